import { createdAtOf } from '../ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Store } from '../store.ts';
import { backlogColumnsSql, measureBatchBacklogs, type DeliveryBacklog } from './delivery-batches.ts';

/** The jobs of one queue that are not finished, over all organisations. */
export interface QueueBacklog {
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

interface Row extends Omit<QueueBacklog, 'oldestSeconds'> {
  readonly oldest: string | null;
}

/**
 * What is over leaves the table of what is due, and of batches only what has no row is left, which each organisation of
 * one is asked for. What is put off in between is counted twice, and not missed.
 */
export async function measureDeliveryBacklog(store: Store): Promise<DeliveryBacklog> {
  const backlogs = await measureBatchBacklogs(store);
  const rows = await store.queryDirectory<DeliveryBacklog>({
    name: 'delivery-backlog',
    text: `select ${backlogColumnsSql} from directory.delivery_due`,
  });
  return [...backlogs, onlyItem(rows)].reduce((sum, each) => ({
    due: sum.due + each.due,
    later: sum.later + each.later,
    oldestSeconds: Math.max(sum.oldestSeconds, each.oldestSeconds),
  }));
}

/** A finished job leaves the outbox, so this reads what is unfinished and no more. Served by outbox_due_index. */
export async function listQueueBacklogs(store: Store, now: Date): Promise<QueueBacklog[]> {
  const rows = await store.queryDirectory<Row>({
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
