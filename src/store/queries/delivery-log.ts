import type { Attempt, DeliveryState } from '../../domain/delivery.ts';
import { onlyItem } from '../../domain/only-item.ts';
import { lowestIdAt } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { QueryContext } from '../store.ts';

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly deliveryId?: string | undefined;
  readonly state?: DeliveryState | undefined;
  /** Only with `webhookId`. */
  readonly beforeEventId?: string | undefined;
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
       and ($4::text is null or state = $4) and ($5::text is null or event_id < $5)
     order by ${order} desc limit $6`,
    [tx.orgId, filter.webhookId, filter.deliveryId, filter.state, filter.beforeEventId, filter.limit],
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

/** The most missed events that are counted. */
const maxMissedEvents = 1_000;

/**
 * Counts up to `maxMissedEvents` events that an endpoint should have got after the last one that it accepted. Returns
 * the time of the first, or null without any. Served by the primary key of events and delivery_once_key.
 */
export async function countMissedEvents(
  tx: QueryContext,
  { id, events, createdAt }: Pick<Rows['Webhook'], 'id' | 'events' | 'createdAt'>,
): Promise<{ readonly count: number; readonly since: number } | null> {
  const rows = await tx.sql<{ count: number; since: number | null }>(
    `select count(*)::int as count, floor(extract(epoch from min(created_at)) * 1000)::float8 as since from (
       select e.created_at from event e
       where e.org_id = $1 and e.created_at >= $5 and e.type <> 'test.ping' and ('*' = any($3) or e.type = any($3))
         and e.id > coalesce(
           (select max(event_id) from delivery where org_id = $1 and webhook_id = $2 and state = 'delivered'), $4)
         and not exists (
           select from delivery d
           where d.org_id = $1 and d.webhook_id = $2 and d.event_id = e.id and d.state = 'waiting')
       order by e.id limit ${maxMissedEvents}
     ) as missed`,
    [tx.orgId, id, events, lowestIdAt('event', createdAt), createdAt],
  );
  const { count, since } = onlyItem(rows);
  return since === null ? null : { count, since };
}
