import type { Attempt, DeliveryState } from '../../domain/delivery.ts';
import type { QueryContext } from '../store.ts';
import { listDeliveriesInProgress, type DeliveryInProgress } from './delivery-batches.ts';

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

/**
 * Returns deliveries, newest first, including first attempts in progress. Served by delivery_once_key for one
 * endpoint, otherwise by the primary key.
 */
export async function listDeliveries(tx: QueryContext, filter: DeliveryFilter): Promise<ListedDelivery[]> {
  const { webhookId, deliveryId, state, limit } = filter;
  const showsWaiting = state === undefined || state === 'waiting';
  // Reads deliveries in progress first: one that gets its row meanwhile is found twice rather than never.
  const [inProgress, rows] = await Promise.all([
    showsWaiting ? listDeliveriesInProgress(tx, webhookId ?? null) : [],
    listDeliveryRows(tx, filter),
  ]);
  const known = new Set(rows.map((row) => row.deliveryId));
  const withoutRows = inProgress.filter((delivery) => !known.has(delivery.deliveryId));
  const matching = withoutRows.filter(
    (delivery) => deliveryId === undefined || delivery.deliveryId === deliveryId,
  );
  const sortKey = webhookId === undefined ? 'deliveryId' : 'eventId';
  return [...rows, ...matching.map(toListedDelivery)]
    .sort((one, other) => (one[sortKey] < other[sortKey] ? 1 : -1))
    .slice(0, limit);
}

function listDeliveryRows(tx: QueryContext, filter: DeliveryFilter): Promise<ListedDelivery[]> {
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

function toListedDelivery({ createdAtMs, ...rest }: DeliveryInProgress): ListedDelivery {
  return { ...rest, state: 'waiting', reason: null, attempts: [], createdAt: createdAtMs, finishedAt: null };
}

/** Counts unfinished deliveries of each endpoint. Served by delivery_due_index. */
export async function countWaitingDeliveries(
  tx: QueryContext,
  webhookIds: readonly string[],
): Promise<Map<string, number>> {
  const [inProgress, due] = await Promise.all([
    listDeliveriesInProgress(tx, null),
    tx.sql<{ webhookId: string; waiting: number }>(
      `select w.id as "webhookId",
              (select count(*)::int from directory.delivery_due d
               where d.webhook_id = w.id and d.org_id = $1) as waiting
       from unnest($2::text[]) as w (id)`,
      [tx.orgId, webhookIds],
    ),
  ]);
  const waiting = new Map(due.map((each) => [each.webhookId, each.waiting]));
  for (const { webhookId } of inProgress) waiting.set(webhookId, (waiting.get(webhookId) ?? 0) + 1);
  return waiting;
}
