import { createdAtOf } from '../ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Store } from '../store.ts';
import { backlogColumnsSql, measureBatchBacklogs, type DeliveryBacklog } from './delivery-batches.ts';

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

/** Reads batches first, so that a delivery which is postponed meanwhile is counted twice rather than missed. */
export async function measureDeliveryBacklog(store: Store): Promise<DeliveryBacklog> {
  const backlogs = await measureBatchBacklogs(store);
  const rows = await store.queryWithoutOrganisation<DeliveryBacklog>({
    name: 'delivery-backlog',
    text: `select ${backlogColumnsSql} from directory.delivery_due`,
  });
  return [...backlogs, onlyItem(rows)].reduce((sum, backlog) => ({
    due: sum.due + backlog.due,
    later: sum.later + backlog.later,
    oldestSeconds: Math.max(sum.oldestSeconds, backlog.oldestSeconds),
  }));
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
