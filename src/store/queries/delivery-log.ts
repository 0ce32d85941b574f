import type { Attempt, DeliveryState } from '../../domain/delivery.ts';
import type { QueryContext } from '../store.ts';

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly deliveryId?: string | undefined;
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
}

/** Times are epoch milliseconds. */
export interface ListedDelivery {
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly type: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly attempts: readonly Attempt[];
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** Returns deliveries, newest first. Served by delivery_once_key for one endpoint, otherwise by the primary key. */
export async function listDeliveries(tx: QueryContext, filter: DeliveryFilter): Promise<ListedDelivery[]> {
  const order = filter.webhookId === undefined ? 'id' : 'event_id';
  return tx.sql<ListedDelivery>(
    `select id as "deliveryId", webhook_id as "webhookId", event_id as "eventId", type, state, reason, attempts,
            floor(extract(epoch from created_at) * 1000)::float8 as "createdAt",
            floor(extract(epoch from finished_at) * 1000)::float8 as "finishedAt"
     from delivery
     where org_id = $1 and ($2::text is null or webhook_id = $2) and ($3::text is null or id = $3)
       and ($4::text is null or state = $4)
     order by ${order} desc limit $5`,
    [tx.orgId, filter.webhookId, filter.deliveryId, filter.state, filter.limit],
  );
}

/** Counts unfinished deliveries of each endpoint. Served by delivery_next_index. */
export async function countWaitingDeliveries(
  tx: QueryContext,
  webhookIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.sql<{ webhookId: string; waiting: number }>(
    `select webhook_id as "webhookId", count(*)::int as waiting from delivery
     where org_id = $1 and webhook_id = any($2) and state = 'waiting' group by webhook_id`,
    [tx.orgId, webhookIds],
  );
  return new Map(rows.map(({ webhookId, waiting }) => [webhookId, waiting]));
}
