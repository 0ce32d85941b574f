import type { Handler } from '../../operation.ts';
import { deleteLeads } from '../../application/leads/delete.ts';
import { findMergeTarget } from '../../store/queries/merged-leads.ts';

export const handle: Handler<'leads.delete'> = async ({ args: { leadId }, tx, fail, dryRun }) => {
  const { leadIds, messages, runLeads } = await deleteLeads(tx, [leadId]);
  if (!leadIds.has(leadId)) {
    const mergedInto = await findMergeTarget(tx, leadId);
    if (mergedInto === null) return fail('lead_not_found', null, { param: 'leadId' });
    return fail(
      'invalid_state',
      `The lead was merged into ${mergedInto}; nothing was deleted. To delete ${mergedInto}, give its id.`,
      { param: 'leadId' },
    );
  }
  return { leadId, deleted: true, messages, runLeads, dryRun };
};
