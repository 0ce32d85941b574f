import type { EventOccurrence } from '../../domain/delivery.ts';
import type { Store, Tx } from '../store.ts';
import { eventBodySql } from './event-body.ts';

/** What is known of a due delivery before entering its organisation. */
export interface DueDelivery {
  readonly deliveryId: string;
  readonly orgId: string;
  readonly webhookId: string;
  /** Attempts of this series so far. */
  readonly attempts: number;
  /** The time of the first attempt. */
  readonly firstAtMs: number | null;
  /** Distinguishes this claim from later ones. */
  readonly claims: number;
  /** The claim time by the database clock. */
  readonly claimedAtMs: number;
  /** Only new deliveries have a batch. */
  readonly batch?: undefined;
}

/** The number of further claims for an endpoint. */
export interface EndpointCapacity {
  readonly webhookId: string;
  readonly capacity: number;
}

/** A crashed process may lose a claim twice before its lease grows. */
const toleratedLosses = 2;
const maxDoublings = 12;

/**
 * Selects rows first and then finds them by key. A join would compare them with every waiting row if PostgreSQL has
 * statistics of an empty table.
 */
const claimDueText = `
  with recursive endpoint as (
    (select webhook_id from directory.delivery_due where webhook_id > $1 order by webhook_id limit 1)
    union all
    select (select d.webhook_id from directory.delivery_due d
            where d.webhook_id > e.webhook_id order by d.webhook_id limit 1)
    from endpoint e where e.webhook_id is not null),
  due as materialized (
    select d.id from endpoint e
      left join unnest($2::text[], $3::int[]) as known (webhook_id, capacity) on known.webhook_id = e.webhook_id
      cross join lateral (
        select id from (
          select id from directory.delivery_due
          where webhook_id = e.webhook_id and not is_first and due_at <= now()
          order by due_at, id limit coalesce(known.capacity, $4::int) for update skip locked) retries
        union all
        select id from (
          select id from directory.delivery_due
          where webhook_id = e.webhook_id and is_first and due_at <= now()
          order by due_at, id limit coalesce(known.capacity, $4::int) for update skip locked) first_attempts
        limit coalesce(known.capacity, $4::int)) d
    where e.webhook_id is not null
    limit $5)
  update directory.delivery_due d
  set due_at = now() + make_interval(secs => $6::float8 / 1000
        * power(2, least(greatest(d.claims - d.attempts - ${toleratedLosses}, 0), ${maxDoublings}))),
             claims = d.claims + 1
  where d.id = any(array(select id from due))
  returning d.id as "deliveryId", d.org_id as "orgId", d.webhook_id as "webhookId", d.attempts, d.claims,
            (extract(epoch from d.first_at) * 1000)::float8 as "firstAtMs",
            (extract(epoch from now()) * 1000)::float8 as "claimedAtMs"`;

/**
 * Claims due deliveries for `leaseMs`: up to `limit` in all, and up to its capacity for each endpoint after `after`.
 * Unlisted endpoints have `defaultCapacity`. After repeatedly lost claims each lease doubles. Retries come first, so
 * that a backlog does not delay them. Uses one lookup in delivery_due_index per endpoint.
 */
export async function claimDueDeliveries(
  store: Store,
  claim: {
    after: string;
    capacities: readonly EndpointCapacity[];
    defaultCapacity: number;
    limit: number;
    leaseMs: number;
  },
): Promise<DueDelivery[]> {
  const { after, capacities, defaultCapacity, limit, leaseMs } = claim;
  const capacityColumns = [
    capacities.map(({ webhookId }) => webhookId),
    capacities.map(({ capacity }) => capacity),
  ];
  return store.queryWithoutOrganisation<DueDelivery>({
    name: 'claim-deliveries',
    text: claimDueText,
    values: [after, ...capacityColumns, defaultCapacity, limit, leaseMs],
  });
}

/** Releases claims that were not sent, so that another worker takes them. */
export async function releaseDeliveries(
  store: Store,
  claims: readonly Pick<DueDelivery, 'deliveryId' | 'claims'>[],
): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `update directory.delivery_due d set due_at = now()
           from unnest($1::text[], $2::int[]) as released (id, claims)
           where d.id = any($1) and d.id = released.id and d.claims = released.claims`,
    values: [claims.map(({ deliveryId }) => deliveryId), claims.map((claim) => claim.claims)],
  });
}

export interface EmittedEvent extends EventOccurrence {
  readonly eventId: string;
  /** The request body. */
  readonly body: string;
}

/**
 * Returns organisations after `after` with waiting events, by id. One lookup per organisation in outbox_subject_index.
 */
export async function listOrgsWithEvents(store: Store, after: string, limit: number): Promise<string[]> {
  const rows = await store.queryWithoutOrganisation<{ orgId: string }>({
    name: 'orgs-with-events',
    text: `with recursive org as (
             (select org_id from directory.outbox where org_id > $1 order by org_id limit 1)
             union all
             select (select o.org_id from directory.outbox o where o.org_id > org.org_id order by o.org_id limit 1)
             from org where org.org_id is not null)
           select org_id as "orgId" from org
           where org_id is not null and exists (
             select from directory.outbox o where o.org_id = org.org_id and ${isEventSql('o')})
           limit $2`,
    values: [after, limit],
  });
  return rows.map(({ orgId }) => orgId);
}

/**
 * Removes events after an id from the outbox and returns them, oldest first. Parallel transactions claim other events.
 * Served by outbox_subject_index. Starting after the last id skips dead index entries.
 */
export async function claimEvents(tx: Tx, limit: number, after: string): Promise<EmittedEvent[]> {
  return tx.sql<EmittedEvent>(
    `with claimed as materialized (
       select id from directory.outbox o where o.org_id = $1 and ${isEventSql('o')} and o.subject > $3
       order by o.subject limit $2 for update skip locked),
     removed as (delete from directory.outbox where id = any(array(select id from claimed)) returning subject)
     select e.id as "eventId", e.type, (extract(epoch from e.created_at) * 1000)::float8 as "raisedAtMs",
            ${eventBodySql('e')} as body
     from event e where e.org_id = $1 and e.id = any(array(select subject from removed)) order by e.id`,
    [tx.orgId, limit, after],
  );
}

/** Compares the prefix of event ids, so that the index on subjects serves it. */
const isEventSql = (table: string) =>
  `${table}.subject >= 'event_' and ${table}.subject < 'event\`' and ${table}.kind = 'event'`;
