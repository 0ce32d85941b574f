import type { Handler } from '../../operation.ts';
import { archiveRun } from '../../application/runs/archive.ts';
import { viewRun } from './_view.ts';

export const handle: Handler<'runs.archive'> = async ({ args: { runId }, tx, fail }) => {
  const run = (await archiveRun(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  return viewRun(tx, run);
};
