import type { LeadState } from '../../domain/lead.ts';
import type { ReplyCategory } from '../../domain/replies/categories.ts';
import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import { afterReply } from '../../domain/stages.ts';
import { type UnclassifiedReply, updateReplyCategory } from '../../store/queries/reply-classification.ts';
import type { Tx } from '../../store/store.ts';
import { recordStatusChanges } from '../leads/record-status-changes.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { recordSuspicion } from '../suspicions/record.ts';
import { updateLead } from '../leads/save.ts';

interface ReplyClassification {
  readonly category: ReplyCategory;
  readonly isSuspected: boolean;
}

const automaticCategories: ReadonlySet<ReplyCategory> = new Set(['bounce', 'auto_reply', 'out_of_office']);

/**
 * Sets the category of a reply and applies its consequences. A reply of a person changes the lead's stage. An opt-out
 * ends a suspicion and suppresses the lead, unless a person decided otherwise. A suspicion stays open until a person
 * decides. Returns the lead, which may have been merged meanwhile. Returns null if the reply was deleted or has a
 * category.
 */
export async function saveReplyClassification(
  tx: Tx,
  { messageId, leadId }: Pick<UnclassifiedReply, 'messageId' | 'leadId'>,
  { category, isSuspected }: ReplyClassification,
): Promise<string | null> {
  const row = await findLeadForUpdate(tx, leadId);
  if (row === null) return null;
  const isOptOut = category === 'unsubscribe';
  const changed = await updateReplyCategory(tx, {
    messageId,
    leadId: row.id,
    category,
    endsSuspicion: isOptOut,
    suspicionWarning: isSuspected && !isOptOut ? suspicionWarning : null,
  });
  if (changed === null) return null;
  if (changed.isNewSuspicion) await recordSuspicion(tx, row.id);
  if (!automaticCategories.has(category)) {
    const before: LeadState = { ...row };
    const lead = afterReply(before);
    await updateLead(tx, row, lead);
    recordStatusChanges(tx, before, lead);
  }
  if (isOptOut) await suppressPerson(tx, row, { address: changed.sender, reason: 'unsubscribe' });
  return row.id;
}
