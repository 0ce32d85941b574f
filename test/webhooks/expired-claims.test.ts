import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebhookClient } from '../../src/ports/webhook-client.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const responseMs = 300;
const fastCount = 20;
const waitingCount = 400;
/** The bodies of all requests sent. */
const sent: string[] = [];
const webhookClient: WebhookClient = {
  async post({ body }) {
    sent.push(body.toString());
    if (sent.length > fastCount) await sleep(responseMs);
    return { status: 204, response: '' };
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({
  environment: { ...webhookSettings, WEBHOOK_TIMEOUT_MS: '2000' },
  ports: { webhookClient },
});

/** Sending everything takes longer than a claim lasts, so other workers send the rest after it expires. */
test('leaves a delivery that waited too long to other workers', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in');
  await scene.raiseEvents(fastCount);
  await scene.waitUntilEnded(webhookId, fastCount);
  await scene.raiseEvents(waitingCount);
  const ended = await scene.waitUntilEnded(webhookId, fastCount + waitingCount, 40_000);
  expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  expect(sent).toHaveLength(fastCount + waitingCount);
  expect(new Set(sent).size).toBe(fastCount + waitingCount);
}, 60_000);
