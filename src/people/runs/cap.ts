import { capRun } from '../../application/runs/cap.ts';
import type { PersonHandler } from '../../person-operation.ts';

export const handle: PersonHandler<'runs.cap'> = async ({ args, tx, fail, describeChange }) => {
  const { runId, credits } = args;
  const capped = (await capRun(tx, runId, credits)) ?? fail('run_not_found', null, { param: 'runId' });
  describeChange({ change: { credits } });
  return { runId, creditCap: credits, ...capped };
};
