import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TeamMailer } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  /** Sending a mail deletes mails older than this. */
  readonly retentionMs: number;
  /** If the folder contains more mails, the oldest are deleted. */
  readonly maxMails: number;
}

/**
 * Writes each mail as an `.eml` file into `folder`, which the first mail creates. The file name is the mail's id.
 * Names sort by time and contain no personal data, and a repeated mail replaces the first. A file is written under
 * another name and renamed, so that readers see only complete mails. Old mails are deleted, because the folder may
 * have no reader.
 */
export function createOutboxFolder({ folder, from, retentionMs, maxMails }: OutboxOptions): TeamMailer {
  return {
    send: async (message, signal) => {
      const bytes = await composeMail(message, from);
      signal?.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const filePath = path.join(folder, `${message.messageId}.eml`);
      const unfinishedPath = path.join(folder, `.${message.messageId}.${process.pid}.unfinished`);
      try {
        await writeSynced(unfinishedPath, bytes);
        await rename(unfinishedPath, filePath);
      } catch (error) {
        await rm(unfinishedPath, { force: true });
        throw error;
      }
      // The mail is written, so a failed cleanup is no error. The next mail repeats it.
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

/** Names sort by time, so the loop ends at the first recent mail. Other files are not deleted. */
async function deleteOldMails(
  folder: string,
  { retentionMs, maxMails }: Pick<OutboxOptions, 'retentionMs' | 'maxMails'>,
) {
  const names = (await readdir(folder)).sort();
  const mails = names.filter((name) => /^notice_\w+\.eml$/.test(name));
  const unfinished = names.filter((name) => /^\.notice_\w+\.\d+\.unfinished$/.test(name));
  for (const [index, name] of mails.entries()) {
    const isBeyondLimit = mails.length - index > maxMails;
    if (!isBeyondLimit && !(await isOlder(path.join(folder, name), retentionMs))) break;
    await rm(path.join(folder, name), { force: true });
  }
  for (const name of unfinished)
    if (await isOlder(path.join(folder, name), unfinishedMs))
      await rm(path.join(folder, name), { force: true });
}

/** A crashed process leaves an unfinished file; another process sends the notice again. */
const unfinishedMs = 24 * 60 * 60_000;

/** Returns true for a file that no longer exists. */
async function isOlder(filePath: string, ageMs: number): Promise<boolean> {
  const { mtimeMs } = await stat(filePath).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > ageMs;
}
