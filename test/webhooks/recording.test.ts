import { expect, test } from 'vitest';
import { maxConsecutiveFailures, type Attempt, type DeliveryState } from '../../src/domain/delivery.ts';
import { recordAttemptResults } from '../../src/application/webhooks/record-attempts.ts';
import { disableUnreadableEndpoint } from '../../src/application/webhooks/disable.ts';
import { cancelWaitingDeliveries } from '../../src/store/queries/deliveries.ts';
import type { AttemptResult } from '../../src/store/queries/delivery-records.ts';
import { openStore } from '../../src/store/store.ts';
import { createResultRecorder } from '../../src/workers/delivery/result-recorder.ts';
import { openDatabaseGate } from '../contract/database-gate.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from './stored-deliveries.ts';

/** The service runs no worker: the tests record the results of attempts. */
const service = testService({ role: 'api' });
const failedAttempt: Attempt = { at: 1, status: 500, error: 'refused', durationMs: 1, response: null };
const deliveredAttempt: Attempt = { at: 2, status: 204, error: null, durationMs: 1, response: '' };
const hour = 3_600_000;

async function open() {
  const scene = await openStoredDeliveries(service);
  return {
    ...scene,
    record: (...results: AttemptResult[]) =>
      scene.store.transaction(scene.orgId, (tx) => recordAttemptResults(tx, results)),
    cancel: (webhookId: string, reason: string) =>
      scene.store.transaction(scene.orgId, (tx) => cancelWaitingDeliveries(tx, [{ webhookId, reason }])),
  };
}

function resultOf(
  delivery: AttemptResult['delivery'],
  state: DeliveryState,
  overrides: Partial<AttemptResult> = {},
): AttemptResult {
  const attempt = state === 'delivered' ? deliveredAttempt : failedAttempt;
  const nextAtMs = state === 'waiting' ? Date.now() + 2 * hour : null;
  return { delivery, state, attempt, nextAtMs, isCounted: true, firstAtMs: Date.now(), ...overrides };
}

/** Overrides that make another attempt. */
const later = (at: number): Partial<AttemptResult> => ({ attempt: { ...failedAttempt, at } });

const delivered = { state: 'delivered', reason: null, attempts: 1, isOver: true };
const failed = { state: 'failed', reason: 'refused', attempts: 1, isOver: true };

test('a worker that lost its claim changes no delivery and counts no failure', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const ended = await scene.addClaimedTwice(webhookId);
  const retried = await scene.addClaimedTwice(webhookId);
  await scene.record(resultOf(ended.first, 'failed'), resultOf(retried.first, 'waiting'));
  for (const { first } of [ended, retried]) {
    expect(await scene.row(first)).toEqual({ state: 'waiting', reason: null, attempts: 1, isOver: false });
    expect(await scene.schedule(first)).toEqual({ attempts: 0, claims: 2, hasBegun: false, inHours: 1 });
  }
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0, lastDelivery: null });
  await scene.record(resultOf(ended.last, 'failed', later(3)), resultOf(retried.last, 'waiting', later(3)));
  expect(await scene.row(ended.last)).toMatchObject({ state: 'failed', reason: 'refused', isOver: true });
  expect(await scene.row(retried.last)).toMatchObject({ state: 'waiting', reason: null, isOver: false });
  expect(await scene.schedule(retried.last)).toEqual({ attempts: 1, claims: 0, hasBegun: true, inHours: 2 });
  const last = { deliveryId: ended.last.deliveryId, state: 'failed' };
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 1, lastDelivery: last });
});

test('marks a received delivery as delivered, even without the claim or after it was cancelled', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const { first } = await scene.addClaimedTwice(webhookId);
  const [cancelled] = await scene.addClaimed(webhookId);
  await scene.cancel(webhookId, 'The endpoint was disabled.');
  await service.sql('update webhook set consecutive_failures = 3 where id = $1', [webhookId]);
  await scene.record(resultOf(cancelled!, 'delivered'));
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0 });
  await scene.record(resultOf(first, 'delivered'));
  for (const delivery of [first, cancelled!]) expect(await scene.row(delivery)).toEqual(delivered);
});

test('a failed attempt at a cancelled delivery is stored once and changes nothing else', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [ended, retried] = await scene.addClaimed(webhookId, 2);
  await scene.cancel(webhookId, 'The endpoint was removed.');
  for (let round = 0; round < 2; round++)
    await scene.record(resultOf(ended!, 'failed'), resultOf(retried!, 'waiting'));
  for (const delivery of [ended!, retried!])
    expect(await scene.row(delivery)).toEqual({
      state: 'not_sent',
      reason: 'The endpoint was removed.',
      attempts: 1,
      isOver: true,
    });
  expect(await scene.claim(webhookId, 5)).toEqual([]);
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 0, lastDelivery: null });
});

test('ignores a result recorded twice', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [delivery] = await scene.addClaimed(webhookId);
  await scene.record(resultOf(delivery!, 'delivered'));
  await service.sql('update webhook set consecutive_failures = 3 where id = $1', [webhookId]);
  await scene.record(resultOf(delivery!, 'delivered'));
  expect(await scene.row(delivery!)).toEqual(delivered);
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 3 });
});

test('an unconfirmed commit counts no attempt or failure twice', async () => {
  const scene = await open();
  const [webhookId, intact] = [await scene.endpoint(), await scene.endpoint()];
  const [retried, ended] = await scene.addClaimed(webhookId, 2);
  const [accepted] = await scene.addClaimed(intact);
  const gate = await openDatabaseGate(service.databaseUrl);
  const store = await openStore({ url: gate.url, separateRoles: true, appUrl: service.url });
  try {
    const faults: unknown[] = [];
    const recorder = createResultRecorder(store, (fault) => faults.push(fault));
    gate.loseCommit();
    recorder.add(resultOf(retried!, 'waiting'));
    recorder.add(resultOf(ended!, 'failed'));
    recorder.add(resultOf(accepted!, 'delivered'));
    await recorder.idle();
    expect(gate.hasLostCommit()).toBe(true);
    expect(faults).toHaveLength(1);
  } finally {
    await store.close();
    await gate.close();
  }
  expect(await scene.row(retried!)).toMatchObject({ state: 'waiting', attempts: 1, isOver: false });
  expect(await scene.schedule(retried!)).toEqual({ attempts: 1, claims: 0, hasBegun: true, inHours: 2 });
  expect(await scene.row(ended!)).toEqual(failed);
  expect(await scene.row(accepted!)).toEqual(delivered);
  expect(await scene.readState(webhookId)).toMatchObject({ consecutiveFailures: 1 });
});

test('a retry that is due before the end of its lease moves the next visit', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [delivery] = await scene.addClaimed(webhookId);
  await service.sql(
    `update directory.delivery_schedule set due_at = now() + interval '9 hours' where org_id = $1`,
    [scene.orgId],
  );
  await scene.record(resultOf(delivery!, 'waiting'));
  expect(await scene.visitInHours()).toBe(2);
});

test('counts the failures of each endpoint separately', async () => {
  const scene = await open();
  const [broken, intact] = [await scene.endpoint(), await scene.endpoint()];
  const [sent] = await scene.addClaimed(intact);
  const failures = await scene.addClaimed(broken, maxConsecutiveFailures);
  const [unreached, ...others] = failures;
  await scene.record(
    resultOf(sent!, 'delivered'),
    ...others.map((delivery) => resultOf(delivery, 'failed')),
    resultOf(unreached!, 'failed', { isCounted: false }),
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
  const failures = await scene.addClaimed(webhookId, maxConsecutiveFailures - 1);
  await Promise.all(failures.map((delivery) => scene.record(resultOf(delivery, 'failed'))));
  const count = maxConsecutiveFailures - 1;
  expect(await scene.readState(webhookId)).toMatchObject({ active: true, consecutiveFailures: count });
});

test('results in progress do not change an endpoint disabled by a person', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const disabledReason = 'A person disabled it.';
  const [ended, accepted] = await scene.addClaimed(webhookId, 2);
  await service.sql(
    'update webhook set active = false, consecutive_failures = 9, disabled_reason = $2 where id = $1',
    [webhookId, disabledReason],
  );
  await scene.record(resultOf(ended!, 'failed'));
  expect(await scene.readState(webhookId)).toMatchObject({ active: false, disabledReason });
  await scene.record(resultOf(accepted!, 'delivered'));
  expect(await scene.readState(webhookId)).toMatchObject({
    active: false,
    disabledReason,
    consecutiveFailures: 0,
  });
  expect(await service.sql('select from notice where org_id = $1', [scene.tenant.orgId])).toEqual([]);
});

test('an unreadable secret disables its endpoint only while it is current', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const [{ url, sealedSecret }] = await service.sql(
    'select url, sealed_secret as "sealedSecret" from webhook where id = $1',
    [webhookId],
  );
  const disable = (secret: string) =>
    scene.store.transaction(scene.orgId, (tx) =>
      disableUnreadableEndpoint(tx, { webhookId, url, sealedSecret: secret }),
    );
  await disable('sealed before');
  expect(await scene.readState(webhookId)).toMatchObject({ active: true });
  for (let round = 0; round < 2; round++) {
    await disable(sealedSecret);
    expect(await scene.readState(webhookId)).toMatchObject({ active: false });
  }
  expect(await service.sql('select from notice where org_id = $1', [scene.tenant.orgId])).toHaveLength(1);
});
