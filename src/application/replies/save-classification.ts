import type { LeadState } from '../../domain/lead.ts';
import type { ReplyCategory } from '../../domain/replies/categories.ts';
import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import { afterReply } from '../../domain/stages.ts';
import { updateLead } from '../../store/queries/lead-changes.ts';
import type { UnclassifiedReply } from '../../store/queries/reply-classification.ts';
import type { Tx } from '../../store/store.ts';
import { recordStatusChanges } from '../leads/record-status-changes.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { recordSuspicion } from '../suspicions/record.ts';

interface ReplyClassification {
  readonly category: ReplyCategory;
  readonly isSuspected: boolean;
}

const automaticCategories: ReadonlySet<ReplyCategory> = new Set(['bounce', 'auto_reply', 'out_of_office']);

/**
 * Sets the category of a reply and its consequences. A reply of a person moves the lead, an opt-out suppresses it, and
 * a suspicion stays open until a person decides. Returns the lead, which may have been merged meanwhile, or null if
 * the reply is gone or has a category.
 */
export async function saveReplyClassification(
  tx: Tx,
  { messageId, leadId }: Pick<UnclassifiedReply, 'messageId' | 'leadId'>,
  { category, isSuspected }: ReplyClassification,
): Promise<string | null> {
  const row = await findLeadForUpdate(tx, leadId);
  const isOptOut = category === 'unsubscribe';
  const [changed] = await tx.sql<{ sender: string | null; isNew: boolean }>(
    `update message m set classification = $3,
            suspicion = case when $5 then null when $6 and m.suspicion is null then 'open' else m.suspicion end,
            warnings = case when $6 and m.suspicion is null then m.warnings || jsonb_build_array($7::text)
                            else m.warnings end
     from message before
     where m.org_id = $1 and m.id = $2 and m.lead_id = $4 and m.classification is null
       and not ($5 and m.suspicion is not distinct from 'cleared')
       and before.org_id = m.org_id and before.id = m.id
     returning m.sender, $6 and before.suspicion is null as "isNew"`,
    [tx.orgId, messageId, category, row?.id ?? null, isOptOut, isSuspected && !isOptOut, suspicionWarning],
  );
  if (row === null || changed === undefined) return null;
  if (changed.isNew) await recordSuspicion(tx, row.id);
  if (!automaticCategories.has(category)) {
    const before: LeadState = { ...row };
    const lead = afterReply(before);
    await updateLead(tx, row, lead);
    recordStatusChanges(tx, before, lead);
  }
  if (isOptOut) await suppressPerson(tx, row, { address: changed.sender, reason: 'unsubscribe' });
  return row.id;
}
