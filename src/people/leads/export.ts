import type { PersonHandler } from '../../person-operation.ts';
import { readLeadRows } from '../../store/queries/lead-export.ts';
import { findLeadView } from '../../store/queries/lead-views.ts';

export const handle: PersonHandler<'leads.export'> = async ({ args: { leadId }, tx, fail }) => {
  const lead = (await findLeadView(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  return { lead, ...(await readLeadRows(tx, lead.id)) };
};
