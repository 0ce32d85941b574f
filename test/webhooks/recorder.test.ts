import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { createResultRecorder } from '../../src/workers/delivery/result-recorder.ts';
import type { AttemptResult } from '../../src/store/queries/delivery-records.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });
const [lostConnection, deadlock, refusedText] = ['ECONNREFUSED', '40P01', '22P05'].map(fault);

const slowOrgId = 'org_slow';

/** A recorder whose statements meet these faults one after the other, and then none. */
function open(...faults: (Error | undefined)[]) {
  let written = 0;
  const told: unknown[] = [];
  const transaction: Store['transaction'] = async (orgId) => {
    written += 1;
    if (orgId === slowOrgId) await sleep(100);
    const next = faults.shift();
    if (next) throw next;
    return undefined as never;
  };
  const recorder = createResultRecorder({ transaction } as Store, (met) => told.push(met));
  return { recorder, told, written: () => written };
}

function fresh(batch: { readonly id: string; left: number }, orgId = 'org_1'): AttemptResult {
  const due = {
    deliveryId: 'delivery_1',
    orgId,
    webhookId: 'webhook_1',
    attempts: 0,
    firstAtMs: null,
    claimedAtMs: 0,
    eventId: 'event_1',
    type: 'lead.added',
    batch,
  };
  const never = { firstAtMs: null, nextAtMs: null, isCounted: false, unreadableSecret: null };
  return { due, attempt: null, state: 'waiting', reason: null, ...never };
}

test('counts written results down in their batch', async () => {
  const batch = { id: 'batch_1', left: 5 };
  const { recorder, written } = open();
  for (let count = 0; count < 2; count++) recorder.add(fresh(batch));
  expect(recorder.unwritten).toBe(2);
  await recorder.idle();
  expect([recorder.unwritten, batch.left, written()]).toEqual([0, 3, 1]);
});

test('collects results for some milliseconds before each write', async () => {
  const { promise: writing, resolve: endWriting } = Promise.withResolvers<never>();
  const wrote = vi.fn<Store['transaction']>(() => writing);
  const recorder = createResultRecorder(
    { transaction: wrote as Store['transaction'] } as Store,
    () => undefined,
  );
  const addMany = (): void => {
    for (let count = 0; count < 100; count++) recorder.add(fresh({ id: 'batch_1', left: 500 }));
  };
  addMany();
  await vi.waitUntil(() => wrote.mock.calls.length > 0);
  addMany();
  endWriting(undefined as never);
  // No timer ends before this has gone on.
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  expect([recorder.unwritten, wrote.mock.calls.length]).toEqual([100, 1]);
  addMany();
  await recorder.idle();
  expect([recorder.unwritten, wrote.mock.calls.length]).toEqual([0, 2]);
});

test('closing also waits for results that arrive meanwhile', async () => {
  const { recorder } = open();
  recorder.add(fresh({ id: 'batch_1', left: 1 }));
  const idle = recorder.idle();
  recorder.add(fresh({ id: 'batch_2', left: 1 }, slowOrgId));
  await idle;
  expect(recorder.unwritten).toBe(0);
});

test('writes results once the database is available again', async () => {
  const batch = { id: 'batch_1', left: 2 };
  const { recorder, told, written } = open(lostConnection, deadlock);
  for (let count = 0; count < 2; count++) recorder.add(fresh(batch));
  await recorder.idle();
  expect(told).toEqual([lostConnection, deadlock]);
  expect([batch.left, written()]).toEqual([0, 3]);
});

test('retries a rejected result separately, then without the answer', async () => {
  const batch = { id: 'batch_1', left: 2 };
  const together = open(refusedText, undefined, refusedText);
  for (let count = 0; count < 2; count++) together.recorder.add(fresh(batch));
  await together.recorder.idle();
  expect([batch.left, together.written()]).toEqual([0, 4]);
  const alone = open(refusedText, refusedText);
  alone.recorder.add(fresh({ id: 'batch_2', left: 1 }));
  await alone.recorder.idle();
  expect(alone.written()).toBe(2);
});
