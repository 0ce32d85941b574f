import { erasePerson } from '../../application/leads/erase.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findMergeTarget } from '../../store/queries/merged-leads.ts';

export const handle: PersonHandler<'leads.erase'> = async ({
  args: { leadId },
  tx,
  fail,
  describeChange,
}) => {
  const mergedInto = await findMergeTarget(tx, leadId);
  if (mergedInto !== null) {
    const remedy = `To erase ${mergedInto}, give its id.`;
    const problem = `The lead was merged into ${mergedInto}; nothing was erased. ${remedy}`;
    return fail('invalid_state', problem, { param: 'leadId' });
  }
  const erased = (await erasePerson(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const { leadIds, messages, addresses } = erased;
  describeChange({ change: { leads: leadIds.length, messages, addresses } });
  return erased;
};
