import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { ClaimedDelivery } from '../../src/workers/delivery/attempt.ts';
import { createDeliveryRefresher } from '../../src/workers/delivery/endpoint-refresh.ts';

const due = {
  deliveryId: 'delivery_1',
  orgId: 'org_1',
  webhookId: 'webhook_1',
  attempts: 0,
  firstAtMs: null,
  claims: 1,
  claimedAtMs: 0,
};

const url = 'https://new.example/';
/** Time passes here only where a test lets it, so that no busy machine makes anything older than it is meant to be. */
let nowMs = 0;
beforeEach(() => {
  nowMs = 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

/** Endpoints that are read in so many milliseconds, where the database answers at all. */
function open({ timeoutMs = 10_000, readMs = 0 } = {}) {
  const table = { url, closedReason: null as string | null, timesEnabled: 1, isAway: false, reads: 0 };
  const ask = async () => {
    table.reads += 1;
    await sleep(0);
    nowMs += readMs;
    if (table.isAway) throw new Error('The database is away.');
    const { closedReason, timesEnabled } = table;
    return [{ webhookId: due.webhookId, closedReason, timesEnabled }] as never;
  };
  const told: unknown[] = [];
  const ending = new AbortController();
  const current = createDeliveryRefresher(
    { store: { query: ask } as unknown as Store, timeoutMs },
    (_orgId, { timesEnabled }) => ({ url, timesEnabled, secret: 'new', oldSecret: null }),
    { signal: ending.signal, onFault: (fault) => told.push(fault) },
  );
  return { table, told, current, ending };
}

function heldItem(agoMs: number): ClaimedDelivery {
  return {
    webhookId: due.webhookId,
    due,
    url: 'https://old.example/',
    secret: 'old',
    oldSecret: 'older',
    timesEnabled: 1,
    type: 'lead.added',
    body: '{}',
    heldSinceMs: nowMs - agoMs,
  };
}

test('a delivery that waited briefly is sent without another read', async () => {
  const { table, current } = open();
  const item = heldItem(0);
  expect(await current(item)).toBe(item);
  expect(table.reads).toBe(0);
});

test('a delivery that waited uses the current endpoint, with one shared read', async () => {
  const { table, current } = open({ readMs: 20 });
  const all = await Promise.all(Array.from({ length: 16 }, () => current(heldItem(1_000))));
  for (const each of all) expect(each).toMatchObject({ url, secret: 'new', oldSecret: null, due });
  expect(await current(heldItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(1);
});

test('refreshes endpoint data during sending and stops using old data', async () => {
  const { table, current } = open();
  await current(heldItem(1_000));
  table.closedReason = 'It was disabled.';
  nowMs += 130;
  expect(await current(heldItem(1_000))).not.toBeNull();
  expect(table.reads).toBe(2);
  await expect.poll(() => current(heldItem(1_000))).toBeNull();
  expect(table.reads).toBe(2);
  table.closedReason = null;
  nowMs += 300;
  expect(await current(heldItem(1_000))).toMatchObject({ secret: 'new' });
});

test('enabling an endpoint does not revive ended deliveries', async () => {
  const { table, current } = open();
  table.timesEnabled = 2;
  expect(await current(heldItem(1_000))).toBeNull();
  expect(await current({ ...heldItem(1_000), timesEnabled: 2 })).toMatchObject({ secret: 'new' });
});

test('a slow database read blocks deliveries only for a time', async () => {
  const { table, current } = open({ readMs: 400 });
  expect(await current(heldItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(1);
  // It may have changed since that was begun.
  expect(await current(heldItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(2);
});

test('waiting deliveries wait for an unavailable database', async () => {
  const { table, told, current } = open();
  table.isAway = true;
  const asked = current(heldItem(1_000));
  await sleep(50);
  table.isAway = false;
  expect(await asked).toMatchObject({ secret: 'new' });
  expect(told).toHaveLength(1);
});

test('waits no longer than a delivery may wait, nor after shutdown', async () => {
  const away = open({ timeoutMs: 1_200, readMs: 300 });
  away.table.isAway = true;
  expect(await away.current(heldItem(1_000))).toBeNull();
  const ending = open();
  ending.table.isAway = true;
  const asked = ending.current(heldItem(1_000));
  ending.ending.abort();
  expect(await asked).toBeNull();
});
