import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebhookClient } from '../../src/ports/webhook-client.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const answerMs = 300;
const quick = 20;
const waiting = 400;
/** Of all that was sent, the body of each. */
const sent: string[] = [];
const webhookClient: WebhookClient = {
  async post({ body }) {
    sent.push(body.toString());
    if (sent.length > quick) await sleep(answerMs);
    return { status: 204, response: '' };
  },
  blockedUrlReason: () => Promise.resolve(null),
};
const service = testService({
  environment: { ...webhookSettings, WEBHOOK_TIMEOUT_MS: '2000' },
  ports: { webhookClient },
});

/** It takes longer than a claim lasts until all are sent, and others send what is left when it has run out. */
test('leaves a delivery that waited too long to other workers', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint('https://hooks.example/in');
  await scene.raiseEvents(quick);
  await scene.waitUntilEnded(webhookId, quick);
  await scene.raiseEvents(waiting);
  const ended = await scene.waitUntilEnded(webhookId, quick + waiting, 40_000);
  expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  expect(sent).toHaveLength(quick + waiting);
  expect(new Set(sent).size).toBe(quick + waiting);
}, 60_000);
