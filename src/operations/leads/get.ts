import type { Handler } from '../../operation.ts';
import { readLeadInFull } from '../../store/queries/lead-views.ts';

export const handle: Handler<'leads.get'> = async ({ args: { leadId }, tx, fail }) =>
  (await readLeadInFull(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
