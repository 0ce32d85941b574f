import { expect, test } from 'vitest';
import { lowestIdAt } from '../../src/store/ids.ts';
import { addDeliveries, resendDeliveries } from '../../src/store/queries/deliveries.ts';
import { countWaitingDeliveries, listDeliveries } from '../../src/store/queries/delivery-log.ts';
import { replayEvents } from '../../src/application/webhooks/replay.ts';
import { deleteExpiredDeliveries } from '../../src/store/queries/delivery-retention.ts';
import { notifyEndpointDisabled } from '../../src/application/webhooks/disable.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });
const open = () => openStoredDeliveries(service);
const url = 'https://hooks.example/in';
const type = 'lead.added';
const minute = 60_000;
const day = 24 * 60 * minute;

test('lists the deliveries of an endpoint, newest first, and counts those that wait', async () => {
  const scene = await open();
  const { store, orgId } = scene;
  const [webhookId, other] = [await scene.endpoint(), await scene.endpoint()];
  const [older, newer] = await scene.addDue(webhookId, 2);
  await scene.addClaimed(other);
  await service.sql(`update delivery set state = 'failed' where id = $1`, [older!.deliveryId]);
  const list = async (filter: object) =>
    (await store.read(orgId, (context) => listDeliveries(context, { webhookId, limit: 10, ...filter }))).map(
      ({ deliveryId }) => deliveryId,
    );
  expect(await list({})).toEqual([newer!.deliveryId, older!.deliveryId]);
  expect(await list({ limit: 1 })).toEqual([newer!.deliveryId]);
  expect(await list({ state: 'failed' })).toEqual([older!.deliveryId]);
  expect(await list({ webhookId: undefined, deliveryId: older!.deliveryId })).toEqual([older!.deliveryId]);
  const waiting = await store.read(orgId, (context) => countWaitingDeliveries(context, [webhookId, other]));
  expect(Object.fromEntries(waiting)).toEqual({ [webhookId]: 1, [other]: 1 });
});

test('ends waiting deliveries of a disabled endpoint, also claimed ones, and notifies the team', async () => {
  const scene = await open();
  const { store, orgId } = scene;
  const [webhookId, other] = [await scene.endpoint(), await scene.endpoint()];
  const [accepted] = await scene.addDue(webhookId);
  await service.sql(`update delivery set state = 'delivered' where id = $1`, [accepted!.deliveryId]);
  const [claimed] = await scene.addClaimed(webhookId);
  const [missed] = await scene.addDue(webhookId);
  const [ofOther] = await scene.addDue(other);
  await service.sql(
    `update event set created_at = '2026-01-02T03:04:05Z'
     where id = (select event_id from delivery where id = $1)`,
    [claimed!.deliveryId],
  );
  await store.transaction(orgId, (tx) => notifyEndpointDisabled(tx, { webhookId, url }, 'refused'));
  expect(await scene.row(accepted!)).toMatchObject({ state: 'delivered' });
  for (const each of [claimed!, missed!])
    expect(await scene.row(each)).toMatchObject({ state: 'not_sent', reason: 'The endpoint was disabled.' });
  expect(await scene.row(ofOther!)).toMatchObject({ state: 'waiting' });
  const [{ body }] = await service.sql('select body from notice where org_id = $1', [orgId]);
  expect(body).toContain('Cancelled deliveries: 2');
  expect(body).toContain('--since 2026-01-02T03:04:05.000Z');
});

test('resending starts a new series now and makes a worker visit the organisation', async () => {
  const scene = await open();
  const { store, orgId } = scene;
  const webhookId = await scene.endpoint();
  const [delivery] = await scene.addClaimed(webhookId);
  await service.sql(
    `update delivery set series_attempts = 2, first_attempt_at = now(), claims = 3, body = 'as it was sent'
     where id = $1`,
    [delivery!.deliveryId],
  );
  await service.sql(`update directory.delivery_schedule set due_at = 'infinity' where org_id = $1`, [orgId]);
  await store.transaction(orgId, (tx) => resendDeliveries(tx, [delivery!.deliveryId]));
  expect(await scene.schedule(delivery!)).toEqual({ attempts: 0, claims: 0, hasBegun: false, inHours: 0 });
  expect(await scene.visitInHours()).not.toBeNull();
  expect(await scene.claim(webhookId)).toMatchObject([{ body: 'as it was sent', claims: 1 }]);
});

test('a replay selects events by type and time, not by the time in their ids', async () => {
  const scene = await open();
  const { store, orgId } = scene;
  const webhookId = await scene.endpoint();
  const since = new Date('2025-05-01T12:00:00Z');
  const at = (minutes: number) => new Date(since.getTime() + minutes * minute);
  const raise = (id: string, kind: string, created: Date) =>
    service.sql(`insert into event (org_id, id, type, data, created_at) values ($1, $2, $3, '{}', $4)`, [
      orgId,
      id,
      kind,
      created,
    ]);
  const early = lowestIdAt('event', at(-30));
  await raise(early, type, at(1));
  await raise(lowestIdAt('event', at(-20)), type, at(-20));
  await raise(lowestIdAt('event', at(2)), 'test.ping', at(2));
  await raise(lowestIdAt('event', at(3)), 'draft.ready', at(3));
  const webhook = { id: webhookId, events: [type] };
  const replay = (after: string | null, from = since) =>
    store.transaction(orgId, (tx) => replayEvents(tx, webhook, { after, since: from }));
  expect(await replay(null)).toEqual({ sent: 1, after: null });
  const sent = await service.sql('select event_id as id from delivery where webhook_id = $1', [webhookId]);
  expect(sent).toEqual([{ id: early }]);
  await service.sql(
    `insert into event (org_id, id, type, data, created_at)
     select $1, 'event_7' || lpad(i::text, 25, '0'), $2, '{}', now() from generate_series(1, 1001) i`,
    [orgId, type],
  );
  const step = await replay(lowestIdAt('event', at(4)));
  expect(step).toEqual({ sent: 1_000, after: `event_7${'1000'.padStart(25, '0')}` });
  expect(await replay(step.after)).toEqual({ sent: 1, after: null });
  await raise(lowestIdAt('event', at(5)), 'test.ping', at(5));
  const pinged = { after: lowestIdAt('event', at(4)), since };
  const all = { id: webhookId, events: ['*'] };
  await service.sql('delete from event where id like $1', ['event_7%']);
  expect(await store.transaction(orgId, (tx) => replayEvents(tx, all, pinged))).toEqual({
    sent: 0,
    after: null,
  });
});

test('does not resend a delivery without a body or event', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const eventId = lowestIdAt('event', new Date(0));
  await scene.store.transaction(scene.orgId, (tx) => addDeliveries(tx, [{ eventId, type, webhookId }]));
  const [{ id }] = await service.sql('select id from delivery where webhook_id = $1', [webhookId]);
  await service.sql(`update delivery set state = 'failed' where id = $1`, [id]);
  expect(await scene.store.transaction(scene.orgId, (tx) => resendDeliveries(tx, [id]))).toBe(0);
  expect(await scene.row({ deliveryId: id })).toMatchObject({ state: 'failed' });
});

test('deletes old finished deliveries first and removed endpoints last', async () => {
  const scene = await open();
  const { store, orgId } = scene;
  const [kept, removed, fresh] = [await scene.endpoint(), await scene.endpoint(), await scene.endpoint()];
  const before = new Date(Date.now() - 30 * day);
  const old = lowestIdAt('event', new Date(Date.now() - 40 * day)).slice(0, -8);
  const add = (webhookId: string, state: string, finishedAt: Date, count = 1) =>
    service.sql(
      `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at, finished_at)
       select $1, replace($6, 'event', 'delivery') || substr(md5($2 || $4), 1, 3) || lpad(i::text, 5, '0'), $2,
              $6 || $4 || i, $3, $4, $5, $5 from generate_series(1, $7::int) i`,
      [orgId, webhookId, type, state, finishedAt, old, count],
    );
  await add(kept, 'waiting', new Date(0));
  await add(kept, 'failed', new Date());
  await add(kept, 'delivered', new Date(0), 5_000);
  await add(removed, 'not_sent', new Date(), 5_001);
  await service.sql(`update webhook set deleted_at = now() - interval '2 hours' where id = $1`, [removed]);
  await service.sql(`update webhook set deleted_at = now() where id = $1`, [fresh]);
  const deleteExpired = () => store.transaction(orgId, (tx) => deleteExpiredDeliveries(tx, before));
  const endpoints = async () =>
    (await service.sql('select id from webhook where org_id = $1', [orgId]))
      .map(({ id }) => id as string)
      .toSorted();
  expect(await deleteExpired()).toBe(true);
  expect(await endpoints()).toEqual([kept, removed, fresh].toSorted());
  expect(await deleteExpired()).toBe(false);
  expect(await endpoints()).toEqual([kept, fresh].toSorted());
  const remaining = await service.sql('select state from delivery where org_id = $1 order by state', [orgId]);
  expect(remaining).toEqual([{ state: 'failed' }, { state: 'waiting' }]);
});
