import { lockMergeNotes, mergeRecordParts, updateMergeNotes } from '../../store/queries/event-redaction.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Replaces notes in the records of merges into a lead, which the caller has locked. Returns the ids of merged leads
 * whose record changed.
 */
export async function rewriteMergeNotes(
  tx: Tx,
  leadId: string,
  rewrite: (notes: string) => string,
): Promise<readonly string[]> {
  const changed = new Set<string>();
  for (const { oldId, notes } of await lockMergeNotes(tx, leadId))
    for (const [position, part] of mergeRecordParts.entries()) {
      const before = notes[position];
      if (!before) continue;
      const after = rewrite(before);
      if (after === before) continue;
      changed.add(oldId);
      await updateMergeNotes(tx, oldId, part, after);
    }
  return [...changed];
}
