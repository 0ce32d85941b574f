import { lowestIdAt } from '../ids.ts';
import type { Tx } from '../store.ts';

const batchSize = 5_000;

/**
 * Deletes up to 5,000 deliveries and events older than a time, and deliveries to removed endpoints. Returns whether
 * there may be more. Ids sort by time, so the primary keys serve it.
 */
export async function deleteExpiredDeliveries(tx: Tx, before: Date): Promise<boolean> {
  const [events, deliveries, ofRemoved] = await Promise.all([
    tx.sql(
      `delete from event where org_id = $1 and id in (
         select id from event where org_id = $1 and id < $2 order by id limit ${batchSize}) returning 1`,
      [tx.orgId, lowestIdAt('event', before)],
    ),
    tx.sql(
      `delete from delivery where org_id = $1 and id in (
         select id from delivery where org_id = $1 and id < $2 and state <> 'waiting' and finished_at < $3
         order by id limit ${batchSize}) returning 1`,
      [tx.orgId, lowestIdAt('delivery', before), before],
    ),
    tx.sql(
      `delete from delivery where org_id = $1 and id in (
         select d.id from webhook w join delivery d on d.org_id = w.org_id and d.webhook_id = w.id
         where w.org_id = $1 and w.deleted_at is not null limit ${batchSize}) returning 1`,
      [tx.orgId],
    ),
  ]);
  await tx.sql(
    `delete from webhook w where w.org_id = $1 and w.deleted_at < $2::timestamptz - interval '1 hour'
       and not exists (select from delivery d where d.org_id = w.org_id and d.webhook_id = w.id)`,
    [tx.orgId, tx.now],
  );
  return [events, deliveries, ofRemoved].some((deleted) => deleted.length === batchSize);
}
