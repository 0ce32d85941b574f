import { isSentOrSending } from '../../domain/message.ts';
import { Message } from '../entities/messages.ts';
import { RunLead } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { lockLeadShared } from './leads.ts';

export interface RunDraft {
  readonly runLead: Rows['RunLead'];
  readonly message: Rows['Message'] | null;
}

/**
 * The lead of a run and its draft, both held until the transaction ends so that no two changes meet. Null where there
 * is none.
 */
export async function lockRunDraft(tx: Tx, runLeadId: string): Promise<RunDraft | null> {
  const held = await tx.sql('select id from run_lead where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    runLeadId,
  ]);
  if (!held.length) return null;
  const runLead = await tx.em.findOneOrFail(RunLead, { orgId: tx.orgId, id: runLeadId });
  const message = runLead.messageId ? await lockMessage(tx, runLead.messageId) : null;
  return { runLead, message };
}

/**
 * The message, held after its lead, as everybody holds both, so that whoever notes a suspicion or an opt-out of the
 * lead either is seen or sees what becomes of the message. Null where there is none.
 */
export async function lockMessageWithLead(tx: Tx, messageId: string): Promise<Rows['Message'] | null> {
  for (;;) {
    const [read] = await tx.sql<{ leadId: string }>(
      'select lead_id as "leadId" from message where org_id = $1 and id = $2',
      [tx.orgId, messageId],
    );
    if (!read) return null;
    const lead = await lockLeadShared(tx, read.leadId);
    const held = await tx.sql(
      'select id from message where org_id = $1 and id = $2 and lead_id = $3 for no key update',
      [tx.orgId, messageId, lead?.id ?? null],
    );
    // Otherwise it went to another lead, or away with its own, while this waited.
    if (held.length) return tx.em.findOneOrFail(Message, { orgId: tx.orgId, id: messageId });
  }
}

/** The message, held until the transaction ends; null where there is none. */
async function lockMessage(tx: Tx, messageId: string): Promise<Rows['Message'] | null> {
  const held = await tx.sql('select id from message where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    messageId,
  ]);
  return held.length ? tx.em.findOneOrFail(Message, { orgId: tx.orgId, id: messageId }) : null;
}

/** Why a draft cannot be changed, or null when it can. */
export function notEditableReason(
  message: Pick<Rows['Message'], 'state' | 'direction'>,
): 'already_sent' | 'invalid_state' | null {
  if (isSentOrSending(message.state)) return 'already_sent';
  return message.direction === 'outbound' && ['drafted', 'approved', 'failed'].includes(message.state)
    ? null
    : 'invalid_state';
}
