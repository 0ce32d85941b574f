import { unmergeLead } from '../application/leads/unmerge.ts';
import type { Store } from '../store/store.ts';
import { AccountError } from './account-error.ts';
import { searchOrganisations } from './find-organisation.ts';

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
 * @throws AccountError if the lead was not merged, or data it needs is gone.
 */
export async function unmerge(store: Store, oldId: string): Promise<UnmergedLead> {
  const unmerged = await searchOrganisations(store, (tx) => unmergeLead(tx, oldId));
  if (!unmerged) throw new AccountError(`No lead with the id ${oldId} was merged into another.`);
  if ('problem' in unmerged) throw new AccountError(unmerged.problem);
  return unmerged;
}
