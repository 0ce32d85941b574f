import { declineRunPeople } from '../../application/runs/review-people.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findRun } from '../../store/queries/runs.ts';

export const handle: PersonHandler<'runs.decline'> = async ({ args, tx, fail, describeChange }) => {
  const { runId, runLeadIds = [] } = args;
  const run = (await findRun(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  const reviewed = await declineRunPeople(tx, run, runLeadIds);
  if ('problem' in reviewed) return fail('invalid_state', reviewed.problem);
  const { decided, status } = reviewed;
  describeChange({ change: { decided } });
  return { runId, decided, status };
};
