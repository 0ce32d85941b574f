import type { DeletedRow } from '../../../generated/contract/types.ts';
import type { Handler } from '../../operation.ts';
import { deleteLeads } from '../../application/leads/delete.ts';

/** A repeated id counts as not found the second time. */
export const handle: Handler<'leads.deleteBatch'> = async ({ args, tx, dryRun }) => {
  const { leadIds, messages, runLeads } = await deleteLeads(tx, [...new Set(args.leadIds)]);
  const remaining = new Set(leadIds);
  const items = args.leadIds.map((leadId): DeletedRow => ({
    leadId,
    outcome: remaining.delete(leadId) ? 'deleted' : 'not_found',
  }));
  const notFound = items.length - leadIds.size;
  return { items, deleted: leadIds.size, notFound, messages, runLeads, dryRun };
};
