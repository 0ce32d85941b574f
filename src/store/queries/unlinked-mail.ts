import type { ReceivedMail } from '../../domain/inbound-mail.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { QueryContext, Tx } from '../store.ts';

/** An address that a lead has just gained. */
export interface ClaimedAddress {
  readonly leadId: string;
  readonly value: string;
}

/** A mail that waits for its lead. */
export interface UnlinkedMail {
  readonly mailId: string;
  readonly address: string;
  /** The hash of subject and body, as in a message. */
  readonly contentHash: string;
  readonly mail: ReceivedMail;
  readonly receivedAtMs: number;
}

/**
 * Locks the mails that wait for these addresses, which the caller has claimed. Served by unlinked_mail_address_index.
 */
export async function lockUnlinkedMailFrom(
  tx: Tx,
  projectId: string,
  claims: readonly ClaimedAddress[],
): Promise<UnlinkedMail[]> {
  if (claims.length === 0) return [];
  return tx.sql<UnlinkedMail>(
    `select mail_id as "mailId", address, content_hash as "contentHash", mail,
            floor(extract(epoch from received_at) * 1000)::float8 as "receivedAtMs"
     from unlinked_mail
     where org_id = $1 and project_id = $2 and address = any($3)
     order by received_at, mail_id, content_hash for update`,
    [tx.orgId, projectId, claims.map(({ value }) => value)],
  );
}

export interface ListedUnlinkedMail {
  readonly mailId: string;
  readonly from: string;
  readonly contentHash: string;
  readonly subject: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  /** Why it is in no thread, in addition to its unknown address. */
  readonly reason: string | null;
}

/** Returns waiting mails, newest first. Served by the primary key, whose rows of a workspace are sorted. */
export async function listUnlinkedMail(
  tx: QueryContext,
  projectId: string,
  { before, limit }: { readonly before?: UnlinkedMailPosition | undefined; readonly limit: number },
): Promise<ListedUnlinkedMail[]> {
  return tx.sql<ListedUnlinkedMail>(
    `select mail_id as "mailId", address as "from", content_hash as "contentHash", mail->>'subject' as subject,
            floor(extract(epoch from received_at) * 1000)::float8 as "receivedAt", mail->>'waitsBecause' as reason
     from unlinked_mail
     where org_id = $1 and project_id = $2 and ($3::timestamptz is null or received_at < $3
       or (received_at = $3 and (mail_id, address, content_hash) > ($4, $5, $6)))
     order by received_at desc, mail_id, address, content_hash limit $7`,
    [tx.orgId, projectId, before?.at, before?.mailId, before?.from, before?.contentHash, limit],
  );
}

/** The last mail of the previous page. */
export interface UnlinkedMailPosition {
  readonly at: Date;
  readonly mailId: string;
  readonly from: string;
  readonly contentHash: string;
}

/** Locks a waiting mail. Null if it does not wait in the workspace. Served by the primary key. */
export async function lockUnlinkedMail(
  tx: Tx,
  projectId: string,
  { mailId, from, contentHash: hash }: Pick<ListedUnlinkedMail, 'mailId' | 'from' | 'contentHash'>,
): Promise<UnlinkedMail | null> {
  const [row] = await tx.sql<UnlinkedMail>(
    `select mail_id as "mailId", address, content_hash as "contentHash", mail,
            floor(extract(epoch from received_at) * 1000)::float8 as "receivedAtMs"
     from unlinked_mail
     where org_id = $1 and project_id = $2 and mail_id = $3 and address = $4 and content_hash = $5 for update`,
    [tx.orgId, projectId, mailId, from, hash],
  );
  return row ?? null;
}

/** Adds a waiting mail. False if it waits already. Parallel calls with the same mail wait for each other here. */
export async function insertUnlinkedMail(
  tx: Tx,
  projectId: string,
  { mailId, address, contentHash: hash, mail }: UnlinkedMail,
): Promise<boolean> {
  const inserted = await tx.sql(
    `insert into unlinked_mail (org_id, project_id, mail_id, address, content_hash, mail, received_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, project_id, mail_id, address, content_hash) do nothing returning mail_id`,
    [tx.orgId, projectId, mailId, address, hash, JSON.stringify(mail), tx.now],
  );
  return inserted.length === 1;
}

/** Adds warnings, and the reason why it waits, to a waiting mail. Served by the primary key. */
export async function addToUnlinkedMail(
  tx: Tx,
  projectId: string,
  { mailId, address, contentHash: hash }: UnlinkedMail,
  additions: { readonly warnings: readonly string[]; readonly waitsBecause?: string },
): Promise<void> {
  await tx.sql(
    `update unlinked_mail set mail = mail || $6::jsonb
     where org_id = $1 and project_id = $2 and mail_id = $3 and address = $4 and content_hash = $5`,
    [tx.orgId, projectId, mailId, address, hash, JSON.stringify(additions)],
  );
}

interface SameIdMails {
  /** Whether this mail is in a thread. Messages without a sender, such as sent ones, match any address. */
  readonly isKnown: boolean;
  /** Whether another mail has the same id. */
  readonly isShared: boolean;
}

export async function findSameIdMails(
  tx: Tx,
  projectId: string,
  { mailId, address, contentHash: hash }: UnlinkedMail,
): Promise<SameIdMails> {
  const rows = await tx.sql<SameIdMails>(
    `select coalesce(bool_or("isSame"), false) as "isKnown", count(*) > 0 as "isShared" from (
       select content_hash = $5 and (sender is null or sender = $4) as "isSame" from message
       where org_id = $1 and project_id = $2 and mail_id = $3
       union all
       select false from unlinked_mail
       where org_id = $1 and project_id = $2 and mail_id = $3 and (address, content_hash) <> ($4, $5)
     ) named`,
    [tx.orgId, projectId, mailId, address, hash],
  );
  return onlyItem(rows);
}

/** Returns the thread that contains the mail, or null while the mail waits. Served by message_mail_words_key. */
export async function findThreadOfMail(
  tx: QueryContext,
  projectId: string,
  { mailId, address, contentHash: hash }: Pick<UnlinkedMail, 'mailId' | 'address' | 'contentHash'>,
): Promise<string | null> {
  const [row] = await tx.sql<{ threadId: string }>(
    `select thread_id as "threadId" from message
     where org_id = $1 and project_id = $2 and mail_id = $3 and content_hash = $5
       and (sender is null or sender = $4)
     order by id limit 1`,
    [tx.orgId, projectId, mailId, address, hash],
  );
  return row?.threadId ?? null;
}

export async function deleteUnlinkedMail(
  tx: Tx,
  projectId: string,
  mails: readonly UnlinkedMail[],
): Promise<void> {
  await tx.sql(
    `delete from unlinked_mail where org_id = $1 and project_id = $2 and (mail_id, address, content_hash) in (
       select * from unnest($3::text[], $4::text[], $5::text[]))`,
    [
      tx.orgId,
      projectId,
      mails.map(({ mailId }) => mailId),
      mails.map(({ address }) => address),
      mails.map((mail) => mail.contentHash),
    ],
  );
}
