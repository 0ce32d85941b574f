import type { EventOccurrence } from '../../domain/delivery.ts';
import type { Store, Tx } from '../store.ts';
import { eventBodySql } from './event-body.ts';

/** What is due, as far as it can be known before its organisation is entered. */
export interface DueDelivery {
  readonly deliveryId: string;
  readonly orgId: string;
  readonly webhookId: string;
  /** Attempts of this series that were made. */
  readonly attempts: number;
  /** When the first of them was made; null before. */
  readonly firstAtMs: number | null;
  /** Tells this claim from a later one. */
  readonly claims: number;
  /** When it was claimed, by the clock of the database. */
  readonly claimedAtMs: number;
  /** Only new ones have one. */
  readonly batch?: undefined;
}

/** How many may be claimed for an endpoint of which the caller holds some already. */
export interface EndpointCapacity {
  readonly webhookId: string;
  readonly capacity: number;
}

/** A claim is lost with its process, which is to cost no more than its time. */
const toleratedLosses = 2;
const maxDoublings = 12;

/**
 * What is taken is chosen once and found by its keys. Joined, it would be compared with every row that waits, where
 * PostgreSQL last looked at the table when nothing did.
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
      left join unnest($2::text[], $3::int[]) as held (webhook_id, room) on held.webhook_id = e.webhook_id
      cross join lateral (
        select id from (
          select id from directory.delivery_due
          where webhook_id = e.webhook_id and not is_first and due_at <= now()
          order by due_at, id limit coalesce(held.room, $4::int) for update skip locked) again
        union all
        select id from (
          select id from directory.delivery_due
          where webhook_id = e.webhook_id and is_first and due_at <= now()
          order by due_at, id limit coalesce(held.room, $4::int) for update skip locked) fresh
        limit coalesce(held.room, $4::int)) d
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
 * Takes what is due for `leaseMs`, after which it is due again: of each endpoint after `after` at most its room, of
 * others `defaultCapacity`, and `limit` in all. Where claim after claim was lost, each lasts twice as long as the
 * last. What is tried again goes first, so that it keeps its time however much waits for its endpoint. One look into
 * delivery_due_index for each endpoint, never over what waits for it.
 */
export async function claimDueDeliveries(
  store: Store,
  claim: {
    after: string;
    rooms: readonly EndpointCapacity[];
    usualRoom: number;
    limit: number;
    leaseMs: number;
  },
): Promise<DueDelivery[]> {
  const { after, rooms, usualRoom, limit, leaseMs } = claim;
  const held = [rooms.map(({ webhookId }) => webhookId), rooms.map(({ capacity }) => capacity)];
  return store.queryDirectory<DueDelivery>({
    name: 'claim-deliveries',
    text: claimDueText,
    values: [after, ...held, usualRoom, limit, leaseMs],
  });
}

/** Gives back what was claimed and not sent, so that whoever looks next takes it. */
export async function releaseDeliveries(
  store: Store,
  claims: readonly Pick<DueDelivery, 'deliveryId' | 'claims'>[],
): Promise<void> {
  await store.queryDirectory({
    text: `update directory.delivery_due d set due_at = now()
           from unnest($1::text[], $2::int[]) as held (id, claims)
           where d.id = any($1) and d.id = held.id and d.claims = held.claims`,
    values: [claims.map(({ deliveryId }) => deliveryId), claims.map((claim) => claim.claims)],
  });
}

export interface EmittedEvent extends EventOccurrence {
  readonly eventId: string;
  /** What is posted of it. */
  readonly body: string;
}

/** Organisations after `after` in which events wait, by their ids. One look for each into outbox_subject_index. */
export async function listOrgsWithEvents(store: Store, after: string, limit: number): Promise<string[]> {
  const rows = await store.queryDirectory<{ orgId: string }>({
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
 * Takes events behind one of them out of the outbox, the oldest first; other transactions take others. Served by
 * outbox_subject_index, which is still full of what was taken just before.
 */
export async function claimEvents(tx: Tx, limit: number, after: string): Promise<EmittedEvent[]> {
  return tx.sql<EmittedEvent>(
    `with taken as materialized (
       select id from directory.outbox o where o.org_id = $1 and ${isEventSql('o')} and o.subject > $3
       order by o.subject limit $2 for update skip locked),
     gone as (delete from directory.outbox where id = any(array(select id from taken)) returning subject)
     select e.id as "eventId", e.type, (extract(epoch from e.created_at) * 1000)::float8 as "raisedAtMs",
            ${eventBodySql('e')} as body
     from event e where e.org_id = $1 and e.id = any(array(select subject from gone)) order by e.id`,
    [tx.orgId, limit, after],
  );
}

/** Events have ids of their own kind, which the index on subjects finds. */
const isEventSql = (table: string) =>
  `${table}.subject >= 'event_' and ${table}.subject < 'event\`' and ${table}.kind = 'event'`;
