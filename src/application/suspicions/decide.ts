import { suspicionWarning } from '../../domain/replies/unasked-drafts.ts';
import {
  updateEventSuspicion,
  updateMessageSuspicion,
  type InboundItem,
} from '../../store/queries/suspicions.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Saves a person's decision. A confirmed message becomes an opt-out. A cleared message that was `unsure` is classified
 * again.
 */
export async function decideSuspicion(
  tx: Tx,
  { id, table }: InboundItem,
  { suspicion, decision }: { readonly suspicion: 'cleared' | null; readonly decision: string },
): Promise<void> {
  if (table === 'inbound_event') return updateEventSuspicion(tx, id, suspicion);
  await updateMessageSuspicion(tx, id, {
    suspicion,
    category: suspicion === null ? 'unsubscribe' : null,
    forgottenCategory: 'unsure',
    removedWarning: suspicionWarning,
    change: { at: tx.now.getTime(), by: null, instruction: decision },
  });
}
