import type { Tx } from '../store.ts';
import { addUnsentDeliveries } from './deliveries.ts';
import { listDeliveriesInProgress } from './delivery-batches.ts';

/**
 * Cancels the deliveries that wait for an endpoint. Attempts in progress still record their result. Returns the number
 * of cancelled deliveries. Served by delivery_due_index.
 */
export async function cancelWaitingDeliveries(tx: Tx, webhookId: string, reason: string): Promise<number> {
  const [cancelled, inProgress] = await Promise.all([
    tx.sql<{ id: string }>(
      'delete from directory.delivery_due where webhook_id = $2 and org_id = $1 returning id',
      [tx.orgId, webhookId],
    ),
    listDeliveriesInProgress(tx, webhookId),
  ]);
  await Promise.all([
    tx.sql(
      `update delivery set state = 'not_sent', reason = $3, finished_at = $4
       where org_id = $1 and id = any($2) and state = 'waiting' returning id`,
      [tx.orgId, cancelled.map(({ id }) => id), reason, tx.now],
    ),
    inProgress.length
      ? addUnsentDeliveries(
          tx,
          inProgress.map((each) => ({ ...each, reason })),
        )
      : [],
  ]);
  return cancelled.length + inProgress.length;
}
