import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import type { WebhookClient } from '../../src/ports/webhook-client.ts';
import { OutboundFailed } from '../../src/ports/outbound.ts';
import { startDeliveryWorker } from '../../src/workers/delivery/deliver.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const eventCount = 60;
let startedCount = 0;
let fastCount = 0;
/** The receiver responds to the first `fastCount` requests only. */
const webhookClient: WebhookClient = {
  post: (_request, signal) => {
    startedCount += 1;
    if (startedCount <= fastCount) return Promise.resolve({ status: 204, response: '' });
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new OutboundFailed('aborted', 'It was aborted.')));
    });
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({ role: 'api', environment: webhookSettings, ports: { webhookClient } });

async function start() {
  await service.sql(`update delivery set state = 'not_sent' where state = 'waiting'`);
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in', ['lead.added']);
  const faults: unknown[] = [];
  const startWorker = () =>
    startDeliveryWorker({
      store: service.assembled.store,
      webhookClient,
      retryMs: [400],
      timeoutMs: 60_000,
      secrets: createSealedSecrets(() => loadSecretKey(undefined, service.dataDir)),
      onFault: (fault) => faults.push(fault),
    });
  const countDue = async () => {
    const [{ count }] = await service.sql(
      `select count(*)::int as count from delivery
       where webhook_id = $1 and state = 'waiting' and next_attempt_at <= now() and claims = 0`,
      [webhookId],
    );
    return count as number;
  };
  return { scene, webhookId, faults, startWorker, countDue };
}

test('hands back unfinished deliveries on shutdown', async () => {
  const { scene, webhookId, faults, startWorker, countDue } = await start();
  [startedCount, fastCount] = [0, 0];
  const worker = startWorker();
  await scene.raiseEvents(eventCount);
  await scene.waitUntilCreated(webhookId, eventCount);
  await expect.poll(() => startedCount, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await countDue()).toBeLessThan(eventCount);
  await worker.stop(0);
  expect(faults).toEqual([]);
  expect(startedCount).toBeLessThan(eventCount);
  expect(await countDue()).toBe(eventCount);
  expect((await scene.deliveries(webhookId)).every(({ attempts }) => attempts.length === 0)).toBe(true);
}, 60_000);

test('hands back queued and claimed deliveries on shutdown', async () => {
  const { scene, webhookId, faults, startWorker, countDue } = await start();
  [startedCount, fastCount] = [0, 1];
  const first = startWorker();
  await scene.raiseEvents();
  await scene.waitUntilEnded(webhookId, 1);
  await scene.raiseEvents(eventCount);
  await expect.poll(() => startedCount, { timeout: 20_000 }).toBe(fastCount + 16);
  await first.stop(0);
  expect(await countDue()).toBe(eventCount);
  [startedCount, fastCount] = [0, 0];
  const second = startWorker();
  await expect.poll(() => startedCount, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await countDue()).toBeLessThan(eventCount);
  await second.stop(0);
  expect(await countDue()).toBe(eventCount);
  expect(faults).toEqual([]);
}, 60_000);
