import type { Suspicion } from '../../domain/replies/unasked-drafts.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { TimePosition } from '../../domain/paging.ts';
import type { QueryContext, Tx } from '../store.ts';

/**
 * Returns the lead's oldest message or event with an open suspicion, or null. Served by message_suspected_index and
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

/** An inbound message or event. */
export interface InboundItem {
  readonly id: string;
  readonly leadId: string;
  readonly table: 'message' | 'inbound_event';
  readonly suspicion: Suspicion | null;
  /** When a person last decided whether it is an opt-out, in epoch milliseconds. */
  readonly decidedAt: number | null;
  /** The sender, unless it is an address of the lead. */
  readonly stranger: string | null;
  readonly subject: string;
  readonly body: string;
  /** The JSON of an event; null for a message. */
  readonly payload: string | null;
  readonly classification: string | null;
}

/** Served by the primary keys and lead_identity_lead_index. */
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
 * Returns which of the addresses that a confirmed opt-out would suppress are suppressed already. Served by
 * lead_identity_lead_index and suppression_value_key.
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
  readonly id: string;
  readonly leadId: string;
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly subject: string;
  readonly body: string;
  /** The JSON of an event; null for a message. */
  readonly payload: string | null;
}

/** Returns open suspicions of a workspace, oldest first. Served as `findOpenSuspicion`. */
export async function listSuspectedItems(
  tx: QueryContext,
  projectId: string,
  { after, limit }: { readonly after?: TimePosition | undefined; readonly limit: number },
): Promise<SuspectedItem[]> {
  return tx.sql<SuspectedItem>(
    `select a.id, a.lead_id as "leadId", a.subject, a.body, a.payload,
            coalesce(l.email, nullif(concat_ws(' ', l.first_name, l.last_name), ''), l.company, l.id) as from,
            floor(extract(epoch from a.occurred_at) * 1000)::float8 as at
     from (
       select org_id, id, lead_id, date_trunc('milliseconds', occurred_at) as occurred_at, subject, body,
              null as payload from message
       where org_id = $1 and project_id = $2 and suspicion = 'open'
       union all
       select org_id, id, lead_id, date_trunc('milliseconds', occurred_at), '', '', coalesce(payload, 'null')
       from inbound_event where org_id = $1 and project_id = $2 and suspicion = 'open'
     ) as a
     join lead l on l.org_id = a.org_id and l.id = a.lead_id
     where $3::timestamptz is null or (a.occurred_at, a.id) > ($3, $4)
     order by a.occurred_at, a.id limit $5`,
    [tx.orgId, projectId, after?.at, after?.id, limit],
  );
}

/** Served as `findOpenSuspicion`. */
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

/** Saves a person's decision about an event. Served by the primary key. */
export async function updateEventSuspicion(tx: Tx, id: string, suspicion: 'cleared' | null): Promise<void> {
  await tx.sql(
    'update inbound_event set suspicion = $3, suspicion_decided_at = $4 where org_id = $1 and id = $2',
    [tx.orgId, id, suspicion, tx.now],
  );
}

export interface DecidedMessage {
  readonly suspicion: 'cleared' | null;
  /** The new category; null to keep the old one unless it is `forgottenCategory`. */
  readonly category: string | null;
  readonly forgottenCategory: string;
  readonly removedWarning: string;
  /** An entry of the message's history. */
  readonly change: object;
}

/** Saves a person's decision about a message. Served by the primary key. */
export async function updateMessageSuspicion(tx: Tx, id: string, decided: DecidedMessage): Promise<void> {
  const { suspicion, category, forgottenCategory, removedWarning, change } = decided;
  await tx.sql(
    `update message set suspicion = $3, suspicion_decided_at = $4, warnings = warnings - $5::text,
            history = history || $6::jsonb,
            classification = coalesce($7, nullif(classification, $8))
     where org_id = $1 and id = $2`,
    [tx.orgId, id, suspicion, tx.now, removedWarning, JSON.stringify([change]), category, forgottenCategory],
  );
}
