import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TeamMailer } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  /** What is older goes with the next mail. */
  readonly retentionMs: number;
  /** Of more than these the oldest go. */
  readonly maxMails: number;
}

/**
 * Lays each mail as an `.eml` file into `folder`, which is made with the first one. Its name is the mail's id: names
 * sort by time and tell of nobody, and a mail that is sent again takes the place of the first. A file grows under
 * another name, so that whoever reads the folder finds whole mails only. What nobody takes is not kept
 * for ever, because nobody may ever look.
 */
export function createOutboxFolder({ folder, from, retentionMs, maxMails }: OutboxOptions): TeamMailer {
  return {
    send: async (mailing, signal) => {
      const bytes = await composeMail(mailing, from);
      signal?.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const filePath = path.join(folder, `${mailing.messageId}.eml`);
      const growing = path.join(folder, `.${mailing.messageId}.${process.pid}.unfinished`);
      try {
        await writeSynced(growing, bytes);
        await rename(growing, filePath);
      } catch (thrown) {
        await rm(growing, { force: true });
        throw thrown;
      }
      // The mail lies there, whatever becomes of old ones; they go with the next.
      await deleteOldMails(folder, { retentionMs, maxMails }).catch(() => undefined);
      return [];
    },
  };
}

async function writeSynced(filePath: string, bytes: Buffer): Promise<void> {
  await using file = await open(filePath, 'w', 0o600);
  await file.writeFile(bytes);
  await file.sync();
}

/** The names are in the order of time, so that only what may go is looked at. Others' files are left alone. */
async function deleteOldMails(
  folder: string,
  { retentionMs, maxMails }: Pick<OutboxOptions, 'retentionMs' | 'maxMails'>,
) {
  const names = (await readdir(folder)).sort();
  const mails = names.filter((name) => /^notice_\w+\.eml$/.test(name));
  const broken = names.filter((name) => /^\.notice_\w+\.\d+\.unfinished$/.test(name));
  for (const [index, name] of mails.entries()) {
    const isTooMany = mails.length - index > maxMails;
    if (!isTooMany && !(await isOlder(path.join(folder, name), retentionMs))) break;
    await rm(path.join(folder, name), { force: true });
  }
  for (const name of broken)
    if (await isOlder(path.join(folder, name), unfinishedMs))
      await rm(path.join(folder, name), { force: true });
}

/** Whoever died amid a mail does not finish it; the notice is sent anew. */
const unfinishedMs = 24 * 60 * 60_000;

/** What somebody took away meanwhile counts as old. */
async function isOlder(filePath: string, ageMs: number): Promise<boolean> {
  const { mtimeMs } = await stat(filePath).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > ageMs;
}
