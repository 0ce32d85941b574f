import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TeamMail } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

/**
 * Lays each mail as an `.eml` file into `folder`, which is made with the first one. Its name is the mail's id: names
 * sort by time and tell of nobody, and a mail that is sent again takes the place of the first. A file grows under
 * another name, so that whoever reads the folder finds whole mails only.
 */
export function createOutboxFolder({ folder, from }: { folder: string; from: string }): TeamMail {
  return {
    send: async (mailing, signal) => {
      const bytes = await composeMail(mailing, from);
      signal?.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = path.join(folder, `${mailing.messageId}.eml`);
      const growing = path.join(folder, `.${mailing.messageId}.${process.pid}.unfinished`);
      try {
        await writeDown(growing, bytes);
        await rename(growing, place);
      } catch (thrown) {
        await rm(growing, { force: true });
        throw thrown;
      }
      return [];
    },
  };
}

async function writeDown(place: string, bytes: Buffer): Promise<void> {
  await using file = await open(place, 'w', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}
