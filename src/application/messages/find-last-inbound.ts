import { isAutomatic } from '../../domain/answering/situation.ts';
import { listInboundMessages } from '../../store/queries/messages.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

const maxInspected = 20;

/**
 * Returns the lead's last inbound message. Prefers messages of people, so that an automatic reply does not hide a
 * question.
 */
export async function findLastInbound(tx: Tx, leadId: string): Promise<Rows['Message'] | null> {
  const found = await listInboundMessages(tx, leadId, maxInspected);
  return found.find(({ classification }) => !isAutomatic(classification)) ?? found[0] ?? null;
}
