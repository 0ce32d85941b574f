import { createdAtOf } from '../ids.ts';
import type { Store } from '../store.ts';
import { listOrgsWithWaitingDeliveries, measureOrgBacklog, type DeliveryBacklog } from './webhook-claims.ts';

/** Unfinished jobs of one queue, across organisations. */
export interface QueueBacklog {
  readonly queue: string;
  /** Jobs to pass to the queue now. */
  readonly due: number;
  /** Jobs that were passed to the queue. */
  readonly handed: number;
  /** Jobs scheduled for later, for example parked runs. */
  readonly later: number;
  /** Age of the oldest job that is due or in the queue. 0 if there is none. */
  readonly oldestSeconds: number;
}

interface Row extends Omit<QueueBacklog, 'oldestSeconds'> {
  readonly oldest: string | null;
}

/** Enters one organisation after the other, because row security hides the deliveries of all others. */
export async function measureDeliveryBacklog(store: Store): Promise<DeliveryBacklog> {
  const total = { due: 0, later: 0, oldestSeconds: 0 };
  for (const orgId of await listOrgsWithWaitingDeliveries(store)) {
    for (const backlog of await store.query(orgId, measureOrgBacklog)) {
      total.due += backlog.due;
      total.later += backlog.later;
      total.oldestSeconds = Math.max(total.oldestSeconds, backlog.oldestSeconds);
    }
  }
  return total;
}

/** The outbox contains only unfinished jobs. Served by outbox_due_index. */
export async function listQueueBacklogs(store: Store, now: Date): Promise<QueueBacklog[]> {
  const rows = await store.queryWithoutOrganisation<Row>({
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
