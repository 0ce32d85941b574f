import { noticeSubject, noticeText } from '../../domain/notice.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';

export interface TeamNotice {
  /** Members of the organisation; null: all of them. Any other address is never written to. */
  readonly emails: readonly string[] | null;
  readonly subject: string;
  readonly text: string;
  /** What the notice is about, once in an organisation: a second notice under the same key is none. */
  readonly key: string;
}

/**
 * Tells the team something by mail once this transaction has committed. Who is disabled, deleted or no member when the
 * mail is sent does not get it. Served by notice_once_key.
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
