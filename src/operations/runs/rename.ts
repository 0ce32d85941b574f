import type { Handler } from '../../operation.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { viewRun } from './_view.ts';

export const handle: Handler<'runs.rename'> = async ({ args: { runId, name }, tx, fail }) => {
  const run = (await findRunForUpdate(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  run.name = name.trim() || null;
  run.updatedAt = tx.now;
  return viewRun(tx, run);
};
