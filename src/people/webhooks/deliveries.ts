import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { listDeliveries } from '../../store/queries/delivery-log.ts';
import { findWebhook } from '../../store/queries/webhooks.ts';

export const handle: PersonHandler<'webhooks.deliveries'> = async ({ args, tx, fail }) => {
  const { webhookId, state, limit, cursor } = args;
  const filter = ['webhooks.deliveries', tx.orgId, webhookId, state];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const page = { webhookId, state, beforeEventId: position?.[0], limit: limit + 1 };
  const [webhook, rows] = await Promise.all([findWebhook(tx, webhookId), listDeliveries(tx, page)]);
  if (!webhook) fail('webhook_not_found', null, { param: 'webhookId' });
  if (!position) fail('cursor_invalid', null, { param: 'cursor' });
  const { items, nextCursor } = buildPage(rows, limit, (row) => [row.eventId], filter);
  return { items: items.map((row) => ({ ...row, attempts: [...row.attempts] })), nextCursor };
};
