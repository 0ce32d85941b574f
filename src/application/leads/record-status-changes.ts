import { leadEventData, type LeadState } from '../../domain/lead.ts';
import { notifiableMoves } from '../../domain/stages.ts';
import type { Tx } from '../../store/store.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

/** Emits changes of status and stage and adds them to the timeline. Returns the changed fields. */
export function recordStatusChanges(tx: Tx, before: LeadState, after: LeadState): ReadonlySet<string> {
  const changes = notifiableMoves(before, after);
  for (const change of changes) {
    const eventId = tx.emit('lead.status_changed', { ...leadEventData(after), ...change });
    const summary = `The ${change.field} moved from ${change.from} to ${change.to}.`;
    addTimelineEntry(tx, after.id, `${change.field}_changed`, summary, eventId);
  }
  return new Set(changes.map(({ field }) => field));
}
