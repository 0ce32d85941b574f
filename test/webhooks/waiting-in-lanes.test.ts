import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Courier } from '../../src/ports/courier.ts';
import { testHouse } from '../house.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const answerMs = 300;
const quick = 20;
const waiting = 400;
/** Of all that was sent, the body of each. */
const sent: string[] = [];
const courier: Courier = {
  async deliver({ body }) {
    sent.push(body.toString());
    if (sent.length > quick) await sleep(answerMs);
    return { status: 204, response: '' };
  },
  whyNever: () => Promise.resolve(null),
};
const house = testHouse({
  environment: { ...webhookSettings, WEBHOOK_TIMEOUT_MS: '2000' },
  ports: { courier },
});

/** It takes longer than a claim lasts until all are sent, and others send what is left when it has run out. */
test('what has waited long in its lane is left to others, so that nothing comes twice', async () => {
  const scene = await webhookScene(house);
  const { webhookId } = await scene.endpoint('https://hooks.example/in');
  await scene.raise(quick);
  await scene.ended(webhookId, quick);
  await scene.raise(waiting);
  const ended = await scene.ended(webhookId, quick + waiting, 40_000);
  expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  expect(sent).toHaveLength(quick + waiting);
  expect(new Set(sent).size).toBe(quick + waiting);
}, 60_000);
