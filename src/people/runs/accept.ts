import { acceptRunPeople } from '../../application/runs/review-people.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { findRun } from '../../store/queries/runs.ts';

export const handle: PersonHandler<'runs.accept'> = async ({ args, tx, fail, describeChange }) => {
  const { runId, runLeadIds = [] } = args;
  const run = (await findRun(tx, runId)) ?? fail('run_not_found', null, { param: 'runId' });
  const reviewed = await acceptRunPeople(tx, run, runLeadIds);
  if ('problem' in reviewed) return fail('invalid_state', reviewed.problem);
  const { decided, status, left } = reviewed;
  describeChange({ change: { decided } });
  return { runId, decided, status, left: left.map((person) => ({ ...person })) };
};
