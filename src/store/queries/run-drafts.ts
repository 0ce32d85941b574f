import type { OpeningCount } from '../../domain/repeated-opening.ts';
import { Message } from '../entities/messages.ts';
import { RunLead } from '../entities/runs.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';
import { lockLeadExclusively, lockLeadShared } from './leads.ts';

export interface RunDraft {
  readonly runLead: Rows['RunLead'];
  readonly message: Rows['Message'] | null;
}

export interface LockedDraft {
  /** Its row in a run, if it belongs to one. */
  readonly runLead: Rows['RunLead'] | null;
  readonly message: Rows['Message'];
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
  return lockAfterLead(tx, messageId, lockLeadShared);
}

/**
 * As `lockMessageWithLead`, with the row of the draft in its run, and excludes other changes of the lead's thread.
 * Served by run_lead_message_index.
 */
export async function lockDraftWithLead(tx: Tx, messageId: string): Promise<LockedDraft | null> {
  const lock = async (_tx: Tx, leadId: string) => {
    const lead = await lockLeadExclusively(tx, leadId);
    const parameters = [tx.orgId, messageId];
    await tx.sql(
      'select id from run_lead where org_id = $1 and message_id = $2 for no key update',
      parameters,
    );
    return lead;
  };
  const message = await lockAfterLead(tx, messageId, lock);
  return message && { message, runLead: await tx.em.findOne(RunLead, { orgId: tx.orgId, messageId }) };
}

async function lockAfterLead(
  tx: Tx,
  messageId: string,
  lockLead: typeof lockLeadShared,
): Promise<Rows['Message'] | null> {
  for (;;) {
    const [message] = await tx.sql<{ leadId: string }>(
      'select lead_id as "leadId" from message where org_id = $1 and id = $2',
      [tx.orgId, messageId],
    );
    if (!message) return null;
    const lead = await lockLead(tx, message.leadId);
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

/**
 * Counts the first sentences of the run's drafts: the first one about the recipient, otherwise the first that is
 * neither greeting nor locked. Served by run_lead_run_index and the primary key.
 */
export async function countOpenings(tx: ReadContext, runId: string): Promise<OpeningCount[]> {
  return tx.sql<OpeningCount>(
    `select opening.sentence, count(*)::int as drafts
     from run_lead r
     join message m on m.org_id = r.org_id and m.id = r.message_id and m.state <> 'removed'
     cross join lateral (
       select s.value->>'text' as sentence
       from jsonb_array_elements(m.sentences) with ordinality as s (value, place)
       where s.value->>'role' = 'body' and s.value->>'form' not in ('greeting', 'locked')
       order by exists (
         select from jsonb_array_elements(s.value->'evidence') e
         where e.value->>'sourceKind' in ('analysis', 'page', 'payload')
       ) desc, s.place limit 1
     ) opening
     where r.org_id = $1 and r.run_id = $2 group by 1`,
    [tx.orgId, runId],
  );
}
