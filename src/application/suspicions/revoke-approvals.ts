import { resetApprovedDrafts, listApprovedLeads } from '../../store/queries/message-approvals.ts';
import { findLeadSuppression, lockSuppressions } from '../../store/queries/suppressions.ts';
import { findOpenSuspicion } from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Revokes the approvals of leads that have an open suspicion or a suppression. Call it after giving a lead an address,
 * a company or a site. The caller holds the locks on the leads, so that no draft is approved meanwhile.
 */
export async function revokeApprovalsIfBlocked(tx: Tx, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await tx.flush();
  const approvedLeadIds = await listApprovedLeads(tx, leadIds);
  if (approvedLeadIds.length === 0) return;
  await lockSuppressions(tx, 'gain');
  for (const leadId of approvedLeadIds) {
    const block = await findBlock(tx, leadId);
    if (block !== null) await revokeApprovals(tx, leadId, block);
  }
}

/** Returns why no draft to the lead may be approved, as the reason of a revoked approval, or null. */
export async function findBlock(tx: Tx, leadId: string): Promise<string | null> {
  if ((await findLeadSuppression(tx, leadId)) !== null) return suppressedReason;
  return (await findOpenSuspicion(tx, leadId)) === null ? null : suspectedReason;
}

/** Sets the approved messages of a lead back to drafts and adds that to the timeline. */
export async function revokeApprovals(tx: Tx, leadId: string, reason: string): Promise<void> {
  await tx.flush();
  const revoked = await resetApprovedDrafts(tx, leadId, reason);
  if (revoked > 0) addTimelineEntry(tx, leadId, 'draft_edited', reason);
}

export const suspectedReason =
  'The approval was revoked: the person may have asked for no more messages. Read their message before you send.';
const suppressedReason = 'The approval was revoked: this person is suppressed.';
