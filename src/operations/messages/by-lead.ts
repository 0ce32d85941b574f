import { decodeCursor, pageOf } from '../../domain/paging.ts';
import type { Handler } from '../../operation.ts';
import { Message } from '../../store/entities/messages.ts';
import { findLead } from '../../store/queries/drafting.ts';
import { viewMessage } from './_view.ts';

export const handle: Handler<'messages.byLead'> = async ({ args, tx, fail }) => {
  const { leadId, limit, cursor } = args;
  if (!(await findLead(tx, leadId))) fail('lead_not_found', null, { param: 'leadId' });
  const filter = ['messages.byLead', tx.orgId, leadId];
  const place =
    cursor === undefined
      ? []
      : (decodeCursor(cursor, filter, 2) ?? fail('cursor_invalid', null, { param: 'cursor' }));
  const [at, id] = [new Date(Number(place[0] ?? 0)), place[1] ?? ''];
  if (Number.isNaN(at.getTime())) fail('cursor_invalid', null, { param: 'cursor' });
  // Served by message_lead_index.
  const after = place.length
    ? { $or: [{ occurredAt: { $gt: at } }, { occurredAt: at, id: { $gt: id } }] }
    : {};
  const rows = await tx.em.find(
    Message,
    { orgId: tx.orgId, leadId, ...after },
    { orderBy: { occurredAt: 'asc', id: 'asc' }, limit: limit + 1 },
  );
  const page = pageOf(rows, limit, (row) => [String(row.occurredAt.getTime()), row.id], filter);
  return { items: page.items.map(viewMessage), nextCursor: page.nextCursor };
};
