import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { ClaimedDelivery } from '../../src/workers/delivery/attempt.ts';
import { createDeliveryRefresher } from '../../src/workers/delivery/endpoint-refresh.ts';

const delivery = {
  deliveryId: 'delivery_1',
  orgId: 'org_1',
  webhookId: 'webhook_1',
  attempts: 0,
  firstAtMs: null,
  claims: 1,
  claimedAtMs: 0,
};

const url = 'https://new.example/';
/** A fake clock that only the tests advance, so that a slow machine changes nothing. */
let nowMs = 0;
beforeEach(() => {
  nowMs = 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

/** Creates a refresher over a stored endpoint; each read takes `readMs`, and fails if the database is unavailable. */
function open({ timeoutMs = 10_000, readMs = 0 } = {}) {
  const table = {
    url,
    closedReason: null as string | null,
    timesEnabled: 1,
    isUnavailable: false,
    reads: 0,
  };
  const query = async () => {
    table.reads += 1;
    await sleep(0);
    nowMs += readMs;
    if (table.isUnavailable) throw new Error('The database is unavailable.');
    const { closedReason, timesEnabled } = table;
    return [{ webhookId: delivery.webhookId, closedReason, timesEnabled }] as never;
  };
  const reportedFaults: unknown[] = [];
  const shutdown = new AbortController();
  const refresh = createDeliveryRefresher(
    { store: { query } as unknown as Store, timeoutMs },
    (_orgId, { timesEnabled }) => ({ url, timesEnabled, secret: 'new', oldSecret: null }),
    { signal: shutdown.signal, onFault: (fault) => reportedFaults.push(fault) },
  );
  return { table, reportedFaults, refresh, shutdown };
}

function queuedItem(agoMs: number): ClaimedDelivery {
  return {
    webhookId: delivery.webhookId,
    delivery,
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
  const { table, refresh } = open();
  const item = queuedItem(0);
  expect(await refresh(item)).toBe(item);
  expect(table.reads).toBe(0);
});

test('a delivery that waited uses the current endpoint, with one shared read', async () => {
  const { table, refresh } = open({ readMs: 20 });
  const all = await Promise.all(Array.from({ length: 16 }, () => refresh(queuedItem(1_000))));
  for (const each of all) expect(each).toMatchObject({ url, secret: 'new', oldSecret: null, delivery });
  expect(await refresh(queuedItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(1);
});

test('refreshes endpoint data during sending and stops using old data', async () => {
  const { table, refresh } = open();
  await refresh(queuedItem(1_000));
  table.closedReason = 'It was disabled.';
  nowMs += 130;
  expect(await refresh(queuedItem(1_000))).not.toBeNull();
  expect(table.reads).toBe(2);
  await expect.poll(() => refresh(queuedItem(1_000))).toBeNull();
  expect(table.reads).toBe(2);
  table.closedReason = null;
  nowMs += 300;
  expect(await refresh(queuedItem(1_000))).toMatchObject({ secret: 'new' });
});

test('enabling an endpoint does not revive ended deliveries', async () => {
  const { table, refresh } = open();
  table.timesEnabled = 2;
  expect(await refresh(queuedItem(1_000))).toBeNull();
  expect(await refresh({ ...queuedItem(1_000), timesEnabled: 2 })).toMatchObject({ secret: 'new' });
});

test('a slow database read blocks deliveries only for a time', async () => {
  const { table, refresh } = open({ readMs: 400 });
  expect(await refresh(queuedItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(1);
  // The endpoint may have changed since the read began.
  expect(await refresh(queuedItem(1_000))).toMatchObject({ secret: 'new' });
  expect(table.reads).toBe(2);
});

test('waiting deliveries wait for an unavailable database', async () => {
  const { table, reportedFaults, refresh } = open();
  table.isUnavailable = true;
  const refreshed = refresh(queuedItem(1_000));
  await sleep(50);
  table.isUnavailable = false;
  expect(await refreshed).toMatchObject({ secret: 'new' });
  expect(reportedFaults).toHaveLength(1);
});

test('waits no longer than the timeout, and stops at shutdown', async () => {
  const unavailable = open({ timeoutMs: 1_200, readMs: 300 });
  unavailable.table.isUnavailable = true;
  expect(await unavailable.refresh(queuedItem(1_000))).toBeNull();
  const stopped = open();
  stopped.table.isUnavailable = true;
  const refreshed = stopped.refresh(queuedItem(1_000));
  stopped.shutdown.abort();
  expect(await refreshed).toBeNull();
});
