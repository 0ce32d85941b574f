import { capRun as capRunOf, type CappedRun } from '../application/runs/cap.ts';
import type { Store } from '../store/store.ts';
import { recordCommand } from './record-command.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation } from './find-organisation.ts';

/**
 * Sets a run's credit cap, in whichever organisation it is.
 * @throws UserFacingError if there is no such run.
 */
export async function capRun(store: Store, runId: string, credits: number): Promise<CappedRun> {
  const capped = await runInOwningOrganisation(store, async (tx) => {
    const found = await capRunOf(tx, runId, credits);
    if (found) recordCommand(tx, 'run cap', runId, { credits });
    return found;
  });
  if (!capped) throw new UserFacingError(`There is no run ${runId}.`);
  return capped;
}
