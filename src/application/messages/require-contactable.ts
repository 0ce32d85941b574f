import type { ReceivedText } from '../../domain/replies/unasked-drafts.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';
import { findAutoDraftObstacle } from '../suspicions/find-auto-draft-obstacle.ts';

type Fail = (code: 'suppressed' | 'invalid_state', message: string) => never;

/**
 * Fails for a lead that is suppressed or may have opted out. Call it before the work and again before saving.
 * `answered` is the text a reply would answer.
 */
export async function requireContactable(
  tx: Tx,
  fail: Fail,
  leadId: string,
  answered: ReceivedText | null = null,
): Promise<void> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed) fail('suppressed', `This person is suppressed (${suppressed.reason}).`);
  const reason = await findAutoDraftObstacle(tx, leadId, answered);
  if (reason !== null) fail('invalid_state', reason);
}
