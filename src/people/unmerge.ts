import { unmergeLead } from '../application/leads/unmerge.ts';
import type { Store } from '../store/store.ts';
import { AccountError } from './account-error.ts';
import { searchOrganisations } from './find-organisation.ts';

export interface UnmergedLead {
  /** The lead that stands again, under the id it had. */
  readonly leadId: string;
  readonly primaryId: string;
  readonly projectId: string;
  /** How many messages went back to it. */
  readonly messages: number;
}

/**
 * Takes back the merge in which the lead of this id went. Both leads are as they were; what came since stays with the
 * primary, and whoever was suppressed as one is so as two.
 *
 * @throws AccountError if no lead of the id was merged, or what it needs is no longer there.
 */
export async function unmerge(store: Store, oldId: string): Promise<UnmergedLead> {
  const unmerged = await searchOrganisations(store, (tx) => unmergeLead(tx, oldId));
  if (!unmerged) throw new AccountError(`No lead with the id ${oldId} was merged into another.`);
  if ('problem' in unmerged) throw new AccountError(unmerged.problem);
  return unmerged;
}
