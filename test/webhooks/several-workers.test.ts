import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { openService, testService } from '../support/test-service.ts';
import { testReceiver } from './test-receiver.ts';
import { webhookScene, webhookSettings, type WebhookScene } from './scene.ts';

// Long enough that no attempt times out on a slow machine.
const settings = { ...webhookSettings, WEBHOOK_TIMEOUT_MS: '30000' };
const service = testService({ environment: settings });
const receiver = testReceiver();
let second: Service | undefined;
beforeAll(async () => {
  const environment = { ...settings, DATA_DIR: service.dataDir };
  second = await openService(service.databaseUrl, { role: 'worker', environment });
});
afterAll(() => second?.close());

test('two workers send every event once', async () => {
  const scene = await webhookScene(service);
  const endpoints = await Promise.all(['/x', '/y'].map((path) => scene.createEndpoint(receiver.urlOf(path))));
  await scene.raiseEvents(500);
  for (const path of ['/x', '/y']) {
    const received = await receiver.waitFor(path, 500);
    expect(new Set(received.map(({ data }) => data['leadId'])).size).toBe(500);
  }
  for (const { webhookId } of endpoints) {
    const ended = await scene.waitUntilEnded(webhookId, 500);
    expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  }
  for (const path of ['/x', '/y']) expect(receiver.received(path)).toHaveLength(500);
});

test('another worker sends the claimed deliveries of a dead one', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/orphaned'));
  await scene.raiseEvents();
  const [before] = await receiver.waitFor('/orphaned', 1);
  const [{ deliveryId } = { deliveryId: '' }] = await scene.waitUntilEnded(webhookId, 1);
  // The state that a worker leaves if it is killed between claim and record.
  await service.sql(
    `update delivery set state = 'waiting', finished_at = null, claims = 1,
       next_attempt_at = now() + interval '1 s' where id = $1`,
    [deliveryId],
  );
  await service.sql(`update directory.delivery_schedule set due_at = now() where org_id = $1`, [
    scene.tenant.orgId,
  ]);
  const [, after] = await receiver.waitFor('/orphaned', 2);
  expect(after!.atMs - before!.atMs).toBeGreaterThan(900);
  expect(after!.body.equals(before!.body)).toBe(true);
  expect(after!.headers['webhook-id']).toBe(deliveryId);
  await scene.waitUntilEnded(webhookId, 1);
});

/** The median of five times from raising an event to receiving it, because a slow machine may delay one or two. */
async function medianDelayMs(scene: WebhookScene, path: string): Promise<number> {
  const delaysMs: number[] = [];
  for (let round = 1; round <= 5; round++) {
    const startedMs = Date.now();
    await scene.raiseEvents();
    const received = await receiver.waitFor(path, round);
    delaysMs.push(received.at(-1)!.atMs - startedMs);
  }
  return delaysMs.sort((a, b) => a - b)[2]!;
}

test('a hanging receiver with many waiting deliveries delays no other', async () => {
  const baseline = await webhookScene(service);
  await baseline.createEndpoint(receiver.urlOf('/calm'), ['lead.added']);
  const baselineMs = await medianDelayMs(baseline, '/calm');
  const scene = await webhookScene(service);
  receiver.respondAt('/hanging', () => undefined);
  const hanging = await scene.createEndpoint(receiver.urlOf('/hanging'), ['lead.added']);
  await scene.raiseEvents(2_000);
  await receiver.waitFor('/hanging', 1);
  await scene.waitUntilCreated(hanging.webhookId, 2_000);
  const fast = await scene.createEndpoint(receiver.urlOf('/fast'), ['lead.added']);
  expect(await medianDelayMs(scene, '/fast')).toBeLessThan(Math.max(1_000, 5 * baselineMs));
  await scene.waitUntilEnded(fast.webhookId, 5);
  expect((await scene.readState(hanging.webhookId)).lastDelivery).toBeNull();
});
