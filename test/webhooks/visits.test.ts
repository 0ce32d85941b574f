import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { disableEndpoint, enableEndpoint, removeEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import { SecretUnreadable, type Secrets } from '../../src/ports/secrets.ts';
import { newId } from '../../src/store/ids.ts';
import { addDeliveries } from '../../src/store/queries/deliveries.ts';
import { claimDeliveries } from '../../src/store/queries/webhook-claims.ts';
import { startOrgVisits } from '../../src/workers/delivery/org-visits.ts';
import { visitOrganisation } from '../../src/workers/delivery/visit-organisation.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });
const url = 'https://hooks.example/in';
const sealedSecrets = () => createSealedSecrets(() => loadSecretKey(undefined, service.dataDir));

async function open({ capacity = 100 } = {}) {
  const scene = await openStoredDeliveries(service);
  const { orgId, store } = scene;
  const visit = (secrets: Secrets = sealedSecrets()) =>
    visitOrganisation({ store, secrets, leaseMs: 60_000, capacityFor: () => capacity }, orgId);
  const raise = async (count = 1, agoMs = 0): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => newId('event'));
    await service.sql(
      `with raised as (insert into event (org_id, id, type, data, created_at)
         select $1, id, 'lead.added', '{}', now() - make_interval(secs => $3::float8 / 1000)
         from unnest($2::text[]) id returning id)
       insert into directory.outbox (id, org_id, kind, name, subject, due_at)
       select id, $1, 'event', 'lead.added', id, now() from raised`,
      [orgId, ids, agoMs],
    );
    return ids.sort();
  };
  const waitingEvents = async () =>
    (await service.sql('select subject from directory.outbox where org_id = $1', [orgId])).length;
  return { ...scene, visit, raise, waitingEvents, nameOf: (webhookId: string) => ({ orgId, webhookId }) };
}

test('turns events into deliveries of each subscribed endpoint and claims up to its capacity', async () => {
  const { endpoint, raise, visit, waitingEvents, deliveries, visitInHours } = await open({ capacity: 2 });
  const [one, other, third] = [await endpoint(), await endpoint(), await endpoint()];
  await service.sql(`update webhook set events = '{draft.ready}' where id = $1`, [third]);
  const events = await raise(3);
  const { endpoints, hasMoreEvents } = await visit();
  expect(hasMoreEvents).toBe(false);
  expect(await waitingEvents()).toBe(0);
  const claimed = new Map(endpoints.map(({ webhookId, ...rest }) => [webhookId, rest]));
  for (const webhookId of [one, other]) {
    expect((await deliveries(webhookId)).map(({ eventId }) => eventId)).toEqual(events.toReversed());
    const { items, isFull } = claimed.get(webhookId)!;
    expect(isFull).toBe(true);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      webhookId,
      url,
      oldSecret: null,
      secret: expect.stringContaining('whsec_'),
    });
    expect(items[0]!.body).toContain('"event":"lead.added"');
  }
  expect(claimed.get(third!)).toEqual({ items: [], isFull: false });
  expect(await deliveries(third!)).toEqual([]);
  expect(await visitInHours()).toBe(0);
  // The rest is claimed by the next visit, and nothing twice.
  const again = (await visit()).endpoints.map(({ items }) => items.length);
  expect(again.toSorted((one, next) => one - next)).toEqual([0, 1, 1]);
  expect((await visit()).endpoints.flatMap(({ items }) => items)).toEqual([]);
});

test('notices a delivery to an endpoint that was created while it waited for the schedule', async () => {
  const { endpoint, event, visit, visitInHours, store, orgId } = await open();
  await endpoint();
  const webhookId = newId('webhook');
  const eventId = await event();
  const countBlocked = async () =>
    (await service.sql(`select from pg_stat_activity where wait_event_type = 'Lock'`)).length;
  const visiting = await store.transaction(orgId, async (tx) => {
    await claimDeliveries(tx, [], 0);
    const running = visit();
    await expect.poll(countBlocked, { timeout: 20_000, interval: 5 }).toBe(1);
    await tx.sql(
      `insert into webhook (org_id, id, url, events, created_by, sealed_secret, created_at)
       values ($1, $2, $3, '{*}', 'user', '', now())`,
      [orgId, webhookId, url],
    );
    await addDeliveries(tx, [{ eventId, type: 'lead.added', webhookId }]);
    return { running };
  });
  await visiting.running;
  expect(await visitInHours()).toBe(0);
});

test('takes five hundred events at a time', async () => {
  const { endpoint, raise, visit, waitingEvents } = await open();
  await endpoint();
  await raise(501);
  expect(await visit()).toMatchObject({ hasMoreEvents: true });
  expect(await waitingEvents()).toBe(1);
  expect(await visit()).toMatchObject({ hasMoreEvents: false });
});

test('skips events that another worker claims', async () => {
  const { orgId, store, endpoint, raise, visit, waitingEvents } = await open();
  await endpoint();
  await raise(2);
  await store.transaction(orgId, async (tx) => {
    await tx.sql('select id from directory.outbox where org_id = $1 for update', [orgId]);
    expect((await visit()).endpoints[0]!.items).toEqual([]);
  });
  expect((await visit()).endpoints[0]!.items).toHaveLength(2);
  expect(await waitingEvents()).toBe(0);
});

test('reports events from before the endpoint closed as not sent, but no later ones', async () => {
  const { orgId, store, endpoint, raise, visit, deliveries, nameOf } = await open();
  const [disabled, removed] = [await endpoint(), await endpoint()];
  await disableEndpoint(store, nameOf(disabled));
  await removeEndpoint(store, nameOf(removed));
  await service.sql(
    `update webhook set created_at = now() - interval '1 hour', disabled_at = now() - interval '1 minute',
       deleted_at = case when deleted_at is not null then now() - interval '1 minute' end where org_id = $1`,
    [orgId],
  );
  const [missed] = await raise(1, 120_000);
  await raise(1, 30_000);
  expect((await visit()).endpoints).toEqual([]);
  for (const [webhookId, reason] of [
    [disabled, 'The endpoint was disabled.'],
    [removed, 'The endpoint was removed.'],
  ] as const)
    expect(await deliveries(webhookId)).toMatchObject([{ eventId: missed, state: 'not_sent', reason }]);
});

test('ends what was added for an endpoint while it was disabled, so that enabling does not revive it', async () => {
  const { store, endpoint, addDue, visit, row, nameOf } = await open();
  const webhookId = await endpoint();
  await disableEndpoint(store, nameOf(webhookId));
  const [late] = await addDue(webhookId);
  await visit();
  await enableEndpoint(store, nameOf(webhookId));
  expect((await visit()).endpoints[0]!.items).toEqual([]);
  expect(await row(late!)).toMatchObject({ state: 'not_sent', reason: 'The endpoint was disabled.' });
});

test('ends deliveries whose results could never be saved, or whose event has expired', async () => {
  const { endpoint, addDue, visit, row } = await open();
  const webhookId = await endpoint();
  const [intact, lost, expired] = await addDue(webhookId, 3);
  await service.sql('update delivery set claims = 15 where id = $1', [intact!.deliveryId]);
  await service.sql('update delivery set claims = 16 where id = $1', [lost!.deliveryId]);
  await service.sql('delete from event where id = $1', [expired!.eventId]);
  const { endpoints } = await visit();
  expect(endpoints[0]!.items.map(({ delivery }) => delivery.deliveryId)).toEqual([intact!.deliveryId]);
  expect(await row(lost!)).toMatchObject({
    state: 'not_sent',
    reason: expect.stringContaining('could not be saved'),
  });
  expect(await row(expired!)).toMatchObject({ state: 'not_sent', reason: 'Its event has expired.' });
});

test('signs with readable secrets only, and disables an endpoint without one', async () => {
  const { store, endpoint, addDue, visit, readState, row, nameOf } = await open();
  const webhookId = await endpoint();
  const seal = sealedSecrets().seal;
  await rotateSecret(store, nameOf(webhookId), {
    seal: (location) => seal('whsec_new', location),
    dropsOld: false,
  });
  const [first] = await addDue(webhookId);
  const { open: openSealed } = sealedSecrets();
  let isLost = (_secret: string): boolean => false;
  const secrets: Secrets = {
    seal,
    open: (sealed, location) => {
      const secret = openSealed(sealed, location);
      if (isLost(secret)) throw new SecretUnreadable('Sealed with another key.');
      return secret;
    },
  };
  isLost = (secret) => secret !== 'whsec_new';
  expect((await visit(secrets)).endpoints[0]!.items).toMatchObject([
    { secret: 'whsec_new', oldSecret: null },
  ]);
  const [second] = await addDue(webhookId);
  isLost = () => true;
  expect((await visit(secrets)).endpoints[0]!.items).toEqual([]);
  expect(await readState(webhookId)).toMatchObject({ active: false, consecutiveFailures: 0 });
  for (const each of [first!, second!])
    expect(await row(each)).toMatchObject({
      state: 'not_sent',
      reason: expect.stringContaining('decrypted'),
    });
});

test('a slow or failing visit delays no other organisation, and none is visited twice at a time', async () => {
  const scenes = [await open(), await open(), await open()];
  for (const { addDue, endpoint } of scenes) await addDue(await endpoint());
  const [slow, failing, other] = scenes.map(({ orgId }) => orgId);
  const { promise: slowVisit, resolve: endSlowVisit } = Promise.withResolvers<void>();
  const [visited, faults]: [string[], unknown[]] = [[], []];
  const visits = startOrgVisits(
    scenes[0]!.store,
    async (orgId) => {
      visited.push(orgId);
      if (orgId === slow) await slowVisit;
      if (orgId === failing) throw new Error('no');
    },
    (_fault, orgId) => faults.push(orgId),
  );
  const countVisits = (orgId: string | undefined) => visited.filter((each) => each === orgId).length;
  await expect.poll(() => countVisits(other), { timeout: 20_000 }).toBeGreaterThan(2);
  await expect.poll(() => countVisits(failing), { timeout: 20_000 }).toBeGreaterThan(2);
  expect(new Set(faults)).toEqual(new Set([failing]));
  visits.revisit(slow!);
  await sleep(50);
  expect(countVisits(slow)).toBe(1);
  endSlowVisit();
  await expect.poll(() => countVisits(slow), { timeout: 20_000 }).toBeGreaterThan(1);
  await visits.stop();
});
