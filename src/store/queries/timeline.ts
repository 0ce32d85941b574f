import { TimelineEntry } from '../entities/leads.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

/** Notes on the lead's timeline what happened to it, for people. */
export function addTimelineEntry(
  tx: Tx,
  leadId: string,
  kind: string,
  summary: string,
  eventId: string | null = null,
): void {
  tx.em.create(TimelineEntry, {
    orgId: tx.orgId,
    id: newId('timeline'),
    leadId,
    at: tx.now,
    kind,
    summary,
    eventId,
  });
}
