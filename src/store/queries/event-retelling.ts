import type { Reading, Tx } from '../store.ts';

/** An event with what was sent along, and how the lead's timeline tells it. */
export interface ToldEvent {
  readonly id: string;
  readonly leadId: string;
  readonly type: string;
  readonly source: string | null;
  /** JSON. */
  readonly payload: string;
  /** Epoch milliseconds. */
  readonly occurredAt: number;
  readonly entryId: string;
  readonly told: string;
}

/**
 * Events that brought something along, after the id, in the order of their ids. Served by the
 * primary key and timeline_entry_lead_index.
 */
export async function readToldEvents(reading: Reading, after: string, limit: number): Promise<ToldEvent[]> {
  return reading.sql<ToldEvent>(
    `select e.id, e.lead_id as "leadId", e.type, e.source, e.payload, t.id as "entryId", t.summary as told,
            floor(extract(epoch from e.occurred_at) * 1000)::float8 as "occurredAt"
     from inbound_event e join timeline_entry t
       on t.org_id = e.org_id and t.lead_id = e.lead_id and t.kind = 'event' and t.event_id = e.id
     where e.org_id = $1 and e.id > $2 and e.payload is not null order by e.id limit $3`,
    [reading.orgId, after, limit],
  );
}

/** Holds the lead and answers its notes; null where there is none of the id. Served by the primary key. */
export async function holdNotes(tx: Tx, leadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ notes: string | null }>(
    `select notes from lead where org_id = $1 and id = $2 for no key update`,
    [tx.orgId, leadId],
  );
  return row ? (row.notes ?? '') : null;
}

/** Writes an entry of the timeline and the notes of its lead, whose row the caller holds, in other words. */
export async function retell(
  tx: Tx,
  { leadId, entryId }: ToldEvent,
  words: { readonly told: string; readonly notes: string },
): Promise<void> {
  await tx.sql('update timeline_entry set summary = $3 where org_id = $1 and id = $2', [
    tx.orgId,
    entryId,
    words.told,
  ]);
  await tx.sql(`update lead set notes = nullif($3, '') where org_id = $1 and id = $2`, [
    tx.orgId,
    leadId,
    words.notes,
  ]);
}
