import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDueDeliveries, releaseDeliveries } from '../../src/store/queries/webhook-claims.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testDatabase } from '../support/test-database.ts';

const database = testDatabase();
let store: Store;
beforeAll(async () => {
  store = await openStore({ url: database.url, separateRoles: true, appUrl: 'http://localhost/app' });
});
afterAll(() => store?.close());

const [busy, quiet] = ['webhook_1', 'webhook_2'];
const addDue = (id: string, webhookId: string, isFirst: boolean, ageSeconds: number) =>
  store.queryWithoutOrganisation({
    text: `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first)
           values ($1, 'org_1', $2, now() - make_interval(secs => $3), $4)`,
    values: [id, webhookId, ageSeconds, isFirst],
  });
const claim = (options: object = {}) =>
  claimDueDeliveries(store, {
    after: '',
    capacities: [],
    defaultCapacity: 3,
    limit: 100,
    leaseMs: 60_000,
    ...options,
  });
const idsOf = (claimed: readonly { deliveryId: string }[]) =>
  claimed.map(({ deliveryId }) => deliveryId).toSorted();

test('claims up to each endpoint’s capacity, retries first', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => addDue(`busy${index + 10}`, busy!, true, 60 - index)),
  );
  await addDue('again', busy!, false, 1);
  await addDue('later', busy!, false, -60);
  await addDue('quiet', quiet!, true, 1);
  const first = await claim();
  expect(idsOf(first)).toEqual(['again', 'busy10', 'busy11', 'quiet']);
  expect(first[0]).toMatchObject({ orgId: 'org_1', attempts: 0, claims: 1, firstAtMs: null });
  expect(await claim({ capacities: [{ webhookId: busy, capacity: 0 }] })).toEqual([]);
  expect(await claim({ after: busy })).toEqual([]);
  expect(await claim({ capacities: [{ webhookId: busy, capacity: 40 }], limit: 30 })).toHaveLength(30);
  const rest = await claim({ defaultCapacity: 100 });
  expect(rest).toHaveLength(18);
  expect(await claim({ defaultCapacity: 100 })).toEqual([]);
});

test('an expired claim is free for others and cannot be released, but a valid claim can', async () => {
  await addDue('released', 'webhook_3', true, 1);
  const [first] = await claim({ leaseMs: 0 });
  const [second] = await claim();
  expect([first, second]).toMatchObject([
    { deliveryId: 'released', claims: 1 },
    { deliveryId: 'released', claims: 2 },
  ]);
  await releaseDeliveries(store, [first!]);
  expect(await claim()).toEqual([]);
  await releaseDeliveries(store, [second!]);
  expect(idsOf(await claim())).toEqual(['released']);
});

test('the lease grows after repeatedly lost claims, until an attempt is recorded', async () => {
  const lost: readonly (readonly [claims: number, attempts: number, leaseMs: number])[] = [
    [0, 0, 1_000] as const,
    [2, 0, 1_000] as const,
    [3, 0, 2_000] as const,
    [6, 0, 16_000] as const,
    [3, 2, 1_000] as const,
    [90, 0, 4_096_000] as const,
  ];
  for (const [index, [claims, attempts]] of lost.entries())
    await store.queryWithoutOrganisation({
      text: `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, claims, attempts)
             values ($1, 'org_1', 'webhook_4', now(), true, $2, $3)`,
      values: [`lost${index}`, claims, attempts],
    });
  const claimed = await claim({ after: 'webhook_3', defaultCapacity: 10, leaseMs: 1_000 });
  expect(claimed).toHaveLength(lost.length);
  const rows = await store.queryWithoutOrganisation<{ leaseMs: number }>({
    text: `select (extract(epoch from due_at) * 1000 - $1)::float8 as "leaseMs" from directory.delivery_due
           where webhook_id = 'webhook_4' order by id`,
    values: [claimed[0]!.claimedAtMs],
  });
  expect(rows.map(({ leaseMs }) => Math.round(leaseMs))).toEqual(lost.map(([, , leaseMs]) => leaseMs));
});
