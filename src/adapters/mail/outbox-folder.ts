import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TeamMailer } from '../../ports/mail.ts';
import { composeMail } from './compose-mail.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  /** Older mails are deleted with the next mail. */
  readonly retentionMs: number;
  /** Beyond this number, the oldest mails are deleted. */
  readonly maxMails: number;
}

/**
 * Writes each mail as an `.eml` file into `folder`, which the first mail creates. The file name is the mail's id.
 * Names sort by time and contain no personal data, and a repeated mail replaces the first. A file is written under
 * another name and renamed, so that readers only see whole mails. Old mails are deleted, because possibly nobody
 * reads the folder.
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
      // The mail is written. A failed cleanup is repeated with the next mail.
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

/** Names sort by time, so only candidates for deletion are examined. Other files are left alone. */
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

/** A crashed process does not finish its file; the notice is sent again. */
const unfinishedMs = 24 * 60 * 60_000;

/** A file that is already gone counts as old. */
async function isOlder(filePath: string, ageMs: number): Promise<boolean> {
  const { mtimeMs } = await stat(filePath).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > ageMs;
}
