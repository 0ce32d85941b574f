import { unmergeLead } from '../application/leads/unmerge.ts';
import type { Store } from '../store/store.ts';
import { recordCommand } from './record-command.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation } from './find-organisation.ts';

export interface UnmergedLead {
  /** The restored lead, with its old id. */
  readonly leadId: string;
  readonly primaryId: string;
  readonly projectId: string;
  /** Number of messages moved back to it. */
  readonly messages: number;
}

/**
 * Undoes the merge of this lead into another. Later data stays with the primary, and a suppression applies to both
 * leads.
 * @throws UserFacingError if the lead was not merged, or data it needs is gone.
 */
export async function unmerge(store: Store, oldId: string): Promise<UnmergedLead> {
  const unmerged = await runInOwningOrganisation(store, async (tx) => {
    const found = await unmergeLead(tx, oldId);
    if (found && !('problem' in found)) recordCommand(tx, 'lead unmerge', oldId);
    return found;
  });
  if (!unmerged) throw new UserFacingError(`No lead with the id ${oldId} was merged into another.`);
  if ('problem' in unmerged) throw new UserFacingError(unmerged.problem);
  return unmerged;
}
