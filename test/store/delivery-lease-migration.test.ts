import { expect, test } from 'vitest';
import { deliveryIdOf } from '../../src/store/ids.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { cancelWaitingDeliveries } from '../../src/store/queries/deliveries.ts';
import { carryOverDeliveries } from '../../src/store/queries/webhook-claims.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from '../webhooks/stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });

/** An organisation with deliveries in the form of the version before the migration. */
async function openOldDeliveries() {
  const scene = await openStoredDeliveries(service);
  const webhookId = await scene.endpoint();
  /** A delivery with a due row, as an old worker wrote it. */
  const addOld = async (due: string, { attempts = 0, claims = 0 } = {}) => {
    const eventId = await scene.event();
    const deliveryId = deliveryIdOf(eventId, webhookId);
    await service.sql(
      `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
       values ($1, $2, $3, $4, 'lead.added', 'waiting', now())`,
      [scene.orgId, deliveryId, webhookId, eventId],
    );
    await service.sql(
      `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, first_at, attempts, claims)
       values ($2, $1, $3, now() + $4::interval, $5, case when not $5 then now() end, $6, $7)`,
      [scene.orgId, deliveryId, webhookId, due, attempts === 0, attempts, claims],
    );
    return { deliveryId };
  };
  const addBatch = (id: string, eventIds: readonly string[], due: string) =>
    service.sql(
      `insert into directory.delivery_batch (id, org_id, webhook_id, event_ids, created_at, due_at)
       values ($1, $2, $3, $4, now(), now() + $5::interval)`,
      [id, scene.orgId, webhookId, eventIds, due],
    );
  const remaining = async () => {
    const [row] = await service.sql<{ due: string[]; batches: string[] }>(
      `select array(select id from directory.delivery_due where org_id = $1) as due,
              array(select id from directory.delivery_batch where org_id = $1) as batches`,
      [scene.orgId],
    );
    return row!;
  };
  return { ...scene, webhookId, addOld, addBatch, remaining };
}

test('the migration moves what waits, and leaves what an old process is sending', async () => {
  const scene = await openOldDeliveries();
  const { orgId, webhookId, addOld, addBatch, schedule, claim } = scene;
  const other = await openOldDeliveries();
  const due = await addOld('-1 s');
  const retried = await addOld('3 hours', { attempts: 2, claims: 2 });
  const sending = await addOld('10 s', { claims: 1 });
  const lost = await addOld('-1 s', { attempts: 1, claims: 4 });
  const ofOther = await other.addOld('-1 s');
  const [written, unwritten, running] = [await scene.event(), await scene.event(), await scene.event()];
  const addWritten = `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
                      values ($1, $2, $3, $4, 'lead.added', 'delivered', now())`;
  await service.sql(addWritten, [orgId, deliveryIdOf(written, webhookId), webhookId, written]);
  await addBatch('batch_lost', [written, unwritten], '-1 s');
  await addBatch('batch_running', [running], '10 s');
  // The schema of the version before.
  await service.sql(`drop function directory.carry_over_deliveries; drop table directory.delivery_schedule;
    alter table delivery drop column next_attempt_at, drop column first_attempt_at, drop column series_attempts,
      drop column claims;
    delete from migration where name = '0035-delivery-lease'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0035-delivery-lease']);

  expect(await schedule(due)).toEqual({ attempts: 0, claims: 0, hasBegun: false, inHours: 0 });
  expect(await schedule(retried)).toEqual({ attempts: 2, claims: 0, hasBegun: true, inHours: 3 });
  expect(await schedule(lost)).toEqual({ attempts: 1, claims: 3, hasBegun: true, inHours: 0 });
  expect(await schedule(sending)).toMatchObject({ inHours: null });
  expect(await scene.remaining()).toEqual({ due: [sending.deliveryId], batches: ['batch_running'] });
  expect(await scene.visitInHours()).not.toBeNull();
  const claimed = await claim(webhookId, 100);
  expect(claimed.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(
    [due.deliveryId, lost.deliveryId, deliveryIdOf(unwritten, webhookId)].toSorted(),
  );
  expect(claimed.map(({ body }) => body)).not.toContain(null);
  expect((await other.claim(other.webhookId)).map(({ deliveryId }) => deliveryId)).toEqual([
    ofOther.deliveryId,
  ]);
});

test('a worker takes over what old processes add after the migration, when they leave it', async () => {
  const scene = await openOldDeliveries();
  const { webhookId, store, addOld, addBatch, schedule, claim } = scene;
  const added = await addOld('0 s');
  const sending = await addOld('10 s', { claims: 1 });
  const event = await scene.event();
  await addBatch('batch_1', [event], '10 s');
  await carryOverDeliveries(store);
  expect(await scene.remaining()).toEqual({ due: [sending.deliveryId], batches: ['batch_1'] });
  expect((await claim(webhookId, 9)).map(({ deliveryId }) => deliveryId)).toEqual([added.deliveryId]);
  for (const table of ['delivery_due', 'delivery_batch'])
    await service.sql(`update directory.${table} set due_at = now() where org_id = $1`, [scene.orgId]);
  await carryOverDeliveries(store);
  expect(await scene.remaining()).toEqual({ due: [], batches: [] });
  expect(await schedule(sending)).toMatchObject({ claims: 1, inHours: 0 });
  expect((await claim(webhookId, 9)).map(({ deliveryId }) => deliveryId).toSorted()).toEqual(
    [sending.deliveryId, deliveryIdOf(event, webhookId)].toSorted(),
  );
});

test('does not revive what was cancelled meanwhile', async () => {
  const scene = await openOldDeliveries();
  const { webhookId, store, orgId } = scene;
  const delivery = await scene.addOld('10 s', { claims: 1 });
  await store.transaction(orgId, (tx) => cancelWaitingDeliveries(tx, [{ webhookId, reason: 'why' }]));
  expect(await scene.remaining()).toMatchObject({ due: [] });
  await carryOverDeliveries(store);
  expect(await scene.row(delivery)).toMatchObject({ state: 'not_sent', reason: 'why' });
  expect(await scene.claim(webhookId, 9)).toEqual([]);
});
