import { decodeTimePosition } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { findLead } from '../../store/queries/leads.ts';
import { listThread } from '../../store/queries/message-views.ts';
import { buildMessagePage } from './_page.ts';

export const handle: Handler<'messages.byLead'> = async ({ args, tx, fail }) => {
  const { limit, cursor } = args;
  const { id: leadId } =
    (await findLead(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const filter = ['messages.byLead', tx.orgId, leadId];
  const page = decodeTimePosition(cursor, filter) ?? fail('cursor_invalid', null, { param: 'cursor' });
  return buildMessagePage(await listThread(tx, leadId, page.position, limit + 1), limit, filter);
};
