import type { Handler } from '../../operation.ts';
import { decodeCursor, pageOf } from '../../domain/paging.ts';
import { readFlowRuns } from '../../store/queries/flow-log.ts';
import { findFlow } from '../../store/queries/flows.ts';

export const handle: Handler<'flows.runs'> = async ({ args: { flowId, limit, cursor }, tx, fail }) => {
  const filter = ['flows.runs', tx.orgId, flowId];
  const place = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [flow, rows] = await Promise.all([
    findFlow(tx, flowId),
    place && readFlowRuns(tx, flowId, { before: place[0] ?? null, limit: limit + 1 }),
  ]);
  if (!flow) fail('flow_not_found', null, { param: 'flowId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return pageOf(rows, limit, (row) => [row.id], filter);
};
