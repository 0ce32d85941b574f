import { buildPage, decodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { listCreditEntries } from '../../store/queries/credits.ts';

export const handle: PersonHandler<'credits.ledger'> = async ({ args: { limit, cursor }, tx, fail }) => {
  const filter = ['credits.ledger', tx.orgId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [before] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const rows = await listCreditEntries(tx, { before, limit: limit + 1 });
  return buildPage(rows, limit, ({ id }) => [id], filter);
};
