import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface DeliveredMail {
  readonly from: string;
  /** The recipients in the envelope, who may differ from those in the headers. */
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly url: string;
  readonly delivered: readonly DeliveredMail[];
  close(): Promise<void>;
}

/**
 * Starts a real mail server on loopback and records what it receives. It has no certificate unless `options` provide
 * one.
 */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const delivered: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const record = async () => {
        const raw = await text(stream);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        delivered.push({ from, to, raw, mail: await PostalMime.parse(raw) });
      };
      record().then(() => done(), done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
