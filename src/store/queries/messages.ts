import type { Tx } from '../store.ts';
import { Message } from '../entities/messages.ts';
import type { Rows } from '../rows.ts';

/** Returns the campaign of the last message sent to the lead before a time. Served by message_lead_index. */
export async function findAnsweredCampaign(tx: Tx, leadId: string, before: Date): Promise<string | null> {
  const [row] = await tx.sql<{ campaignId: string | null }>(
    `select campaign_id as "campaignId" from message
     where org_id = $1 and lead_id = $2 and occurred_at <= $3 and direction = 'outbound'
       and state in ('sent', 'delivered', 'bounced')
     order by occurred_at desc, id desc limit 1`,
    [tx.orgId, leadId, before],
  );
  return row?.campaignId ?? null;
}

/** Returns the lead's inbound messages, newest first. Served by message_lead_index. */
export async function listInboundMessages(tx: Tx, leadId: string, limit: number): Promise<Rows['Message'][]> {
  const { orgId } = tx;
  return tx.em.find(
    Message,
    { orgId, leadId, direction: 'inbound', state: 'received' },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit },
  );
}

export async function updateMessageState(
  tx: Tx,
  messageId: string,
  to: 'bounced' | 'delivered',
  from: readonly string[],
): Promise<boolean> {
  const updated = await tx.sql(
    'update message set state = $3 where org_id = $1 and id = $2 and state = any($4) returning id',
    [tx.orgId, messageId, to, from],
  );
  return updated.length > 0;
}

/** Removes drafts that were not sent, with their rows in runs. Returns the number of drafts. */
export async function removeDrafts(tx: Tx, leadIds: readonly string[], reason: string): Promise<number> {
  const change = [{ at: tx.now.getTime(), by: null, instruction: `Removed: ${reason}` }];
  const removed = await tx.sql<{ id: string }>(
    `with open as (
       select id from message where org_id = $1 and lead_id = any($2) and direction = 'outbound'
         and state in ('drafting', 'drafted', 'approved', 'failed') order by id for no key update
     )
     update message m set state = 'removed', removed_reason = $3, approved_at = null, approved_by = null,
            history = m.history || $4::jsonb
     from open where m.org_id = $1 and m.id = open.id returning m.id`,
    [tx.orgId, leadIds, reason, JSON.stringify(change)],
  );
  await tx.sql(
    `update run_lead set status = 'removed', code = 'suppressed', reason = $3, updated_at = $4
     where org_id = $1 and lead_id = any($2) and message_id = any($5)`,
    [tx.orgId, leadIds, reason, tx.now, removed.map(({ id }) => id)],
  );
  return removed.length;
}

/** Returns the leads of messages by message id. Served by the primary key. */
export async function listLeadsOfMessages(
  tx: Tx,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.sql<{ id: string; leadId: string }>(
    'select id, lead_id as "leadId" from message where org_id = $1 and id = any($2)',
    [tx.orgId, messageIds],
  );
  return new Map(rows.map(({ id, leadId }) => [id, leadId]));
}
