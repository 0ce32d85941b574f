/**
 * A new delivery has no row before its first attempt ends. A batch names the events that a process claimed for one
 * endpoint, until each has its row. An expired batch belongs to a crashed process: its deliveries without a row become
 * due again under the same ids.
 */
import { deliveryIdOf } from '../ids.ts';
import type { QueryContext, Store, Tx } from '../store.ts';
import { addDeliveries, type WantedDelivery } from './deliveries.ts';
import type { DueDelivery } from './webhook-claims.ts';

/** The events of one endpoint that a process claimed. `left` counts those without a row. */
export interface DeliveryBatch {
  readonly id: string;
  remaining: number;
}

/** A delivery that is being sent and has no row yet. */
export interface NewDelivery extends Omit<DueDelivery, 'claims' | 'batch'> {
  readonly eventId: string;
  readonly type: string;
  readonly batch: DeliveryBatch;
}

export interface NewBatch {
  readonly id: string;
  readonly webhookId: string;
  readonly eventIds: readonly string[];
}

/** Adds batches that other processes may take over after `leaseMs`. */
export function addBatches(tx: Tx, batches: readonly NewBatch[], leaseMs: number): void {
  tx.executeAtCommit(
    `insert into directory.delivery_batch (id, org_id, webhook_id, event_ids, created_at, due_at)
     select id, $1, webhook_id, string_to_array(events, ' '), $5, now() + make_interval(secs => $6::float8 / 1000)
     from unnest($2::text[], $3::text[], $4::text[]) as b (id, webhook_id, events) returning id`,
    [
      tx.orgId,
      batches.map(({ id }) => id),
      batches.map(({ webhookId }) => webhookId),
      batches.map(({ eventIds }) => eventIds.join(' ')),
      tx.now,
      leaseMs,
    ],
  );
}

export function deleteBatches(tx: Tx, batchIds: readonly string[]): void {
  tx.executeAtCommit('delete from directory.delivery_batch where id = any($1) and org_id = $2', [
    batchIds,
    tx.orgId,
  ]);
}

export interface DeliveryInProgress extends WantedDelivery {
  readonly deliveryId: string;
  /** Epoch milliseconds. */
  readonly createdAtMs: number;
}

/**
 * Returns deliveries in progress without a row, of one endpoint or of all. Reads the few batches, their events and
 * delivery_once_key.
 */
export async function listDeliveriesInProgress(
  tx: QueryContext,
  webhookId: string | null,
): Promise<DeliveryInProgress[]> {
  const rows = await tx.sql<Omit<DeliveryInProgress, 'deliveryId'>>(
    eventsWithoutRowSql(
      `select webhook_id, created_at, event_ids from directory.delivery_batch
       where org_id = $1 and ($2::text is null or webhook_id = $2)`,
    ),
    [tx.orgId, webhookId],
  );
  return rows.map((row) => ({ ...row, deliveryId: deliveryIdOf(row.eventId, row.webhookId) }));
}

/** Makes the deliveries of expired batches due again. Returns the number of batches. */
export async function reclaimLostBatches(store: Store): Promise<number> {
  const lost = await store.queryWithoutOrganisation<{ id: string; orgId: string }>({
    name: 'lost-batches',
    text: 'select id, org_id as "orgId" from directory.delivery_batch where due_at <= now()',
  });
  for (const [orgId, batches] of Map.groupBy(lost, (batch) => batch.orgId)) {
    const ids = batches.map(({ id }) => id);
    await store.transaction(orgId, async (tx) => {
      const withoutRow = await tx.sql<WantedDelivery>(
        eventsWithoutRowSql(
          `delete from directory.delivery_batch where org_id = $1 and id = any($2)
           returning webhook_id, created_at, event_ids`,
        ),
        [orgId, ids],
      );
      if (withoutRow.length) await addDeliveries(tx, withoutRow);
    });
  }
  return lost.length;
}

/** Unfinished webhook deliveries. */
export interface DeliveryBacklog {
  /** Deliveries that a worker may claim now. */
  readonly due: number;
  /** Deliveries in progress or scheduled for later. */
  readonly later: number;
  /** Age of the oldest due delivery. 0 if there is none. */
  readonly oldestSeconds: number;
}

/** SQL that summarises rows with a `due_at`. */
export const backlogColumnsSql = `
  count(*) filter (where due_at <= now())::int as due, count(*) filter (where due_at > now())::int as later,
  coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::float8 as "oldestSeconds"`;

/** Measures the deliveries of batches without a row, per organisation. */
export async function measureBatchBacklogs(store: Store): Promise<DeliveryBacklog[]> {
  const orgs = await store.queryWithoutOrganisation<{ orgId: string }>({
    name: 'orgs-with-batches',
    text: 'select distinct org_id as "orgId" from directory.delivery_batch',
  });
  const backlogs: DeliveryBacklog[] = [];
  for (const { orgId } of orgs) {
    const text = `select ${backlogColumnsSql}
       from directory.delivery_batch b cross join lateral unnest(b.event_ids) as listed (event_id)
       where b.org_id = $1 and ${hasNoRowSql}`;
    backlogs.push(...(await store.read(orgId, (tx) => tx.sql<DeliveryBacklog>(text, [orgId]))));
  }
  return backlogs;
}

const hasNoRowSql = `not exists (
    select from delivery d
    where d.org_id = $1 and d.webhook_id = b.webhook_id and d.event_id = listed.event_id)`;

const eventsWithoutRowSql = (batches: string) => `
  with batch as (${batches})
  select e.id as "eventId", e.type, b.webhook_id as "webhookId",
         floor(extract(epoch from b.created_at) * 1000)::float8 as "createdAtMs"
  from batch b cross join lateral unnest(b.event_ids) as listed (event_id)
    join event e on e.org_id = $1 and e.id = listed.event_id
  where ${hasNoRowSql}
  order by e.id`;
