import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { listWebhooks } from '../../store/queries/webhooks.ts';
import { viewWebhook } from './_view.ts';

export const handle: Handler<'webhooks.list'> = async ({ args: { limit, cursor }, tx, fail }) => {
  const filter = ['webhooks.list', tx.orgId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [before] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const page = buildPage(
    await listWebhooks(tx, { before, limit: limit + 1 }),
    limit,
    (row) => [row.id],
    filter,
  );
  return { items: page.items.map(viewWebhook), nextCursor: page.nextCursor };
};
