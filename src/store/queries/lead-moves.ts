import { subjectOf, type LeadState } from '../../domain/lead.ts';
import { announcedMoves } from '../../domain/stages.ts';
import type { Tx } from '../store.ts';
import { addTimelineEntry } from './timeline.ts';

/** Tells others and the timeline of the lead's moves in status and stage. Answers which of the two were told. */
export function noteMoves(tx: Tx, before: LeadState, after: LeadState): ReadonlySet<string> {
  const moves = announcedMoves(before, after);
  for (const move of moves) {
    const eventId = tx.emit('lead.status_changed', { ...subjectOf(after), ...move });
    const summary = `The ${move.field} moved from ${move.from} to ${move.to}.`;
    addTimelineEntry(tx, after.id, `${move.field}_changed`, summary, eventId);
  }
  return new Set(moves.map(({ field }) => field));
}
