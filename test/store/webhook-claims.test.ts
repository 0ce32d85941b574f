import { expect, test } from 'vitest';
import {
  claimDeliveries,
  listOrgsToVisit,
  releaseDeliveries,
  scheduleNextVisit,
} from '../../src/store/queries/webhook-claims.ts';
import { testService } from '../support/test-service.ts';
import { openStoredDeliveries } from '../webhooks/stored-deliveries.ts';

/** The service runs no worker, so nothing is sent. */
const service = testService({ role: 'api' });
const open = () => openStoredDeliveries(service);
const idsOf = (deliveries: readonly { deliveryId: string }[]) =>
  deliveries.map(({ deliveryId }) => deliveryId).toSorted();
const setSchedule = (deliveryId: string, assignments: string) =>
  service.sql(`update delivery set ${assignments} where id = $1`, [deliveryId]);

test('claims up to each endpoint’s capacity, retries first and then the longest due', async () => {
  const scene = await open();
  const [busy, quiet] = [await scene.endpoint(), await scene.endpoint()];
  const due = await scene.addDue(busy, 6);
  const [one] = await scene.addDue(quiet);
  for (const [index, { deliveryId }] of due.entries())
    await setSchedule(deliveryId, `next_attempt_at = now() - interval '${60 - index} s'`);
  await setSchedule(due[4]!.deliveryId, `series_attempts = 1, next_attempt_at = now() - interval '1 s'`);
  await setSchedule(due[5]!.deliveryId, `series_attempts = 1, next_attempt_at = now() + interval '1 h'`);
  const claimed = await scene.store.transaction(scene.orgId, (tx) =>
    claimDeliveries(
      tx,
      [
        { webhookId: busy, capacity: 3 },
        { webhookId: quiet, capacity: 3 },
      ],
      60_000,
    ),
  );
  expect(idsOf(claimed)).toEqual(idsOf([due[4]!, due[0]!, due[1]!, one!]));
  const { eventId: _, ...first } = due[0]!;
  expect(claimed.find(({ deliveryId }) => deliveryId === first.deliveryId)).toMatchObject({
    orgId: scene.orgId,
    webhookId: busy,
    type: 'lead.added',
    body: expect.stringMatching(/^\{"event":"lead.added","timestamp":\d+,"data":\{\}\}$/),
    attempts: 0,
    claims: 1,
    firstAtMs: null,
  });
  expect(await scene.claim(busy, 0)).toEqual([]);
  expect(idsOf(await scene.claim(busy, 9))).toEqual(idsOf([due[2]!, due[3]!]));
  expect(await scene.claim(busy, 9)).toEqual([]);
});

test('parallel claims get different deliveries', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const due = await scene.addDue(webhookId, 40);
  const claims = await Promise.all(Array.from({ length: 8 }, () => scene.claim(webhookId, 5)));
  expect(idsOf(claims.flat())).toEqual(idsOf(due));
});

test('an expired claim is free for others and cannot be released, but a valid claim can', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const { first, last } = await scene.addClaimedTwice(webhookId);
  expect([first.claims, last.claims]).toEqual([1, 2]);
  const release = (claim: typeof first) =>
    scene.store.transaction(scene.orgId, (tx) => releaseDeliveries(tx, [claim]));
  await release(first);
  expect(await scene.claim(webhookId)).toEqual([]);
  await release(last);
  expect(await scene.claim(webhookId)).toMatchObject([{ deliveryId: first.deliveryId, claims: 2 }]);
});

test('the lease grows after repeatedly lost claims, until an attempt is recorded', async () => {
  const scene = await open();
  const webhookId = await scene.endpoint();
  const lost: readonly (readonly [claims: number, leaseMs: number])[] = [
    [0, 1_000] as const,
    [2, 1_000] as const,
    [3, 2_000] as const,
    [6, 16_000] as const,
    [90, 4_096_000] as const,
  ];
  const due = await scene.addDue(webhookId, lost.length);
  for (const [index, [claims]] of lost.entries())
    await setSchedule(due[index]!.deliveryId, `claims = ${claims}`);
  await scene.claim(webhookId, lost.length, 1_000);
  const rows = await service.sql<{ leaseMs: number }>(
    `select (extract(epoch from next_attempt_at - min(next_attempt_at) over ()) * 1000 + 1000)::float8 as "leaseMs"
     from delivery where webhook_id = $1 order by event_id`,
    [webhookId],
  );
  expect(rows.map(({ leaseMs }) => Math.round(leaseMs))).toEqual(lost.map(([, leaseMs]) => leaseMs));
});

test('a worker visits an organisation when its next delivery is due', async () => {
  const scene = await open();
  const [webhookId, full] = [await scene.endpoint(), await scene.endpoint()];
  const isListed = async () => (await listOrgsToVisit(scene.store)).includes(scene.orgId);
  expect(await isListed()).toBe(false);
  const [delivery] = await scene.addDue(webhookId);
  await scene.addDue(full);
  expect(await isListed()).toBe(true);
  const schedule = () =>
    scene.store.transaction(scene.orgId, async (tx) => {
      await claimDeliveries(tx, [], 0);
      await scheduleNextVisit(tx, [full]);
    });
  await setSchedule(delivery!.deliveryId, `next_attempt_at = now() + interval '4 h'`);
  await schedule();
  // The full endpoint has a due delivery, but no capacity yet.
  expect(await isListed()).toBe(false);
  expect(await scene.visitInHours()).toBe(0);
  await service.sql(`update delivery set state = 'delivered' where webhook_id = $1`, [full]);
  await schedule();
  expect(await scene.visitInHours()).toBe(4);
  await service.sql(`update delivery set state = 'delivered' where webhook_id = $1`, [webhookId]);
  await schedule();
  expect(await scene.visitInHours()).toBeNull();
  await service.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at)
     values ('wake_' || $1, $1, 'event', 'lead.added', 'event_' || $1, now())`,
    [scene.orgId],
  );
  expect(await isListed()).toBe(true);
});
