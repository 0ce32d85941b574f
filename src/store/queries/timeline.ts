import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

/** Adds an event to the lead's timeline, which people read. `at` differs from now if it happened earlier. */
export function addTimelineEntry(
  tx: Tx,
  leadId: string,
  kind: string,
  summary: string,
  eventId: string | null = null,
  at: Date = tx.now,
): void {
  tx.append('timeline', {
    id: newId('timeline'),
    lead_id: leadId,
    at,
    kind,
    summary,
    event_id: eventId,
  });
}

/** As `addTimelineEntry`, for many leads in one statement. */
export async function addTimelineEntries(
  tx: Tx,
  leadIds: readonly string[],
  kind: string,
  summary: string,
): Promise<void> {
  if (leadIds.length === 0) return;
  await tx.sql(
    `insert into timeline_entry (org_id, id, lead_id, at, kind, summary)
     select $1, entry.id, entry.lead_id, $2, $3, $4 from unnest($5::text[], $6::text[]) as entry (id, lead_id)
     on conflict do nothing`,
    [tx.orgId, tx.now, kind, summary, leadIds.map(() => newId('timeline')), leadIds],
  );
}
