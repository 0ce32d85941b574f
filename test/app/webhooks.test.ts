import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { disableEndpoint } from '../../src/people/webhooks.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from '../webhooks/stored-deliveries.ts';
import { type Browser, expectAbsent, lastChange, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let stranger: Browser;
beforeAll(async () => {
  stranger = await signIn(service, (await service.newTenant()).orgId, 'owner');
});

async function openScene() {
  const scene = await openStoredDeliveries(service);
  const webhookId = await scene.endpoint();
  return { ...scene, webhookId, admin: await signIn(service, scene.orgId, 'admin') };
}

const refusesForeign = (refused: readonly [fn: string, code: string], webhookId: string, args: object = {}) =>
  expectAbsent(stranger, refused, { webhookId, ...args }, { webhookId: newId('webhook'), ...args });

test('shows an endpoint and its deliveries page by page, newest first', async () => {
  const { admin, webhookId, addDue } = await openScene();
  const added = await addDue(webhookId, 3);
  const endpoint = (await admin.call('webhooks.get', { webhookId })).value;
  expect(endpoint).toMatchObject({ webhookId, active: true, waiting: 3, lastAttempt: null, missed: null });
  expect(JSON.stringify(endpoint)).not.toContain('ecret"');
  const first = (await admin.call('webhooks.deliveries', { webhookId, limit: 2 })).value;
  const next = { webhookId, limit: 2, cursor: first.nextCursor };
  const second = (await admin.call('webhooks.deliveries', next)).value;
  expect([...first.items, ...second.items].map(({ deliveryId }) => deliveryId)).toEqual(
    added.map(({ deliveryId }) => deliveryId).toReversed(),
  );
  expect(second.nextCursor).toBeNull();
  const none = await admin.call('webhooks.deliveries', { webhookId, state: 'failed' });
  expect(none.value.items).toEqual([]);
  const other = await admin.call('webhooks.deliveries', { ...next, state: 'waiting' });
  expect(other.error.code).toBe('cursor_invalid');
  await refusesForeign(['webhooks.get', 'webhook_not_found'], webhookId);
  await refusesForeign(['webhooks.deliveries', 'webhook_not_found'], webhookId);
});

test('repeats a delivery unless its endpoint is disabled or its event has expired', async () => {
  const { admin, webhookId, addDue, orgId, store } = await openScene();
  const [one, two] = await addDue(webhookId, 2);
  await service.sql(`update delivery set state = 'failed', finished_at = now() where webhook_id = $1`, [
    webhookId,
  ]);
  const { deliveryId } = one!;
  await expectAbsent(
    stranger,
    ['webhooks.resend', 'delivery_not_found'],
    { deliveryId },
    { deliveryId: newId('delivery') },
  );
  expect((await admin.call('webhooks.resend', { deliveryId })).value).toEqual({
    deliveryId,
    state: 'waiting',
  });
  expect(await lastChange(service, orgId, 'webhooks.resend')).toMatchObject({
    target: deliveryId,
    change: { webhookId },
  });
  await service.sql('delete from event where id = $1', [two!.eventId]);
  const expired = await admin.call('webhooks.resend', { deliveryId: two!.deliveryId });
  expect(expired.error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining('expired') });
  await disableEndpoint(store, { orgId, webhookId });
  expect((await admin.call('webhooks.resend', { deliveryId })).error.code).toBe('invalid_state');
});

test('counts what a disabled endpoint missed, enables it and replays that', async () => {
  const { admin, webhookId, event, orgId, store } = await openScene();
  await disableEndpoint(store, { orgId, webhookId });
  for (let count = 0; count < 3; count++) await event();
  const { missed } = (await admin.call('webhooks.get', { webhookId })).value;
  expect(missed.count).toBe(3);
  const replay = (args: object) => admin.call('webhooks.replay', { webhookId, since: missed.since, ...args });
  expect((await replay({})).error.code).toBe('invalid_state');
  expect((await admin.call('webhooks.sendTest', { webhookId })).error.code).toBe('invalid_state');
  expect((await admin.call('webhooks.enable', { webhookId })).value).toEqual({ webhookId, wasActive: false });
  expect((await admin.call('webhooks.enable', { webhookId })).value.wasActive).toBe(true);
  expect(await lastChange(service, orgId, 'webhooks.enable')).toMatchObject({ target: webhookId });
  expect((await replay({})).value).toEqual({ sent: 3, since: missed.since, nextCursor: null });
  expect(await lastChange(service, orgId, 'webhooks.replay')).toMatchObject({
    target: webhookId,
    change: { sent: 3 },
  });
  expect((await admin.call('webhooks.get', { webhookId })).value).toMatchObject({ waiting: 3, missed: null });
  await refusesForeign(['webhooks.enable', 'webhook_not_found'], webhookId);
  await refusesForeign(['webhooks.replay', 'webhook_not_found'], webhookId, { since: missed.since });
});

test('replays a thousand events per call, and those before the endpoint only on request', async () => {
  const { admin, webhookId, orgId } = await openScene();
  const start = Date.now();
  await service.sql(
    `insert into event (org_id, id, type, data, created_at)
     select $1, 'event_' || left($2, 10) || lpad(n::text, 16, '0'), 'lead.added', '{}', now()
     from generate_series(1, 1500) as n`,
    [orgId, newId('event').slice('event_'.length)],
  );
  const replay = (args: object) =>
    admin.call('webhooks.replay', { webhookId, since: start - 60_000, withEarlier: true, ...args });
  const first = (await replay({})).value;
  expect(first.sent).toBe(1_000);
  const second = (await replay({ cursor: first.nextCursor })).value;
  expect(second).toMatchObject({ sent: 500, nextCursor: null });
  expect((await replay({ cursor: 'x' })).error.code).toBe('cursor_invalid');
  const { createdAt } = (await admin.call('webhooks.get', { webhookId })).value;
  expect((await replay({ withEarlier: false })).value.since).toBe(createdAt);
  for (const since of [start + 3_600_000, start - 31 * 86_400_000])
    expect((await replay({ since })).error).toMatchObject({ code: 'invalid_arguments', param: 'since' });
});

test('sends a test event, and replaces the secret without recording it', async () => {
  const { admin, webhookId, orgId } = await openScene();
  const { deliveryId } = (await admin.call('webhooks.sendTest', { webhookId })).value;
  const { items } = (await admin.call('webhooks.deliveries', { webhookId })).value;
  expect(items).toMatchObject([{ deliveryId, type: 'test.ping', state: 'waiting' }]);
  const rotated = (await admin.call('webhooks.rotate', { webhookId })).value;
  expect(rotated.secret).toMatch(/^whsec_/);
  expect(rotated.oldValidUntil).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect((await admin.call('webhooks.get', { webhookId })).value.oldSecretUntil).toBe(rotated.oldValidUntil);
  const change = await lastChange(service, orgId, 'webhooks.rotate');
  expect(change).toMatchObject({ target: webhookId });
  expect(JSON.stringify(change)).not.toContain(rotated.secret);
  const dropped = (await admin.call('webhooks.rotate', { webhookId, dropOld: true })).value;
  expect(dropped).toMatchObject({ oldValidUntil: null });
  expect(dropped.secret).not.toBe(rotated.secret);
  await refusesForeign(['webhooks.sendTest', 'webhook_not_found'], webhookId);
  await refusesForeign(['webhooks.rotate', 'webhook_not_found'], webhookId);
});
