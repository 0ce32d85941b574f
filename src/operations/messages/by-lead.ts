import { pageOf } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { findLead } from '../../store/queries/drafting.ts';
import { listThread } from '../../store/queries/message-views.ts';
import { placeOf, readPlace } from './_place.ts';

export const handle: Handler<'messages.byLead'> = async ({ args, tx, fail }) => {
  const { limit, cursor } = args;
  const { id: leadId } =
    (await findLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const filter = ['messages.byLead', tx.orgId, leadId];
  const after = readPlace(cursor, filter) ?? fail('cursor_invalid', null, { param: 'cursor' });
  return pageOf(await listThread(tx, leadId, after.place, limit + 1), limit, placeOf, filter);
};
