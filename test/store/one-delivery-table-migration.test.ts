import { expect, test } from 'vitest';
import { deliveryIdOf } from '../../src/store/ids.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { testService } from '../support/test-service.ts';
import { ownerRole } from '../../src/store/roles.ts';
import { openStoredDeliveries } from '../webhooks/stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });

/** The tables that the migration drops, and a delivery table without its later columns. */
const schemaBefore = `
  create table directory.delivery_due (
    id text collate "C" primary key, org_id text collate "C" not null, webhook_id text collate "C" not null,
    due_at timestamptz not null, is_first boolean not null, first_at timestamptz, attempts integer not null,
    claims integer not null);
  create table directory.delivery_batch (
    id text collate "C" primary key, org_id text collate "C" not null, webhook_id text collate "C" not null,
    event_ids text[] not null, created_at timestamptz not null, due_at timestamptz not null);
  alter table directory.delivery_due owner to ${ownerRole};
  alter table directory.delivery_batch owner to ${ownerRole};
  drop table directory.delivery_schedule;
  alter table delivery drop column next_attempt_at, drop column first_attempt_at, drop column series_attempts,
    drop column claims;
  delete from migration where name in ('0035-delivery-lease', '0039-one-delivery-table')`;

/** An organisation with deliveries in the form of the version before the migrations. */
async function addOldDeliveries(scene: Awaited<ReturnType<typeof openStoredDeliveries>>) {
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
  return { ...scene, webhookId, addOld, addBatch };
}

test('the migrations move all that waits, also what an old process is sending', async () => {
  const before = await openStoredDeliveries(service);
  const other = await openStoredDeliveries(service);
  await service.sql(schemaBefore);
  const scene = await addOldDeliveries(before);
  const others = await addOldDeliveries(other);
  const { orgId, webhookId, addOld, addBatch, schedule, claim } = scene;
  const due = await addOld('-1 s');
  const retried = await addOld('3 hours', { attempts: 2, claims: 2 });
  const sending = await addOld('10 s', { claims: 1 });
  const lost = await addOld('-1 s', { attempts: 1, claims: 4 });
  const ofOther = await others.addOld('-1 s');
  const [written, unwritten, running] = [await scene.event(), await scene.event(), await scene.event()];
  const addWritten = `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at)
                      values ($1, $2, $3, $4, 'lead.added', 'delivered', now())`;
  await service.sql(addWritten, [orgId, deliveryIdOf(written, webhookId), webhookId, written]);
  await addBatch('batch_lost', [written, unwritten], '-1 s');
  await addBatch('batch_running', [running], '10 s');
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual([
    '0035-delivery-lease',
    '0039-one-delivery-table',
  ]);

  expect(await schedule(due)).toEqual({ attempts: 0, claims: 0, hasBegun: false, inHours: 0 });
  expect(await schedule(retried)).toEqual({ attempts: 2, claims: 0, hasBegun: true, inHours: 3 });
  expect(await schedule(lost)).toEqual({ attempts: 1, claims: 3, hasBegun: true, inHours: 0 });
  expect(await schedule(sending)).toMatchObject({ claims: 1, inHours: 0 });
  expect(await scene.visitInHours()).not.toBeNull();
  const claimed = await claim(webhookId, 100);
  const moved = [due, lost, sending].map(({ deliveryId }) => deliveryId);
  expect(claimed.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(
    [...moved, ...[unwritten, running].map((event) => deliveryIdOf(event, webhookId))].toSorted(),
  );
  expect(claimed.map(({ body }) => body)).not.toContain(null);
  expect((await others.claim(others.webhookId)).map(({ deliveryId }) => deliveryId)).toEqual([
    ofOther.deliveryId,
  ]);
});
