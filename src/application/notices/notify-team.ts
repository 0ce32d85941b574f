import { noticeSubject, noticeText } from '../../domain/notice.ts';
import { newId } from '../../store/ids.ts';
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
  const [written] = await tx.sql<{ id: string }>(
    `insert into notice (org_id, id, key, emails, subject, body, created_at)
     values ($1, $2, $3, $4::text[], $5, $6, $7)
     on conflict on constraint notice_once_key do nothing returning id`,
    [
      tx.orgId,
      newId('notice'),
      key,
      emails?.map((email) => email.trim().toLowerCase()) ?? null,
      noticeSubject(subject),
      noticeText(text),
      tx.now,
    ],
  );
  if (written) tx.enqueue('notice', written.id);
}
