import type { Handler } from '../../operation.ts';
import { findLeadDetail } from '../../store/queries/lead-views.ts';

export const handle: Handler<'leads.get'> = async ({ args: { leadId }, tx, fail }) =>
  (await findLeadDetail(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
