import {
  acceptRunPeople,
  declineRunPeople,
  type ReviewedPeople,
  type ReviewProblem,
} from '../application/runs/review-people.ts';
import { Run } from '../store/entities/runs.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation } from './find-organisation.ts';

/**
 * Accepts people of a run, as `acceptRunPeople` describes.
 *
 * @throws UserFacingError if the run does not exist, or one of the ids names nobody who waits to be accepted in it.
 */
export async function acceptPeople(
  store: Store,
  runId: string,
  runLeadIds: readonly string[],
): Promise<ReviewedPeople> {
  return withRun(store, runId, (tx, run) => acceptRunPeople(tx, run, runLeadIds));
}

/**
 * Declines people of a run.
 *
 * @throws UserFacingError as `acceptPeople`.
 */
export async function declinePeople(
  store: Store,
  runId: string,
  runLeadIds: readonly string[],
): Promise<ReviewedPeople> {
  return withRun(store, runId, (tx, run) => declineRunPeople(tx, run, runLeadIds));
}

async function withRun(
  store: Store,
  runId: string,
  review: (tx: Tx, run: Rows['Run']) => Promise<ReviewedPeople | ReviewProblem>,
): Promise<ReviewedPeople> {
  const reviewed = await runInOwningOrganisation(store, async (tx) => {
    const run = await tx.em.findOne(Run, { orgId: tx.orgId, id: runId });
    if (!run) return null;
    const result = await review(tx, run);
    if ('problem' in result) throw new UserFacingError(result.problem);
    return result;
  });
  if (!reviewed) throw new UserFacingError(`There is no run ${runId}.`);
  return reviewed;
}
