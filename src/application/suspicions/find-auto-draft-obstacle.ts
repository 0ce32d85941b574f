import {
  possibleOptOutReason,
  notDraftedReason,
  type ReceivedText,
} from '../../domain/replies/unasked-drafts.ts';
import type { Tx } from '../../store/store.ts';
import { findOpenSuspicion } from '../../store/queries/suspicions.ts';

/**
 * Returns why only a person may draft for the lead, or null. An open suspicion blocks drafts until a person decides.
 * `answered` is the text a reply would answer.
 */
export async function findAutoDraftObstacle(
  tx: Tx,
  leadId: string,
  answered: ReceivedText | null = null,
): Promise<string | null> {
  const open = await findOpenSuspicion(tx, leadId);
  if (open !== null) return possibleOptOutReason(open);
  return answered && notDraftedReason(answered);
}
