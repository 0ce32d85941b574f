/**
 * A mail that came in is kept unlinked first, also when its sender is known, so that whoever takes up the same mail
 * meanwhile meets it there. From there it goes into the thread of the lead that it reports about, else whose address it
 * came from, so that everybody speaks for themselves, else where what it names allows it; else it waits until a lead
 * has that address. Whoever writes a mail chooses its Message-ID, so the same mail is the same id from the same address
 * with the same words; another one under that id is a mail of its own.
 */
import { contentHash } from '../../domain/drafting/content.ts';
import { timeOfMail, type ReceivedMail } from '../../domain/inbound-mail.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { QueryContext, Tx } from '../../store/store.ts';
import { findCreditAccount } from '../../store/queries/credits.ts';
import { classifyInbound, saveInboundMessage, type SavedInbound } from '../messages/save-inbound.ts';
import { findMailThread } from './find-thread.ts';
import {
  applyMailReport,
  findReportedMessage,
  formatReportWarning,
  type ReportedMessage,
} from './apply-report.ts';
import { findEmailOwner, findLeadForUpdate } from '../../store/queries/lead-changes.ts';
import { suppressAddress } from '../suppressions/suppress.ts';

export type MailIngestResult =
  | {
      readonly outcome: 'linked';
      readonly leadId: string;
      readonly messageId: string;
      /** What a person should know of the message. */
      readonly warnings: readonly string[];
      readonly silenced?: SuppressionCause;
    }
  | {
      readonly outcome: 'unlinked';
      /** Why it is in nobody's thread, besides that no lead has its address; or null. */
      readonly reason: string | null;
      readonly warnings: readonly string[];
      readonly silenced?: SuppressionCause;
    }
  | { readonly outcome: 'known' };

/** Why the mail suppressed somebody; absent where it did not. */
export type SuppressionCause = 'unsubscribe' | 'complaint' | 'hard_bounce';

/** A mail that waits for its lead. */
export interface UnlinkedMail {
  readonly mailId: string;
  readonly address: string;
  /** Of its subject and body, as its message has it. */
  readonly contentHash: string;
  readonly mail: ReceivedMail;
  readonly receivedAtMs: number;
}

/** Takes a mail in, once. Served by the primary key of unlinked_mail, message_mail_words_key and lead_identity_pkey. */
export async function ingestMail(
  tx: Tx,
  projectId: string,
  received: ReceivedMail,
): Promise<MailIngestResult> {
  const { mailId, address, subject, body } = received;
  const identity = { mailId, address, contentHash: contentHash(subject, body, []) };
  const arrived = { ...identity, mail: received, receivedAtMs: tx.now.getTime() };
  if (!(await insertUnlinkedMail(tx, projectId, arrived))) return { outcome: 'known' };
  const { isKnown, isShared } = await findSameIdMails(tx, projectId, arrived);
  if (isKnown) {
    await deleteUnlinkedMail(tx, projectId, [arrived]);
    return { outcome: 'known' };
  }
  const mail = isShared ? { ...received, warnings: [...received.warnings, sharedIdWarning] } : received;
  const unlinked = { ...arrived, mail };
  const reported = await findReportedMessage(tx, projectId, mail);
  const ownerId = reported?.leadId ?? (await lockAddress(tx, projectId, address));
  const thread = ownerId === null ? await findMailThread(tx, projectId, mail) : { leadId: ownerId };
  const lead = thread.leadId === null ? null : await findLeadForUpdate(tx, thread.leadId);
  if (!lead) return leaveUnlinked(tx, projectId, unlinked, 'reason' in thread ? thread.reason : null);
  const stored = await linkToLead(tx, lead, [unlinked], { mode: await findMailMode(tx), reported });
  const { messageId, warnings, classification } = onlyItem(stored);
  const reportCause = reported && (await applyMailReport(tx, lead, reported, mail));
  const silenced = classification === 'unsubscribe' ? classification : reportCause;
  return { outcome: 'linked', leadId: lead.id, messageId, warnings, ...(silenced ? { silenced } : {}) };
}

const sharedIdWarning =
  'Another mail has the same Message-ID, from another sender or in other words. This one was taken in as a mail of ' +
  'its own.';

/** The wish of somebody who is a lead in another workspace, or none yet, does not wait for its lead. */
async function leaveUnlinked(
  tx: Tx,
  projectId: string,
  { mail, mailId, address, contentHash: hash }: UnlinkedMail,
  reason: string | null,
): Promise<MailIngestResult> {
  const { warnings } = mail;
  const additions = { warnings, ...(reason === null ? {} : { waitsBecause: reason }) };
  await tx.sql(
    `update unlinked_mail set mail = mail || $6::jsonb
     where org_id = $1 and project_id = $2 and mail_id = $3 and address = $4 and content_hash = $5`,
    [tx.orgId, projectId, mailId, address, hash, JSON.stringify(additions)],
  );
  const isOptOut = classifyInbound(mail).classification === 'unsubscribe';
  if (isOptOut) await suppressAddress(tx, address, 'unsubscribe');
  return { outcome: 'unlinked', reason, warnings, ...(isOptOut ? { silenced: 'unsubscribe' } : {}) };
}

/** An address that a lead has just got. */
interface ClaimedAddress {
  readonly leadId: string;
  readonly value: string;
}

/** Takes up the mails that came from addresses which these leads have just got. */
export async function linkWaitingMail(
  tx: Tx,
  projectId: string,
  claims: readonly ClaimedAddress[],
): Promise<void> {
  await linkFoundMail(tx, { claims, waiting: await lockUnlinkedMailFrom(tx, projectId, claims) });
}

/**
 * Puts mails that waited for these addresses into the threads of their leads, each with its own time, and answers
 * whether there were any.
 */
export async function linkFoundMail(
  tx: Tx,
  {
    claims,
    waiting,
  }: { readonly claims: readonly ClaimedAddress[]; readonly waiting: readonly UnlinkedMail[] },
): Promise<boolean> {
  if (waiting.length === 0) return false;
  await tx.flush();
  const owners = new Map(claims.map(({ leadId, value }) => [value, leadId]));
  for (const [leadId, mails] of Map.groupBy(waiting, ({ address }) => entryOf(owners, address))) {
    const lead = await findLeadForUpdate(tx, leadId);
    if (!lead) throw new Error(`The lead ${leadId} has just got an address and is not there.`);
    await linkToLead(tx, lead, mails, { mode: null, reported: null });
  }
  return true;
}

/** The mails that wait for these addresses, which the asker has claimed. Served by unlinked_mail_address_index. */
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
  readonly subject: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  /** Why it is in nobody's thread, besides that no lead has its address; or null. */
  readonly reason: string | null;
}

/** The mails that wait, the newest first. Served by the primary key, whose rows of a workspace are sorted. */
export async function listUnlinkedMail(
  tx: QueryContext,
  projectId: string,
  limit: number,
): Promise<ListedUnlinkedMail[]> {
  return tx.sql<ListedUnlinkedMail>(
    `select mail_id as "mailId", address as "from", mail->>'subject' as subject,
            floor(extract(epoch from received_at) * 1000)::float8 as "receivedAt", mail->>'waitsBecause' as reason
     from unlinked_mail where org_id = $1 and project_id = $2 order by received_at desc, mail_id limit $3`,
    [tx.orgId, projectId, limit],
  );
}

/** False for a mail that waits already. Two who take in the same mail wait for each other here. */
async function insertUnlinkedMail(
  tx: Tx,
  projectId: string,
  { mailId, address, contentHash: hash, mail }: UnlinkedMail,
): Promise<boolean> {
  const kept = await tx.sql(
    `insert into unlinked_mail (org_id, project_id, mail_id, address, content_hash, mail, received_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, project_id, mail_id, address, content_hash) do nothing returning mail_id`,
    [tx.orgId, projectId, mailId, address, hash, JSON.stringify(mail), tx.now],
  );
  return kept.length === 1;
}

interface SameIdMails {
  /** Whether this very mail is in a thread; of some messages, as of all that went out, no sender is kept. */
  readonly isKnown: boolean;
  /** Whether any other mail has its id. */
  readonly isShared: boolean;
}

async function findSameIdMails(
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

/**
 * The lead that the address names, or null. In between, the address is claimed for nobody until this transaction ends:
 * whoever is giving it to a lead was waited for, and whoever does so next waits, and finds the mail.
 */
async function lockAddress(tx: Tx, projectId: string, address: string): Promise<string | null> {
  const where = [tx.orgId, projectId, address];
  const held = await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id) values ($1, $2, 'email', $3, '')
     on conflict (org_id, project_id, kind, value) do nothing returning value`,
    where,
  );
  if (held.length === 0) return findEmailOwner(tx, projectId, address);
  await tx.sql(
    `delete from lead_identity
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = ''`,
    where,
  );
  return null;
}

async function deleteUnlinkedMail(tx: Tx, projectId: string, mails: readonly UnlinkedMail[]): Promise<void> {
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

/** Puts mails into the thread of a held lead; `reported` is the message that they report about, if one is known. */
async function linkToLead(
  tx: Tx,
  lead: Rows['Lead'],
  mails: readonly UnlinkedMail[],
  { mode, reported }: LinkOptions,
): Promise<SavedInbound[]> {
  await deleteUnlinkedMail(tx, lead.projectId, mails);
  const stored: SavedInbound[] = [];
  for (const { mail, address, receivedAtMs } of mails) {
    const occurredAt = new Date(timeOfMail(mail.writtenAt, receivedAtMs));
    const warning = formatReportWarning(mail, reported);
    const warnings = warning === null ? mail.warnings : [...mail.warnings, warning];
    const inbound = { ...mail, warnings, from: address, occurredAt, mode };
    stored.push(await saveInboundMessage(tx, lead, inbound));
  }
  return stored;
}

interface LinkOptions {
  readonly mode: 'live' | 'test' | null;
  readonly reported: ReportedMessage | null;
}

/** What a mail starts may spend where the plan has live keys. */
async function findMailMode(tx: Tx): Promise<'live' | 'test'> {
  return (await findCreditAccount(tx)).plan === 'free' ? 'test' : 'live';
}
