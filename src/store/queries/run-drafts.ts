import { Message } from '../entities/messages.ts';
import { RunLead } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { lockLeadShared } from './leads.ts';

export interface RunDraft {
  readonly runLead: Rows['RunLead'];
  readonly message: Rows['Message'] | null;
}

/** Locks a row of `run_lead` and its draft, so that changes run one after the other. Null if there is none. */
export async function lockRunDraft(tx: Tx, runLeadId: string): Promise<RunDraft | null> {
  const locked = await tx.sql('select id from run_lead where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    runLeadId,
  ]);
  if (!locked.length) return null;
  const runLead = await tx.em.findOneOrFail(RunLead, { orgId: tx.orgId, id: runLeadId });
  const message = runLead.messageId ? await lockMessage(tx, runLead.messageId) : null;
  return { runLead, message };
}

/**
 * Locks the message after its lead, as every transaction does. A suspicion or opt-out of the lead is then either
 * visible here or sees this change. Null if there is none.
 */
export async function lockMessageWithLead(tx: Tx, messageId: string): Promise<Rows['Message'] | null> {
  for (;;) {
    const [message] = await tx.sql<{ leadId: string }>(
      'select lead_id as "leadId" from message where org_id = $1 and id = $2',
      [tx.orgId, messageId],
    );
    if (!message) return null;
    const lead = await lockLeadShared(tx, message.leadId);
    const locked = await tx.sql(
      'select id from message where org_id = $1 and id = $2 and lead_id = $3 for no key update',
      [tx.orgId, messageId, lead?.id ?? null],
    );
    // Otherwise the message was moved to another lead or deleted during the wait.
    if (locked.length) return tx.em.findOneOrFail(Message, { orgId: tx.orgId, id: messageId });
  }
}

async function lockMessage(tx: Tx, messageId: string): Promise<Rows['Message'] | null> {
  const locked = await tx.sql('select id from message where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    messageId,
  ]);
  return locked.length ? tx.em.findOneOrFail(Message, { orgId: tx.orgId, id: messageId }) : null;
}
