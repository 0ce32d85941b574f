import type { MessageRecipient } from '../../../generated/contract/types.ts';
import type { QueryContext } from '../store.ts';

export interface MessageContact {
  /** The row of the message in its run, if it has one. */
  readonly runLeadId: string | null;
  readonly recipient: MessageRecipient;
}

/**
 * Returns the recipients of messages with their rows in runs, by message id. The messages need not be saved yet. Served
 * by the primary key of lead and by run_lead_message_index.
 */
export async function findMessageContacts(
  tx: QueryContext,
  messages: readonly { readonly messageId: string; readonly leadId: string }[],
): Promise<ReadonlyMap<string, MessageContact>> {
  if (messages.length === 0) return new Map();
  const rows = await tx.sql<MessageRecipient & { messageId: string; runLeadId: string | null }>(
    `select m.message_id as "messageId", l.first_name as "firstName", l.last_name as "lastName", l.email, l.company,
            (select min(r.id) from run_lead r where r.org_id = $1 and r.message_id = m.message_id) as "runLeadId"
     from unnest($2::text[], $3::text[]) as m (message_id, lead_id)
     join lead l on l.org_id = $1 and l.id = m.lead_id`,
    [tx.orgId, messages.map(({ messageId }) => messageId), messages.map(({ leadId }) => leadId)],
  );
  return new Map(
    rows.map(({ messageId, runLeadId, firstName, lastName, email, company }) => [
      messageId,
      { runLeadId, recipient: { firstName, lastName, email, company } },
    ]),
  );
}
