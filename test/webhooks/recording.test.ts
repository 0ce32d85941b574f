import { expect, test } from 'vitest';
import { maxConsecutiveFailures, type Attempt, type DeliveryState } from '../../src/domain/delivery.ts';
import { recordAttemptResults } from '../../src/application/webhooks/record-attempts.ts';
import type { DueDelivery } from '../../src/store/queries/webhook-claims.ts';
import { openStore } from '../../src/store/store.ts';
import { createReleasedResult } from '../../src/workers/delivery/attempt.ts';
import { createResultRecorder } from '../../src/workers/delivery/result-recorder.ts';
import { openDatabaseGate } from '../contract/database-gate.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';
import type { AttemptResult } from '../../src/store/queries/delivery-records.ts';

/** The service runs no worker: the tests record the results of attempts. */
const service = testService({ role: 'api' });
const attempt: Attempt = { at: 1, status: 500, error: 'refused', durationMs: 1, response: null };
const deliveredAttempt: Attempt = { at: 2, status: 204, error: null, durationMs: 1, response: '' };
const hour = 3_600_000;

async function open() {
  const scene = await openStoredDeliveries(service);
  return {
    ...scene,
    record: (...results: AttemptResult[]) =>
      scene.store.transaction(scene.orgId, (tx) => recordAttemptResults(tx, results)),
  };
}

function resultOf(
  delivery: AttemptResult['delivery'],
  state: DeliveryState,
  overrides: Partial<AttemptResult> = {},
): AttemptResult {
  const chosenAttempt = state === 'delivered' ? deliveredAttempt : attempt;
  const nextAtMs = state === 'waiting' ? Date.now() + 2 * hour : null;
  const defaults = { isCounted: true, firstAtMs: Date.now(), unreadableSecret: null };
  return {
    delivery,
    state,
    attempt: chosenAttempt,
    reason: chosenAttempt.error,
    nextAtMs,
    ...defaults,
    ...overrides,
  };
}

/** A result with another attempt. */
const later = (at: number): Partial<AttemptResult> => ({ attempt: { ...attempt, at } });

test('a worker that lost its claim changes no delivery and counts no failure', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [ended, retried] = [await scene.addDueDelivery(webhookId), await scene.addDueDelivery(webhookId)];
  await scene.record(resultOf(ended.first, 'failed'), resultOf(retried.first, 'waiting'));
  for (const { first } of [ended, retried]) {
    expect(await scene.row(first)).toEqual({ state: 'waiting', reason: null, attempts: 1, isOver: false });
    expect(await scene.dueRow(first)).toEqual({ attempts: 0, isFirst: true, hasBegun: false, inHours: 24 });
  }
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0, lastDelivery: null });
  await scene.record(resultOf(ended.last, 'failed', later(3)), resultOf(retried.last, 'waiting', later(3)));
  expect(await scene.row(ended.last)).toMatchObject({ state: 'failed', reason: 'refused', isOver: true });
  expect(await scene.dueRow(ended.last)).toBeUndefined();
  expect(await scene.row(retried.last)).toMatchObject({ state: 'waiting', reason: null, isOver: false });
  expect(await scene.dueRow(retried.last)).toEqual({
    attempts: 1,
    isFirst: false,
    hasBegun: true,
    inHours: 2,
  });
  const last = { deliveryId: ended.last.deliveryId, state: 'failed' };
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 1, lastDelivery: last });
  await scene.record(resultOf({ ...retried.last, claims: 2, attempts: 1 }, 'waiting', later(4)));
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 1, lastDelivery: last });
});

test('marks a received delivery as delivered, even without the claim', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const { first } = await scene.addDueDelivery(webhookId);
  const [waiting, unsent] = await scene.batch(webhookId, 2);
  await scene.wait(waiting!);
  await scene.unsent(unsent!, 'The endpoint was disabled.');
  await service.sql('update webhook set consecutive_failures = 3 where id = $1', [webhookId]);
  await scene.record(resultOf(unsent!, 'delivered'));
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0 });
  await scene.record(resultOf(first, 'delivered'), resultOf(waiting!, 'delivered'));
  for (const delivery of [first, waiting!, unsent!]) {
    expect(await scene.row(delivery)).toEqual({
      state: 'delivered',
      reason: null,
      attempts: 1,
      isOver: true,
    });
    expect(await scene.dueRow(delivery)).toBeUndefined();
  }
});

test('leaves the row of another worker and stores an attempt once', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [failed, retried] = await scene.batch(webhookId, 2);
  for (const delivery of [failed!, retried!]) await scene.unsent(delivery, 'The endpoint was removed.');
  for (let round = 0; round < 2; round++)
    await scene.record(resultOf(failed!, 'failed'), resultOf(retried!, 'waiting'));
  for (const delivery of [failed!, retried!]) {
    expect(await scene.row(delivery)).toEqual({
      state: 'not_sent',
      reason: 'The endpoint was removed.',
      attempts: 1,
      isOver: true,
    });
    expect(await scene.dueRow(delivery)).toBeUndefined();
  }
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0, lastDelivery: null });
});

test('ignores a result recorded twice', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const { last: delivered } = await scene.addDueDelivery(webhookId);
  const [fresh] = await scene.batch(webhookId, 1);
  const repeated = [resultOf(delivered, 'delivered'), resultOf(fresh!, 'delivered')];
  await scene.record(...repeated);
  await service.sql('update webhook set consecutive_failures = 3 where id = $1', [webhookId]);
  await scene.record(...repeated);
  for (const delivery of [delivered, fresh!])
    expect(await scene.row(delivery)).toEqual({
      state: 'delivered',
      reason: null,
      attempts: 1,
      isOver: true,
    });
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 3 });
});

test('an unconfirmed commit counts no attempt or failure twice', async () => {
  const scene = await open();
  const [webhookId, intact] = [await scene.endpoint(), await scene.endpoint()];
  const [retried, failed] = [
    (await scene.addDueDelivery(webhookId)).last,
    (await scene.addDueDelivery(webhookId)).last,
  ];
  const [fresh, retriedNew] = await scene.batch(webhookId, 2);
  const { last: delivered } = await scene.addDueDelivery(intact);
  const gate = await openDatabaseGate(service.databaseUrl);
  const store = await openStore({ url: gate.url, separateRoles: true, appUrl: service.url });
  try {
    const faults: unknown[] = [];
    const recorder = createResultRecorder(store, (fault) => faults.push(fault));
    gate.loseCommit();
    for (const delivery of [retried, retriedNew!]) recorder.add(resultOf(delivery, 'waiting'));
    for (const delivery of [failed, fresh!]) recorder.add(resultOf(delivery, 'failed'));
    recorder.add(resultOf(delivered, 'delivered'));
    await recorder.idle();
    expect(gate.hasLostCommit()).toBe(true);
    expect(faults).toHaveLength(1);
  } finally {
    await store.close();
    await gate.close();
  }
  for (const delivery of [retried, retriedNew!]) {
    expect(await scene.row(delivery)).toMatchObject({ state: 'waiting', attempts: 1, isOver: false });
    expect(await scene.dueRow(delivery)).toEqual({ attempts: 1, isFirst: false, hasBegun: true, inHours: 2 });
  }
  for (const delivery of [failed, fresh!])
    expect(await scene.row(delivery)).toEqual({
      state: 'failed',
      reason: 'refused',
      attempts: 1,
      isOver: true,
    });
  expect(await scene.row(delivered)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 2 });
});

test('deletes a batch with its last delivery and restores due times', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [one, retried, released] = await scene.batch(webhookId, 3);
  await scene.record(resultOf(one!, 'delivered'), resultOf(retried!, 'waiting'));
  expect(await scene.batches(webhookId)).toHaveLength(1);
  expect(await scene.dueRow(retried!)).toEqual({ attempts: 1, isFirst: false, hasBegun: true, inHours: 2 });
  released!.batch.remaining = 1;
  await scene.record(createReleasedResult(released!));
  expect(await scene.batches(webhookId)).toEqual([]);
  expect(await scene.dueRow(released!)).toEqual({ attempts: 0, isFirst: true, hasBegun: false, inHours: 0 });
  expect(await scene.row(released!)).toMatchObject({ state: 'waiting', attempts: 0, isOver: false });
});

test('counts the failures of each endpoint separately', async () => {
  const scene = await open();
  const [broken, intact] = [await scene.endpoint(), await scene.endpoint()];
  const [sent] = await scene.batch(intact, 1);
  const { last: unsent } = await scene.addDueDelivery(intact);
  const { last: unreached } = await scene.addDueDelivery(broken);
  const failures = await scene.batch(broken, maxConsecutiveFailures - 1);
  await scene.record(
    resultOf(sent!, 'delivered'),
    resultOf(unsent, 'not_sent', { attempt: null }),
    ...failures.map((delivery) => resultOf(delivery, 'failed')),
    resultOf(unreached, 'failed', { isCounted: false }),
  );
  expect(await scene.readState(intact)).toMatchObject({
    active: true,
    consecutiveFailures: 0,
    lastDelivery: { deliveryId: sent!.deliveryId },
  });
  const count = maxConsecutiveFailures - 1;
  expect(await scene.readState(broken)).toMatchObject({ active: true, consecutiveFailures: count });
});

test('counts failures that are recorded concurrently', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const failures = await scene.batch(webhookId, maxConsecutiveFailures - 1);
  await Promise.all(failures.map((delivery) => scene.record(resultOf(delivery, 'failed'))));
  const count = maxConsecutiveFailures - 1;
  expect(await scene.readState(webhookId)).toMatchObject({ active: true, consecutiveFailures: count });
});

test('results in progress do not change an endpoint disabled by a person', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const disabledReason = 'A person disabled it.';
  await service.sql(
    'update webhook set active = false, consecutive_failures = 9, disabled_reason = $2 where id = $1',
    [webhookId, disabledReason],
  );
  const [failed, delivered] = await scene.batch(webhookId, 2);
  await scene.record(resultOf(failed!, 'failed'));
  expect(await scene.readState(webhookId)).toMatchObject({ active: false, disabledReason });
  await scene.record(resultOf(delivered!, 'delivered'));
  expect(await scene.readState(webhookId)).toMatchObject({
    active: false,
    disabledReason,
    consecutiveFailures: 0,
  });
  expect(await service.sql('select from notice where org_id = $1', [scene.tenant.orgId])).toEqual([]);
});

test('an unreadable secret disables its endpoint only while it is current', async () => {
  const scene = await open();
  const [changed, lost] = [await scene.endpoint(), await scene.endpoint()];
  const [{ sealed }] = await service.sql('select sealed_secret as sealed from webhook where id = $1', [lost]);
  const unread = (delivery: DueDelivery, unreadableSecret: string) =>
    resultOf(delivery, 'not_sent', { attempt: null, isCounted: false, unreadableSecret });
  await scene.record(unread((await scene.addDueDelivery(changed)).last, 'sealed before'));
  expect(await scene.readState(changed)).toMatchObject({ active: true });
  for (let round = 0; round < 2; round++) {
    await scene.record(unread((await scene.addDueDelivery(lost)).last, sealed));
    expect(await scene.readState(lost)).toMatchObject({ active: false });
  }
  expect(await service.sql('select from notice where org_id = $1', [scene.tenant.orgId])).toHaveLength(1);
});
