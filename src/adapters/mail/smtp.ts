import { createTransport } from 'nodemailer';
import { MailFailed, type RefusedAddress, type TeamMailer } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

export interface SmtpOptions {
  /** Begins with `smtp://` (STARTTLS if the server offers it) or `smtps://`. May contain user and password. */
  readonly url: string;
  readonly from: string;
  /** The limit for a whole mail, from resolving to the server's last response. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;
const idleTimeoutMs = 20_000;
const maxReasonLength = 500;

/** Sends mail to the configured server, with one connection per mail. */
export function createSmtp({ url, from, timeoutMs = defaultTimeoutMs }: SmtpOptions): TeamMailer {
  const transport = createTransport({
    url,
    dnsTimeout: idleTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    greetingTimeout: idleTimeoutMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const reasonOf = createReasonFormatter(loginOf(url));
  return {
    send: async (message, signal) => {
      const raw = await composeMail(message, from);
      const limit = AbortSignal.timeout(timeoutMs);
      try {
        const envelope = { from: addressOf(from), to: [...message.to] };
        const receipt = await transport.sendMail({
          envelope,
          raw,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        return toRefusedAddresses(receipt.rejectedErrors ?? [], reasonOf);
      } catch (error) {
        signal?.throwIfAborted();
        if (limit.aborted) throw new MailFailed(`The mail server took more than ${timeoutMs / 1_000} s.`);
        // Omits the cause, because logs would show the server's raw text.
        throw new MailFailed(`The mail server rejected it: ${reasonOf(error)}`);
      }
    },
  };
}

const addressOf = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

function toRefusedAddresses(
  errors: readonly (Error & { recipient?: string | undefined })[],
  reasonOf: (error: unknown) => string,
): RefusedAddress[] {
  return errors.flatMap((error) =>
    error.recipient === undefined ? [] : [{ address: error.recipient, reason: reasonOf(error) }],
  );
}

interface Login {
  readonly user: string;
  readonly password: string;
}

function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Removes the credentials from a server's message, because some servers repeat them. */
function createReasonFormatter({ user, password }: Login): (error: unknown) => string {
  const toBase64 = (text: string) => Buffer.from(text).toString('base64');
  const encodings = password ? [password, toBase64(password), toBase64(`\0${user}\0${password}`)] : [];
  return (error) => {
    const { message } = error as Error;
    const reason = encodings.reduce((text, encoding) => text.replaceAll(encoding, '…'), message);
    return reason.replaceAll(/\s+/g, ' ').slice(0, maxReasonLength);
  };
}
