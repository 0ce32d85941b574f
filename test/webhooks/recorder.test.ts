import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { createResultRecorder } from '../../src/workers/delivery/result-recorder.ts';
import type { AttemptResult } from '../../src/store/queries/delivery-records.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });
// SQLSTATE 22P05: PostgreSQL cannot store the text.
const [lostConnection, deadlock, untranslatableCharacter] = ['ECONNREFUSED', '40P01', '22P05'].map(fault);

const slowOrgId = 'org_slow';

/** Opens a recorder whose transactions fail with these faults in order, and then succeed. */
function open(...faults: (Error | undefined)[]) {
  let writes = 0;
  const reportedFaults: unknown[] = [];
  const transaction: Store['transaction'] = async (orgId) => {
    writes += 1;
    if (orgId === slowOrgId) await sleep(100);
    const next = faults.shift();
    if (next) throw next;
    return undefined as never;
  };
  const recorder = createResultRecorder({ transaction } as Store, (reported) =>
    reportedFaults.push(reported),
  );
  return { recorder, reportedFaults, writes: () => writes };
}

function newResult(batch: { readonly id: string; remaining: number }, orgId = 'org_1'): AttemptResult {
  const delivery = {
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
  const unset = { firstAtMs: null, nextAtMs: null, isCounted: false, unreadableSecret: null };
  return { delivery, attempt: null, state: 'waiting', reason: null, ...unset };
}

test("subtracts written results from their batch's remaining count", async () => {
  const batch = { id: 'batch_1', remaining: 5 };
  const { recorder, writes } = open();
  for (let count = 0; count < 2; count++) recorder.add(newResult(batch));
  expect(recorder.unwritten).toBe(2);
  await recorder.idle();
  expect([recorder.unwritten, batch.remaining, writes()]).toEqual([0, 3, 1]);
});

test('collects results for some milliseconds before each write', async () => {
  const { promise: writing, resolve: endWriting } = Promise.withResolvers<never>();
  const transaction = vi.fn<Store['transaction']>(() => writing);
  const recorder = createResultRecorder(
    { transaction: transaction as Store['transaction'] } as Store,
    () => undefined,
  );
  const addHundred = (): void => {
    for (let count = 0; count < 100; count++) recorder.add(newResult({ id: 'batch_1', remaining: 500 }));
  };
  addHundred();
  await vi.waitUntil(() => transaction.mock.calls.length > 0);
  addHundred();
  endWriting(undefined as never);
  // No timer fires before this loop has ended.
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  expect([recorder.unwritten, transaction.mock.calls.length]).toEqual([100, 1]);
  addHundred();
  await recorder.idle();
  expect([recorder.unwritten, transaction.mock.calls.length]).toEqual([0, 2]);
});

test('idle() also waits for results that are added meanwhile', async () => {
  const { recorder } = open();
  recorder.add(newResult({ id: 'batch_1', remaining: 1 }));
  const idle = recorder.idle();
  recorder.add(newResult({ id: 'batch_2', remaining: 1 }, slowOrgId));
  await idle;
  expect(recorder.unwritten).toBe(0);
});

test('writes results once the database is available again', async () => {
  const batch = { id: 'batch_1', remaining: 2 };
  const { recorder, reportedFaults, writes } = open(lostConnection, deadlock);
  for (let count = 0; count < 2; count++) recorder.add(newResult(batch));
  await recorder.idle();
  expect(reportedFaults).toEqual([lostConnection, deadlock]);
  expect([batch.remaining, writes()]).toEqual([0, 3]);
});

test('retries a rejected result separately, then without the response', async () => {
  const batch = { id: 'batch_1', remaining: 2 };
  const batched = open(untranslatableCharacter, undefined, untranslatableCharacter);
  for (let count = 0; count < 2; count++) batched.recorder.add(newResult(batch));
  await batched.recorder.idle();
  expect([batch.remaining, batched.writes()]).toEqual([0, 4]);
  const single = open(untranslatableCharacter, untranslatableCharacter);
  single.recorder.add(newResult({ id: 'batch_2', remaining: 1 }));
  await single.recorder.idle();
  expect(single.writes()).toBe(2);
});
