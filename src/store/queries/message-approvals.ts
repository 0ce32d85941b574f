import type { Tx } from '../store.ts';
import type { RevokedApproval } from './merge-record.ts';

/** Returns the leads that have approved messages. Served by message_lead_index. */
export async function listApprovedLeads(tx: Tx, leadIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.sql<{ leadId: string }>(
    `select distinct lead_id as "leadId" from message
     where org_id = $1 and lead_id = any($2) and direction = 'outbound' and state = 'approved'`,
    [tx.orgId, leadIds],
  );
  return rows.map(({ leadId }) => leadId);
}

/**
 * Sets the approved messages of a lead back to drafts, with the reason in their history. Returns the number of
 * messages. Served by message_lead_index.
 */
export async function resetApprovedDrafts(tx: Tx, leadId: string, reason: string): Promise<number> {
  const change = [{ at: tx.now.getTime(), by: null, instruction: reason }];
  const rows = await tx.sql<{ id: string }>(
    `with open as (
       select id from message where org_id = $1 and lead_id = $2 and direction = 'outbound' and state = 'approved'
       order by id for no key update
     )
     update message m set state = 'drafted', approved_at = null, approved_by = null, history = m.history || $3::jsonb
     from open where m.org_id = $1 and m.id = open.id returning m.id`,
    [tx.orgId, leadId, JSON.stringify(change)],
  );
  return rows.length;
}

/** Approves a draft again if it was not changed since a merge revoked its approval. Served by the primary key. */
export async function restoreApproval(
  tx: Tx,
  { messageId, approvedBy, approvedAt }: RevokedApproval,
): Promise<void> {
  await tx.sql(
    `update message set state = 'approved', approved_by = $3, approved_at = $4, history = history - -1
     where org_id = $1 and id = $2 and state = 'drafted' and history->-1->'by' = 'null'::jsonb`,
    [tx.orgId, messageId, approvedBy, approvedAt],
  );
}
