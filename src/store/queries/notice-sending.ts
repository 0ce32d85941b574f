import { newId } from '../ids.ts';
import type { QueryContext, Tx } from '../store.ts';
import { deleteOutboxRow } from './outbox.ts';

/** A notice that only this process may send until its lease expires. */
export interface LeasedNotice {
  readonly subject: string;
  readonly text: string;
  /** Null for all members. */
  readonly emails: readonly string[] | null;
  readonly sentTo: readonly string[];
  /** Epoch milliseconds of the first failed attempt. */
  readonly failingSince: number | null;
  /** A mail of kind `link` goes to its addresses, members or not. Its text is encrypted, and `text` is empty. */
  readonly kind: 'team' | 'link';
  readonly sealed: string | null;
  /** Epoch milliseconds after which the mail is of no use, or null. */
  readonly expiresAt: number | null;
}

export interface NewNotice {
  readonly key: string;
  /** Null for all members. */
  readonly emails: readonly string[] | null;
  readonly subject: string;
  readonly text: string;
}

/** Adds a notice. Returns its id, or null if one with this key exists. Served by notice_once_key. */
export async function insertNotice(
  tx: Tx,
  { key, emails, subject, text }: NewNotice,
): Promise<string | null> {
  const [inserted] = await tx.sql<{ id: string }>(
    `insert into notice (org_id, id, key, emails, subject, body, created_at)
     values ($1, $2, $3, $4::text[], $5, $6, $7)
     on conflict on constraint notice_once_key do nothing returning id`,
    [tx.orgId, newId('notice'), key, emails, subject, text, tx.now],
  );
  return inserted?.id ?? null;
}

export interface NewLinkMail {
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  /** The encrypted text. */
  readonly sealed: string;
  readonly expiresAt: Date;
}

/** Adds a mail with a link to one address. */
export async function insertLinkMail(
  tx: Tx,
  { id, email, subject, sealed, expiresAt }: NewLinkMail,
): Promise<void> {
  await tx.sql(
    `insert into notice (org_id, id, key, emails, subject, body, kind, sealed, expires_at, created_at)
     values ($1, $2, $2, $3::text[], $4, '', 'link', $5, $6, $7)`,
    [tx.orgId, id, [email], subject, sealed, expiresAt, tx.now],
  );
}

/**
 * Claims a waiting notice until a time. Null if it is finished, postponed, or claimed by another process. Served by the
 * primary key.
 */
export async function leaseNotice(tx: Tx, id: string, until: Date): Promise<LeasedNotice | null> {
  const [notice] = await tx.sql<LeasedNotice>(
    `update notice set attempts = attempts + 1, held_until = $3
     where org_id = $1 and id = $2 and state = 'waiting' and (held_until is null or held_until <= $4)
     returning subject, body as text, emails, sent_to as "sentTo", kind, sealed,
       floor(extract(epoch from expires_at) * 1000)::float8 as "expiresAt",
       floor(extract(epoch from failing_since) * 1000)::float8 as "failingSince"`,
    [tx.orgId, id, until, tx.now],
  );
  return notice ?? null;
}

/**
 * Returns the active members who have not received the notice, or the addresses of a mail with a link. Served by
 * member_email_key.
 */
export async function listNoticeRecipients(
  tx: Tx,
  { kind, emails, sentTo }: LeasedNotice,
): Promise<string[]> {
  if (kind === 'link') return (emails ?? []).filter((email) => !sentTo.includes(email));
  const members = await tx.sql<{ email: string }>(
    `select email from directory.member
     where org_id = $1 and disabled_at is null and deleted_at is null
       and ($2::text[] is null or email = any($2)) and not email = any($3::text[])
     order by user_id`,
    [tx.orgId, emails, sentTo],
  );
  return members.map(({ email }) => email);
}

/** Returns when the lease or the delay of a waiting notice ends. Null for a finished one. Served by the primary key. */
export async function findNoticeDueTime(tx: Tx, id: string): Promise<Date | null> {
  const [row] = await tx.sql<{ dueAt: Date }>(
    `select held_until as "dueAt" from notice where org_id = $1 and id = $2 and state = 'waiting'`,
    [tx.orgId, id],
  );
  return row?.dueAt ?? null;
}

/** Finishes a notice that reached all recipients. */
export async function finishNotice(tx: Tx, id: string, sentTo: readonly string[]): Promise<void> {
  await endNotice(tx, id, { state: 'sent', sentTo, lastError: null });
}

/** Ends the attempts to send a notice. */
export async function giveUpNotice(
  tx: Tx,
  id: string,
  reason: string,
  sentTo: readonly string[] = [],
): Promise<void> {
  await endNotice(tx, id, { state: 'given_up', sentTo, lastError: reason });
}

async function endNotice(
  tx: Tx,
  id: string,
  { state, sentTo, lastError }: { state: string; sentTo: readonly string[]; lastError: string | null },
): Promise<void> {
  await tx.sql(
    `update notice set state = $3, sent_to = sent_to || $4::text[], last_error = $5, finished_at = $6,
       held_until = null, sealed = null
     where org_id = $1 and id = $2 and state = 'waiting'`,
    [tx.orgId, id, state, sentTo, lastError, tx.now],
  );
  await deleteOutboxRow(tx, id);
}

/** Saves when the remaining recipients are tried again. The caller enqueues the notice for that time. */
export async function postponeNotice(
  tx: Tx,
  id: string,
  { reason, retryAt, sentTo }: { reason: string; retryAt: Date; sentTo: readonly string[] },
): Promise<void> {
  await tx.sql(
    `update notice set failing_since = coalesce(failing_since, $3), last_error = $4, held_until = $5,
       sent_to = sent_to || $6::text[]
     where org_id = $1 and id = $2 and state = 'waiting'`,
    [tx.orgId, id, tx.now, reason, retryAt, sentTo],
  );
  await deleteOutboxRow(tx, id);
}

/** Releases an unsent notice because this process ends. */
export async function releaseNotice(tx: Tx, id: string): Promise<void> {
  await tx.sql(
    `update notice set attempts = attempts - 1, held_until = null where org_id = $1 and id = $2 and state = 'waiting'`,
    [tx.orgId, id],
  );
}

/** Deletes notices that were finished before a time. Served by notice_finished_index. */
export async function deleteExpiredNotices(tx: Tx, before: Date): Promise<void> {
  await tx.sql('delete from notice where org_id = $1 and finished_at < $2', [tx.orgId, before]);
}

export interface ListedNotice {
  readonly noticeId: string;
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'given_up';
  readonly attempts: number;
  /** Recipients who have received it. */
  readonly sentTo: readonly string[];
  /** The error of the last attempt, or null. */
  readonly lastError: string | null;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  readonly finishedAt: number | null;
  /** Time of the next attempt; null if it is due now or there is none. */
  readonly nextAttemptAt: number | null;
}

/** Returns the notices to a team, newest first. Served by the primary key, because ids sort by time. */
export async function listTeamNotices(tx: QueryContext, limit: number): Promise<ListedNotice[]> {
  const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return tx.sql<ListedNotice>(
    `select id as "noticeId", subject, state, attempts, sent_to as "sentTo", last_error as "lastError",
            ${ms('created_at')} as "createdAt", ${ms('finished_at')} as "finishedAt",
            case when failing_since is not null and state = 'waiting' then ${ms('held_until')} end as "nextAttemptAt"
     from notice where org_id = $1 order by id desc limit $2`,
    [tx.orgId, limit],
  );
}
