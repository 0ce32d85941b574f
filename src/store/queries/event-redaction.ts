import type { ReadContext, Tx } from '../store.ts';

/** An event with its payload and timeline entry. */
export interface RecordedEvent {
  readonly id: string;
  readonly leadId: string;
  readonly type: string;
  readonly source: string | null;
  /** JSON. */
  readonly payload: string;
  /** Epoch milliseconds. */
  readonly occurredAt: number;
  readonly entryId: string;
  readonly summary: string;
}

/** Returns events with a payload after the id, in order. Served by the primary key and timeline_entry_lead_index. */
export async function listRecordedEvents(
  tx: ReadContext,
  after: string,
  limit: number,
): Promise<RecordedEvent[]> {
  return tx.sql<RecordedEvent>(
    `select e.id, e.lead_id as "leadId", e.type, e.source, e.payload, t.id as "entryId", t.summary as summary,
            floor(extract(epoch from e.occurred_at) * 1000)::float8 as "occurredAt"
     from inbound_event e join timeline_entry t
       on t.org_id = e.org_id and t.lead_id = e.lead_id and t.kind = 'event' and t.event_id = e.id
     where e.org_id = $1 and e.id > $2 and e.payload is not null order by e.id limit $3`,
    [tx.orgId, after, limit],
  );
}

/** Locks the lead and returns its notes. Null if it does not exist. Served by the primary key. */
export async function lockLeadNotes(tx: Tx, leadId: string): Promise<string | null> {
  const [row] = await tx.sql<{ notes: string | null }>(
    `select notes from lead where org_id = $1 and id = $2 for no key update`,
    [tx.orgId, leadId],
  );
  return row ? (row.notes ?? '') : null;
}

/** Replaces the text of a timeline entry and of the lead's notes. The caller holds the lock on the lead. */
export async function rewriteEntryAndNotes(
  tx: Tx,
  { leadId, entryId }: RecordedEvent,
  texts: { readonly summary: string; readonly notes: string },
): Promise<void> {
  await tx.sql('update timeline_entry set summary = $3 where org_id = $1 and id = $2', [
    tx.orgId,
    entryId,
    texts.summary,
  ]);
  await tx.sql(`update lead set notes = nullif($3, '') where org_id = $1 and id = $2`, [
    tx.orgId,
    leadId,
    texts.notes,
  ]);
}

/** The parts of a merge record that contain notes. Reversing the merge would restore them. */
export const mergeRecordParts = ['before', 'merged', 'duplicate'] as const;

export interface MergeNotes {
  readonly oldId: string;
  /** In the order of `mergeRecordParts`. */
  readonly notes: readonly (string | null)[];
}

/** Locks the records of merges into a lead and returns their notes. Served by merged_lead_lead_index. */
export async function lockMergeNotes(tx: Tx, leadId: string): Promise<MergeNotes[]> {
  return tx.sql<MergeNotes>(
    `select old_id as "oldId",
            array(select record -> part ->> 'notes' from unnest($3::text[]) with ordinality as parts (part, position)
                  order by position) as notes
     from merged_lead where org_id = $1 and lead_id = $2 order by old_id for no key update`,
    [tx.orgId, leadId, mergeRecordParts],
  );
}

/** Served by the primary key. */
export async function updateMergeNotes(tx: Tx, oldId: string, part: string, notes: string): Promise<void> {
  await tx.sql(
    `update merged_lead set record = jsonb_set(record, $3::text[], to_jsonb($4::text))
     where org_id = $1 and old_id = $2`,
    [tx.orgId, oldId, [part, 'notes'], notes],
  );
}
