import { unmergeLead } from '../../application/leads/unmerge.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'leads.unmerge'> = async ({ args, tx, fail, describeChange }) => {
  const unmerged = (await unmergeLead(tx, args.leadId)) ?? fail('merge_not_found', null, { param: 'leadId' });
  if ('problem' in unmerged) return fail('invalid_state', unmerged.problem, { param: 'leadId' });
  describeChange({ change: { primaryId: unmerged.primaryId } });
  return unmerged;
};
