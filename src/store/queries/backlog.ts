import { createdAtOf } from '../ids.ts';
import type { Store } from '../store.ts';

/** The jobs of one queue that are not finished, over all organisations. */
export interface Backlog {
  readonly queue: string;
  /** To be handed to the queue this moment. */
  readonly due: number;
  /** Handed to the queue, waiting there or being worked on. */
  readonly handed: number;
  /** Put off to a later time, as a parked run that will look again for credits. */
  readonly later: number;
  /** Age of the oldest that is due or handed on; 0 where there is none. */
  readonly oldestSeconds: number;
}

interface Row extends Omit<Backlog, 'oldestSeconds'> {
  readonly oldest: string | null;
}

/** Deliveries to webhooks that are not over, over all organisations. */
export interface DeliveryBacklog {
  /** To be taken by a worker this moment. */
  readonly due: number;
  /** Under way, or waiting for the time of their next attempt. */
  readonly later: number;
  /** How long the one has been due that waits longest; 0 where none is. */
  readonly oldestSeconds: number;
}

/** What is over leaves the table, so this reads what is not and no more. */
export async function readDeliveryBacklog(store: Store): Promise<DeliveryBacklog> {
  const [backlog] = await store.directory<DeliveryBacklog>({
    name: 'delivery-backlog',
    text: `select coalesce(sum(deliveries) filter (where due_at <= now()), 0)::int as due,
                  coalesce(sum(deliveries) filter (where due_at > now()), 0)::int as later,
                  greatest(extract(epoch from now() - min(due_at)), 0)::float8 as "oldestSeconds"
           from (select due_at, 1 as deliveries from directory.delivery_due
                 union all
                 select due_at, cardinality(event_ids) from directory.delivery_batch) waiting`,
  });
  return { ...backlog!, oldestSeconds: backlog!.oldestSeconds ?? 0 };
}

/** A finished job leaves the outbox, so this reads what is unfinished and no more. Served by outbox_due_index. */
export async function readBacklog(store: Store, now: Date): Promise<Backlog[]> {
  const rows = await store.directory<Row>({
    name: 'backlog',
    text: `select name as queue,
                  count(*) filter (where due_at <= now())::int as due,
                  count(*) filter (where due_at > now() and relays > 0)::int as handed,
                  count(*) filter (where due_at > now() and relays = 0)::int as later,
                  min(id) filter (where due_at <= now() or relays > 0) as oldest
           from directory.outbox where kind = 'job' group by name`,
  });
  return rows.map(({ oldest, ...backlog }) => ({
    ...backlog,
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - createdAtOf(oldest).getTime()) / 1_000),
  }));
}
