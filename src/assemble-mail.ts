import path from 'node:path';
import type { Config } from './config.ts';
import type { TeamMailer } from './ports/mail.ts';

/** Opens the configured mail server, or else a folder. The mail library is loaded with the first mail. */
export function openMailLazily(config: Config): TeamMailer {
  const { smtpUrl, mailFrom: from, dataDir, outboxDays, outboxMails: maxMails } = config;
  const open = async (): Promise<TeamMailer> => {
    if (smtpUrl === undefined) {
      const { createOutboxFolder } = await import('./adapters/mail/outbox-folder.ts');
      const retentionMs = outboxDays * 24 * 60 * 60_000;
      return createOutboxFolder({ folder: path.join(dataDir, 'outbox'), from, retentionMs, maxMails });
    }
    // The operator configured this address, so it may be private, but only for this adapter.
    const { createSmtp } = await import('./adapters/mail/smtp.ts');
    return createSmtp({ url: smtpUrl, from });
  };
  let opening: Promise<TeamMailer> | undefined;
  return {
    send: async (mailing, signal) => {
      opening ??= open();
      return (await opening).send(mailing, signal);
    },
  };
}
