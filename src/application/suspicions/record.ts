import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import { revokeApprovals, suspectedReason } from './revoke-approvals.ts';

/** Adds a possible opt-out to the lead's timeline and revokes approvals. The caller holds the lock on the lead. */
export async function recordSuspicion(tx: Tx, leadId: string, eventId: string | null = null): Promise<void> {
  addTimelineEntry(tx, leadId, 'suspected', suspicionWarning, eventId);
  await revokeApprovals(tx, leadId, suspectedReason);
}
