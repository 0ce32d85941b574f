import { createTransport } from 'nodemailer';
import { MailFailed, type RefusedAddress, type TeamMail } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

export interface SmtpPlace {
  /** `smtp://`, with STARTTLS where the server offers it, or `smtps://`; user and password where it needs them. */
  readonly url: string;
  readonly from: string;
  /** For a whole mail: resolving, connecting, TLS, and the server's last word. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 60_000;
const quietMs = 20_000;
const longestReason = 500;

/** Hands mail to the server that the operator named, one connection for each mail. */
export function createSmtp({ url, from, timeoutMs = usualTimeoutMs }: SmtpPlace): TeamMail {
  const transport = createTransport({
    url,
    dnsTimeout: quietMs,
    connectionTimeout: quietMs,
    greetingTimeout: quietMs,
    socketTimeout: quietMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mailing, signal) => {
      const raw = await composeMail(mailing, from);
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const envelope = { from: addressOf(from), to: [...mailing.to] };
        const sent = await transport.sendMail({
          envelope,
          raw,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        return refusedOf(sent.rejectedErrors ?? []);
      } catch (thrown) {
        signal?.throwIfAborted();
        if (limit.aborted) throw new MailFailed(`The mail server took more than ${timeoutMs / 1_000} s.`);
        throw new MailFailed(`The mail server did not take it: ${reasonOf(thrown)}`, { cause: thrown });
      }
    },
  };
}

const addressOf = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

function refusedOf(errors: readonly (Error & { recipient?: string | undefined })[]): RefusedAddress[] {
  return errors.flatMap((error) =>
    error.recipient === undefined ? [] : [{ address: error.recipient, reason: reasonOf(error) }],
  );
}

function reasonOf(thrown: unknown): string {
  const { message } = thrown as Error;
  return message.replaceAll(/\s+/g, ' ').slice(0, longestReason);
}
