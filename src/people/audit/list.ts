import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { listAuditEntries } from '../../store/queries/audit.ts';

export const handle: PersonHandler<'audit.list'> = async ({ args: { limit, cursor }, tx, fail }) => {
  const filter = ['audit.list', tx.orgId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [before] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const rows = await listAuditEntries(tx, { before, limit: limit + 1 });
  const { items, nextCursor } = buildPage(rows, limit, (row) => [row.id], filter);
  return { items: items.map((entry) => ({ ...entry, change: { ...entry.change } })), nextCursor };
};
