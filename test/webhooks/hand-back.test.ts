import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import type { WebhookClient } from '../../src/ports/webhook-client.ts';
import { OutboundFailed } from '../../src/ports/outbound.ts';
import { startDeliveryWorker } from '../../src/workers/delivery/deliver.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const raised = 60;
let begun = 0;
let quick = 0;
/** Of a receiver that never answers, but for so many at first. */
const webhookClient: WebhookClient = {
  post: (_request, signal) => {
    begun += 1;
    if (begun <= quick) return Promise.resolve({ status: 204, response: '' });
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new OutboundFailed('aborted', 'It was cut off.')));
    });
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({ role: 'api', environment: webhookSettings, ports: { webhookClient } });

async function start() {
  await service.sql('delete from directory.delivery_due');
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in', ['lead.added']);
  const faults: unknown[] = [];
  const begin = () =>
    startDeliveryWorker({
      store: service.assembled.store,
      webhookClient,
      retryMs: [400],
      timeoutMs: 60_000,
      secrets: createSealedSecrets(() => loadSecretKey(undefined, service.dataDir)),
      onFault: (fault) => faults.push(fault),
    });
  const due = async () => {
    const [{ count }] = await service.sql(
      'select count(*)::int as count from directory.delivery_due where webhook_id = $1 and due_at <= now()',
      [webhookId],
    );
    return count as number;
  };
  return { scene, webhookId, faults, begin, due };
}

test('hands back unfinished deliveries on shutdown', async () => {
  const { scene, webhookId, faults, begin, due } = await start();
  [begun, quick] = [0, 0];
  const delivering = begin();
  await scene.raiseEvents(raised);
  await scene.waitUntilCreated(webhookId, raised);
  await expect.poll(() => begun, { timeout: 20_000 }).toBeGreaterThan(0);
  const underWay = await service.sql('select id from directory.delivery_batch where webhook_id = $1', [
    webhookId,
  ]);
  expect(underWay).not.toEqual([]);
  await delivering.stop(0);
  expect(faults).toEqual([]);
  expect(begun).toBeLessThan(raised);
  expect(await service.sql('select id from directory.delivery_batch')).toEqual([]);
  expect(await due()).toBe(raised);
  expect((await scene.deliveries(webhookId)).every(({ attempts }) => attempts.length === 0)).toBe(true);
}, 60_000);

test('hands back queued and claimed deliveries on shutdown', async () => {
  const { scene, webhookId, faults, begin, due } = await start();
  [begun, quick] = [0, 1];
  const first = begin();
  await scene.raiseEvents();
  await scene.waitUntilEnded(webhookId, 1);
  await scene.raiseEvents(raised);
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(quick + 16);
  await first.stop(0);
  expect(await service.sql('select id from directory.delivery_batch')).toEqual([]);
  expect(await due()).toBe(raised);
  [begun, quick] = [0, 0];
  const second = begin();
  await expect.poll(() => begun, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await due()).toBeLessThan(raised);
  await second.stop(0);
  expect(await due()).toBe(raised);
  expect(faults).toEqual([]);
}, 60_000);
