import type { ReceivedText } from '../../domain/replies/unasked-drafts.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { findAutoDraftBlock } from '../../store/queries/suspicions.ts';
import type { Tx } from '../../store/store.ts';

type Fail = (code: 'suppressed' | 'invalid_state', message: string) => never;

/**
 * Refuses to draft for a lead who must not be written to, or may have asked for that; before the work, and again when
 * it is done. `answered` is what would be answered, if anything.
 */
export async function requireContactable(
  tx: Tx,
  fail: Fail,
  leadId: string,
  answered: ReceivedText | null = null,
): Promise<void> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed) fail('suppressed', `This person must not be written to (${suppressed.reason}).`);
  const reason = await findAutoDraftBlock(tx, leadId, answered);
  if (reason !== null) fail('invalid_state', reason);
}
