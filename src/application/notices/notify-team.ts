import { noticeSubject, noticeText } from '../../domain/notice.ts';
import { insertNotice } from '../../store/queries/notice-sending.ts';
import type { Tx } from '../../store/store.ts';

export interface TeamNotice {
  /** Recipients, who must be members of the organisation. Null means all members. */
  readonly emails: readonly string[] | null;
  readonly subject: string;
  readonly text: string;
  /** Identifies the notice. A second notice with the same key is dropped. */
  readonly key: string;
}

/**
 * Sends a mail to the team after this transaction commits. Members who are disabled or deleted by then do not get it.
 */
export async function notifyTeam(tx: Tx, { emails, subject, text, key }: TeamNotice): Promise<void> {
  const id = await insertNotice(tx, {
    key,
    emails: emails?.map((email) => email.trim().toLowerCase()) ?? null,
    subject: noticeSubject(subject),
    text: noticeText(text),
  });
  if (id !== null) tx.enqueue('notice', id);
}
