import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { decideSuspicion } from './decide.ts';
import { lockInboundItem } from './lock-item.ts';

export interface ConfirmedOptOut {
  readonly id: string;
  readonly leadId: string;
  /** The sender, unless it is an address of the lead. It is suppressed too. */
  readonly stranger: string | null;
}

/**
 * Decides that a message is an opt-out, even if nothing suspected it. Suppresses the person, and the sending address
 * if it is a different one, and stops running work for them. Null if there is no message or event with the id.
 */
export async function confirmOptOut(tx: Tx, id: string): Promise<ConfirmedOptOut | null> {
  const locked = await lockInboundItem(tx, id);
  if (!locked) return null;
  const { lead, item } = locked;
  const { stranger } = item;
  const also = stranger === null ? '' : ` It came from ${stranger}, which is also suppressed.`;
  const decision = `A person read it and decided that it is an opt-out.${also}`;
  await decideSuspicion(tx, item, { suspicion: null, decision });
  addTimelineEntry(tx, lead.id, 'suspicion_confirmed', `${decision} (${id})`);
  await suppressPerson(tx, lead, { address: stranger, reason: 'unsubscribe' });
  return { id, leadId: lead.id, stranger };
}
