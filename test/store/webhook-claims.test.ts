import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDue, releaseClaims } from '../../src/store/queries/webhook-claims.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testDatabase } from '../database.ts';

const database = testDatabase();
let store: Store;
beforeAll(async () => {
  store = await openStore({ url: database.url, separateRoles: true, appUrl: 'http://localhost/app' });
});
afterAll(() => store?.close());

const [busy, quiet] = ['webhook_1', 'webhook_2'];
const put = (id: string, webhookId: string, isFirst: boolean, ageSeconds: number) =>
  store.directory({
    text: `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first)
           values ($1, 'org_1', $2, now() - make_interval(secs => $3), $4)`,
    values: [id, webhookId, ageSeconds, isFirst],
  });
const claim = (given: object = {}) =>
  claimDue(store, { after: '', rooms: [], usualRoom: 3, limit: 100, leaseMs: 60_000, ...given });
const idsOf = (claimed: readonly { deliveryId: string }[]) =>
  claimed.map(({ deliveryId }) => deliveryId).toSorted();

test('a claim takes of each endpoint what there is room for, and first what is tried again', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, place) => put(`busy${place + 10}`, busy!, true, 60 - place)),
  );
  await put('again', busy!, false, 1);
  await put('later', busy!, false, -60);
  await put('quiet', quiet!, true, 1);
  const first = await claim();
  expect(idsOf(first)).toEqual(['again', 'busy10', 'busy11', 'quiet']);
  expect(first[0]).toMatchObject({ orgId: 'org_1', attempts: 0, claims: 1, firstAtMs: null });
  expect(await claim({ rooms: [{ webhookId: busy, room: 0 }] })).toEqual([]);
  expect(await claim({ after: busy })).toEqual([]);
  expect(await claim({ rooms: [{ webhookId: busy, room: 40 }], limit: 30 })).toHaveLength(30);
  const rest = await claim({ usualRoom: 100 });
  expect(rest).toHaveLength(18);
  expect(await claim({ usualRoom: 100 })).toEqual([]);
});

test('a claim that is given back, or has run out, can be had by others, and gives nothing back any more', async () => {
  await put('given', 'webhook_3', true, 1);
  const [first] = await claim({ leaseMs: 0 });
  const [second] = await claim();
  expect([first, second]).toMatchObject([
    { deliveryId: 'given', claims: 1 },
    { deliveryId: 'given', claims: 2 },
  ]);
  await releaseClaims(store, [first!]);
  expect(await claim()).toEqual([]);
  await releaseClaims(store, [second!]);
  expect(idsOf(await claim())).toEqual(['given']);
});
