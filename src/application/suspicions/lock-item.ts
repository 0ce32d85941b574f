import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { findInboundItem, type InboundItem } from '../../store/queries/suspicions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Locks the lead of an inbound message or event and reads it afterwards. Null if there is none. The lead is locked
 * before its messages, as in classification.
 */
export async function lockInboundItem(
  tx: Tx,
  id: string,
): Promise<{ readonly lead: Rows['Lead']; readonly item: InboundItem } | null> {
  const lead = await findLeadForUpdate(tx, (await findInboundItem(tx, id))?.leadId ?? '');
  const item = lead && (await findInboundItem(tx, id));
  return lead && item && { lead, item };
}
