/**
 * Claims deliveries. `next_attempt_at` says when a waiting delivery is due. A claim moves it to the end of its lease,
 * and its exact value identifies the claim. `directory.delivery_schedule` has a row for each organisation, with a time
 * at or before its next due delivery.
 */
import type { EventOccurrence } from '../../domain/delivery.ts';
import type { QueryContext, Store, Tx } from '../store.ts';
import { eventBodySql } from './event-body.ts';

export interface EmittedEvent extends EventOccurrence {
  readonly eventId: string;
}

/**
 * Returns organisations with due deliveries, the longest due first, and those with events. Served by
 * delivery_schedule_index, and by one lookup per organisation in outbox_subject_index.
 */
export async function listOrgsToVisit(store: Store): Promise<string[]> {
  const rows = await store.queryWithoutOrganisation<{ orgId: string }>({
    name: 'orgs-to-visit',
    text: `with recursive org as (
             (select org_id from directory.outbox order by org_id limit 1)
             union all
             select (select o.org_id from directory.outbox o where o.org_id > org.org_id order by o.org_id limit 1)
             from org where org.org_id is not null)
           (select org_id as "orgId" from directory.delivery_schedule where due_at <= now() order by due_at)
           union all
           select org_id from org where org_id is not null and exists (
             select from directory.outbox o where o.org_id = org.org_id and ${isEventSql})`,
  });
  return rows.map(({ orgId }) => orgId);
}

/**
 * Removes events from the outbox and returns them, oldest first. Parallel transactions claim other events. Served by
 * outbox_subject_index.
 */
export async function claimEvents(tx: Tx, limit: number): Promise<EmittedEvent[]> {
  return tx.sql<EmittedEvent>(
    `with claimed as materialized (
       select id from directory.outbox o where o.org_id = $1 and ${isEventSql}
       order by o.subject limit $2 for update skip locked),
     removed as (delete from directory.outbox where id = any(array(select id from claimed)) returning subject)
     select e.id as "eventId", e.type, (extract(epoch from e.created_at) * 1000)::float8 as "raisedAtMs"
     from event e where e.org_id = $1 and e.id = any(array(select subject from removed)) order by e.id`,
    [tx.orgId, limit],
  );
}

/** Compares the prefix of event ids, so that the index on subjects serves it. */
const isEventSql = `o.subject >= 'event_' and o.subject < 'event\`' and o.kind = 'event'`;

/** A delivery that this process may send until its lease ends. */
export interface ClaimedDelivery {
  readonly orgId: string;
  readonly deliveryId: string;
  readonly webhookId: string;
  readonly type: string;
  /** Null if the event was deleted. */
  readonly body: string | null;
  /** Attempts of this series so far. */
  readonly attempts: number;
  /** The time of the first one. */
  readonly firstAtMs: number | null;
  /** Claims since the last recorded attempt. */
  readonly claims: number;
  /** The end of the lease, in PostgreSQL's own format to keep full precision. */
  readonly lease: string;
  /** The time of the claim by the database clock. */
  readonly claimedAtMs: number;
}

/** The number of further deliveries to claim for an endpoint. */
export interface EndpointCapacity {
  readonly webhookId: string;
  readonly capacity: number;
}

/** A crashed process may lose a claim twice before its lease grows. */
const toleratedLosses = 2;
const maxDoublings = 12;

/** In the form of delivery_next_index. */
const isFirstSql = 'least(series_attempts, 1) = 0';
const isRetrySql = 'least(series_attempts, 1) = 1';

/** Selects rows first and then finds them by key, because statistics of an empty table would mislead a join. */
const claimText = `
  with due as materialized (
    select d.id from unnest($2::text[], $3::int[]) as e (webhook_id, capacity) cross join lateral (
      select id from (${dueSql(isRetrySql)}) retries
      union all select id from (${dueSql(isFirstSql)}) first_attempts
      limit e.capacity) d),
  claimed as (
    update delivery d
    set next_attempt_at = now() + make_interval(secs => $4::float8 / 1000
          * power(2, least(greatest(d.claims - ${toleratedLosses}, 0), ${maxDoublings}))),
        claims = d.claims + 1
    where d.org_id = $1 and d.id = any(array(select id from due))
    returning d.*)
  select c.org_id as "orgId", c.id as "deliveryId", c.webhook_id as "webhookId", c.type,
         coalesce(c.body, (select ${eventBodySql('e')} from event e where e.org_id = $1 and e.id = c.event_id)) as body,
         c.series_attempts as attempts, c.claims,
         (extract(epoch from c.first_attempt_at) * 1000)::float8 as "firstAtMs", c.next_attempt_at::text as lease,
         (extract(epoch from clock_timestamp()) * 1000)::float8 as "claimedAtMs"
  from claimed c order by c.event_id`;

function dueSql(condition: string): string {
  return `select id from delivery
          where org_id = $1 and webhook_id = e.webhook_id and state = 'waiting' and ${condition}
            and next_attempt_at <= now()
          order by next_attempt_at limit e.capacity for update skip locked`;
}

/**
 * Claims due deliveries for `leaseMs`, up to its capacity for each endpoint. Retries come first, so that a backlog does
 * not delay them. After repeatedly lost claims each lease doubles. Served by delivery_next_index. Locks the schedule
 * until the transaction ends, so that no delivery becomes due unnoticed.
 */
export async function claimDeliveries(
  tx: Tx,
  capacities: readonly EndpointCapacity[],
  leaseMs: number,
): Promise<ClaimedDelivery[]> {
  const [, claimed] = await Promise.all([
    tx.sql(
      `insert into directory.delivery_schedule as s (org_id, due_at) values ($1, now())
       on conflict (org_id) do update set due_at = s.due_at`,
      [tx.orgId],
    ),
    tx.sql<ClaimedDelivery>(claimText, [
      tx.orgId,
      capacities.map(({ webhookId }) => webhookId),
      capacities.map(({ capacity }) => capacity),
      leaseMs,
    ]),
  ]);
  return claimed;
}

const minRevisitSeconds = 0.2;
/** A process with free capacity visits earlier. */
const fullRevisitSeconds = 5;

/**
 * Sets the schedule to the next due delivery. Call it after a claim, with the endpoints that have no more capacity.
 * Reads the endpoints again, because one may be new. Served by delivery_next_index.
 */
export async function scheduleNextVisit(tx: Tx, fullWebhookIds: readonly string[]): Promise<void> {
  const nextSql = (condition: string) =>
    `(select min(next_attempt_at) from delivery
      where org_id = $1 and webhook_id = w.id and state = 'waiting' and ${condition})`;
  const [next] = await tx.sql<{ at: string | null }>(
    `select min(greatest(due.at, now() + make_interval(secs => case when w.id = any($2) then ${fullRevisitSeconds}
                                                               else ${minRevisitSeconds} end)))::text as at
     from webhook w cross join lateral (
       select least(${nextSql(isRetrySql)}, ${nextSql(isFirstSql)}) as at) due
     where w.org_id = $1 and due.at is not null`,
    [tx.orgId, fullWebhookIds],
  );
  tx.executeAtCommit('update directory.delivery_schedule set due_at = $2 where org_id = $1', [
    tx.orgId,
    next?.at ?? 'infinity',
  ]);
}

/** Makes a worker visit the organisation at this time or earlier. Call it after changes of deliveries. */
export function scheduleVisit(tx: Tx, atMs = 0): void {
  tx.executeAtCommit(
    `insert into directory.delivery_schedule as s (org_id, due_at) values ($1, to_timestamp($2::float8 / 1000))
     on conflict (org_id) do update set due_at = least(s.due_at, excluded.due_at)`,
    [tx.orgId, atMs],
  );
}

/** Releases claims that were not sent, so that any worker takes them. Served by the primary key. */
export async function releaseDeliveries(tx: Tx, claims: readonly ClaimedDelivery[]): Promise<void> {
  await tx.sql(
    `update delivery d set next_attempt_at = now(), claims = d.claims - 1
     from unnest($2::text[], $3::timestamptz[]) as r (id, lease)
     where d.org_id = $1 and d.id = any($2) and d.id = r.id and d.next_attempt_at = r.lease`,
    [tx.orgId, claims.map(({ deliveryId }) => deliveryId), claims.map(({ lease }) => lease)],
  );
  scheduleVisit(tx);
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

/** Measures an organisation's backlog. Served by delivery_next_index. */
export async function measureOrgBacklog(context: QueryContext): Promise<DeliveryBacklog[]> {
  return context.sql<DeliveryBacklog>(
    `select count(*) filter (where next_attempt_at <= now())::int as due,
            count(*) filter (where next_attempt_at > now())::int as later,
            coalesce(greatest(extract(epoch from now() - min(next_attempt_at)), 0), 0)::float8 as "oldestSeconds"
     from delivery where org_id = $1 and state = 'waiting'`,
    [context.orgId],
  );
}

/** Returns organisations that have waiting deliveries. */
export async function listOrgsWithWaitingDeliveries(store: Store): Promise<string[]> {
  const rows = await store.queryWithoutOrganisation<{ orgId: string }>({
    name: 'orgs-with-waiting-deliveries',
    text: `select org_id as "orgId" from directory.delivery_schedule where due_at < 'infinity'`,
  });
  return rows.map(({ orgId }) => orgId);
}
