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

function newResult(orgId = 'org_1'): AttemptResult {
  const delivery = {
    deliveryId: 'delivery_1',
    orgId,
    webhookId: 'webhook_1',
    type: 'lead.added',
    body: '{}',
    attempts: 0,
    firstAtMs: null,
    claims: 1,
    lease: '2026-01-02 03:04:05+00',
    claimedAtMs: 0,
  };
  const attempt = { at: 1, status: 204, error: null, durationMs: 1, response: '' };
  return { delivery, attempt, state: 'delivered', firstAtMs: 0, nextAtMs: null, isCounted: true };
}

test('writes results that are added together in one transaction', async () => {
  const { recorder, writes } = open();
  for (let count = 0; count < 100; count++) recorder.add(newResult());
  await recorder.idle();
  expect(writes()).toBe(1);
});

test('collects results during a write for the next one', async () => {
  const { promise: writing, resolve: endWriting } = Promise.withResolvers<never>();
  const transaction = vi.fn<Store['transaction']>(() => writing);
  const recorder = createResultRecorder(
    { transaction: transaction as Store['transaction'] } as Store,
    () => undefined,
  );
  recorder.add(newResult());
  await vi.waitUntil(() => transaction.mock.calls.length > 0);
  for (let count = 0; count < 100; count++) recorder.add(newResult());
  await sleep(50);
  expect(transaction).toHaveBeenCalledTimes(1);
  endWriting(undefined as never);
  await recorder.idle();
  expect(transaction).toHaveBeenCalledTimes(2);
});

test('idle() also waits for results that are added meanwhile', async () => {
  const { recorder, writes } = open();
  recorder.add(newResult());
  const idle = recorder.idle();
  recorder.add(newResult(slowOrgId));
  await idle;
  expect(writes()).toBe(2);
});

test('writes results once the database is available again', async () => {
  const { recorder, reportedFaults, writes } = open(lostConnection, deadlock);
  recorder.add(newResult());
  await recorder.idle();
  expect(reportedFaults).toEqual([lostConnection, deadlock]);
  expect(writes()).toBe(3);
});

test('retries a rejected result separately, then without the response', async () => {
  const batched = open(untranslatableCharacter, undefined, untranslatableCharacter);
  for (let count = 0; count < 2; count++) batched.recorder.add(newResult());
  await batched.recorder.idle();
  expect(batched.writes()).toBe(4);
  const single = open(untranslatableCharacter, untranslatableCharacter);
  single.recorder.add(newResult());
  await single.recorder.idle();
  expect(single.writes()).toBe(2);
});
