import type { Handler } from '../../operation.ts';
import { decodeCursor, buildPage } from '../../domain/paging.ts';
import { listFlowRuns } from '../../store/queries/flow-log.ts';
import { findFlow } from '../../store/queries/flows.ts';

export const handle: Handler<'flows.runs'> = async ({ args: { flowId, limit, cursor }, tx, fail }) => {
  const filter = ['flows.runs', tx.orgId, flowId];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const [flow, rows] = await Promise.all([
    findFlow(tx, flowId),
    position && listFlowRuns(tx, flowId, { before: position[0] ?? null, limit: limit + 1 }),
  ]);
  if (!flow) fail('flow_not_found', null, { param: 'flowId' });
  if (!rows) return fail('cursor_invalid', null, { param: 'cursor' });
  return buildPage(rows, limit, (row) => [row.id], filter);
};
