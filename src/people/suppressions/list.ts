import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { listSuppressionEntries } from '../../store/queries/suppressions.ts';

export const handle: PersonHandler<'suppressions.list'> = async ({ args: { limit, cursor }, tx, fail }) => {
  const filter = ['suppressions.list', tx.orgId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [before] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const rows = await listSuppressionEntries(tx, { before, limit: limit + 1 });
  return buildPage(rows, limit, ({ id }) => [id], filter);
};
