import {
  possibleOptOutReason,
  suspicionWarning,
  notDraftedReason,
  type Suspicion,
  type ReceivedText,
} from '../../domain/replies/unasked-drafts.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { QueryContext, Tx } from '../store.ts';
import { findLeadSuppression, lockSuppressions } from './suppressions.ts';
import { addTimelineEntry } from './timeline.ts';

/**
 * Why nothing is drafted for the lead unless a person writes it: something that came from them may ask for silence, and
 * nobody has decided yet. `answered` is what would be answered, if anything. Null where something may be drafted.
 */
export async function findAutoDraftBlock(
  tx: Tx,
  leadId: string,
  answered: ReceivedText | null = null,
): Promise<string | null> {
  const open = await findOpenSuspicion(tx, leadId);
  if (open !== null) return possibleOptOutReason(open);
  return answered && notDraftedReason(answered);
}

/**
 * The id of the oldest message or event of the lead that is open, or null. Served by message_suspected_index and
 * inbound_event_suspected_index.
 */
export async function findOpenSuspicion(tx: Tx, leadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ id: string }>(
    `select id from (
       select id, occurred_at from message where org_id = $1 and lead_id = $2 and suspicion = 'open'
       union all
       select id, occurred_at from inbound_event where org_id = $1 and lead_id = $2 and suspicion = 'open'
     ) as suspected order by occurred_at, id limit 1`,
    [tx.orgId, leadId],
  );
  return row?.id ?? null;
}

/**
 * Notes on the timeline that what the lead wrote may ask for silence, and takes back the approval of what has not gone
 * out, as it was given before. The caller holds the lead.
 */
export async function recordSuspicion(tx: Tx, leadId: string, eventId: string | null = null): Promise<void> {
  addTimelineEntry(tx, leadId, 'suspected', suspicionWarning, eventId);
  await revokeApprovals(tx, leadId, suspectedReason);
}

/**
 * Takes back the approvals of leads that something holds against now: a suspicion that is open, or a suppression.
 * Whoever gives a lead an address, a company or a site calls it; the caller holds the leads, so that nothing is
 * approved for them meanwhile. Served by message_lead_index.
 */
export async function revokeApprovalsIfBlocked(tx: Tx, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await tx.flush();
  const approved = await tx.sql<{ leadId: string }>(
    `select distinct lead_id as "leadId" from message
     where org_id = $1 and lead_id = any($2) and direction = 'outbound' and state = 'approved'`,
    [tx.orgId, leadIds],
  );
  if (approved.length === 0) return;
  await lockSuppressions(tx, 'gain');
  for (const { leadId } of approved) {
    const block = await findBlock(tx, leadId);
    if (block !== null) await revokeApprovals(tx, leadId, block);
  }
}

/** Why nothing for the lead may be approved, in words about an approval that was taken back; null where it may. */
export async function findBlock(tx: Tx, leadId: string): Promise<string | null> {
  if ((await findLeadSuppression(tx, leadId)) !== null) return suppressedReason;
  return (await findOpenSuspicion(tx, leadId)) === null ? null : suspectedReason;
}

/** Served by message_lead_index. */
async function revokeApprovals(tx: Tx, leadId: string, reason: string): Promise<void> {
  await tx.flush();
  const change = [{ at: tx.now.getTime(), by: null, instruction: reason }];
  const rows = await tx.sql<{ id: string }>(
    `with open as (
       select id from message where org_id = $1 and lead_id = $2 and direction = 'outbound' and state = 'approved'
       order by id for no key update
     )
     update message m set state = 'drafted', approved_at = null, approved_by = null, history = m.history || $3::jsonb
     from open where m.org_id = $1 and m.id = open.id returning m.id`,
    [tx.orgId, leadId, JSON.stringify(change)],
  );
  if (rows.length > 0) addTimelineEntry(tx, leadId, 'draft_edited', reason);
}

const suspectedReason =
  'The approval was taken back: the person wrote what may ask not to be written to any more. Read it before you send.';
const suppressedReason = 'The approval was taken back: this person must not be written to.';

/** A message or an event that came in. */
export interface InboundItem {
  readonly id: string;
  readonly leadId: string;
  readonly table: 'message' | 'inbound_event';
  readonly suspicion: Suspicion | null;
  /** When a person last decided whether it asks for silence, in epoch milliseconds; null where nobody has. */
  readonly decidedAt: number | null;
  /** The address that it came from, where that is none of the lead's; else null. */
  readonly stranger: string | null;
  readonly subject: string;
  readonly body: string;
  /** JSON of an event; null of a message. */
  readonly payload: string | null;
  readonly classification: string | null;
}

/** What came in under the id, or null. Served by the primary keys and lead_identity_lead_index. */
export async function findInboundItem(tx: Tx, id: string): Promise<InboundItem | null> {
  const [row] = await tx.sql<InboundItem>(
    `select id, lead_id as "leadId", 'message' as table, suspicion, ${decidedAtSql}, subject, body, null as payload,
            classification, case when not exists (
              select from lead_identity i where i.org_id = $1 and i.lead_id = m.lead_id and i.kind = 'email'
                and i.value = m.sender) then sender end as stranger
     from message m where org_id = $1 and id = $2 and direction = 'inbound'
     union all
     select id, lead_id, 'inbound_event', suspicion, ${decidedAtSql}, '', '', coalesce(payload, 'null'), null, null
     from inbound_event where org_id = $1 and id = $2`,
    [tx.orgId, id],
  );
  return row ?? null;
}

const decidedAtSql = 'floor(extract(epoch from suspicion_decided_at) * 1000)::float8 as "decidedAt"';

/**
 * The suppressed ones among the addresses that a confirmed opt-out silences. Served by lead_identity_lead_index and
 * suppression_value_key.
 */
export async function findSuppressedByItem(
  tx: Tx,
  { leadId, stranger }: InboundItem,
): Promise<readonly string[]> {
  const rows = await tx.sql<{ value: string }>(
    `select value from suppression where org_id = $1 and kind = 'address' and value in (
       select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' union select $3)
     order by value`,
    [tx.orgId, leadId, stranger],
  );
  return rows.map(({ value }) => value);
}

export interface SuspectedItem {
  readonly arrivalId: string;
  readonly leadId: string;
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly subject: string;
  readonly body: string;
  /** JSON of an event; null of a message. */
  readonly payload: string | null;
}

/** What is open in a workspace, the oldest first. Served by the indexes of what is suspected. */
export async function listSuspectedItems(
  tx: QueryContext,
  projectId: string,
  limit: number,
): Promise<SuspectedItem[]> {
  return tx.sql<SuspectedItem>(
    `select a.id as "arrivalId", a.lead_id as "leadId", a.subject, a.body, a.payload,
            coalesce(l.email, nullif(concat_ws(' ', l.first_name, l.last_name), ''), l.company, l.id) as from,
            floor(extract(epoch from a.occurred_at) * 1000)::float8 as at
     from (
       select org_id, id, lead_id, occurred_at, subject, body, null as payload from message
       where org_id = $1 and project_id = $2 and suspicion = 'open'
       union all
       select org_id, id, lead_id, occurred_at, '', '', coalesce(payload, 'null') from inbound_event
       where org_id = $1 and project_id = $2 and suspicion = 'open'
     ) as a
     join lead l on l.org_id = a.org_id and l.id = a.lead_id
     order by a.occurred_at, a.id limit $3`,
    [tx.orgId, projectId, limit],
  );
}

/** How much of what a lead wrote is open. Served by the same. */
export async function countSuspectedItems(tx: Tx, leadId: string): Promise<number> {
  const rows = await tx.sql<{ count: number }>(
    `select count(*)::int as count from (
       select from message where org_id = $1 and lead_id = $2 and suspicion = 'open'
       union all
       select from inbound_event where org_id = $1 and lead_id = $2 and suspicion = 'open'
     ) as open`,
    [tx.orgId, leadId],
  );
  return onlyItem(rows).count;
}

/**
 * Keeps what a person decided; without a suspicion left a message is an opt-out from then on, and one that was left
 * `unsure` for its suspicion is open again to whoever classifies.
 */
export async function decideSuspicion(
  tx: Tx,
  { id, table }: InboundItem,
  { suspicion, decision }: { readonly suspicion: 'cleared' | null; readonly decision: string },
): Promise<void> {
  if (table === 'inbound_event') {
    await tx.sql(
      'update inbound_event set suspicion = $3, suspicion_decided_at = $4 where org_id = $1 and id = $2',
      [tx.orgId, id, suspicion, tx.now],
    );
    return;
  }
  const change = [{ at: tx.now.getTime(), by: null, instruction: decision }];
  await tx.sql(
    `update message set suspicion = $3, suspicion_decided_at = $6, warnings = warnings - $4::text,
            history = history || $5::jsonb,
            classification = case when $3::text is null then 'unsubscribe'
                                  when classification = 'unsure' then null else classification end
     where org_id = $1 and id = $2`,
    [tx.orgId, id, suspicion, suspicionWarning, JSON.stringify(change), tx.now],
  );
}
