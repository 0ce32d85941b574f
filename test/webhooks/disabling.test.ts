import type { ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxConsecutiveFailures } from '../../src/domain/delivery.ts';
import {
  disableEndpoint,
  enableEndpoint,
  replayToEndpoint,
  resendDelivery,
} from '../../src/people/webhooks.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const service = testService({ environment: { ...webhookSettings, WEBHOOK_RETRY_MS: '50,100' } });
const receiver = testReceiver();
const failAt = (path: string) => receiver.respondAt(path, (response) => response.writeHead(500).end());
const succeedAt = (path: string) => receiver.respondAt(path, (response) => response.writeHead(204).end());
const mailsAbout = (webhookId: string) => {
  const folder = path.join(service.dataDir, 'outbox');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.eml'),
  );
  return files
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(webhookId));
};

test('ten failed deliveries in a row disable an endpoint and notify the team', async () => {
  const scene = await webhookScene(service);
  const { orgId } = scene.tenant;
  failAt('/broken');
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/broken'));
  await scene.raiseEvents(maxConsecutiveFailures - 1);
  await scene.waitUntilEnded(webhookId, maxConsecutiveFailures - 1);
  expect(await scene.readState(webhookId)).toMatchObject({
    active: true,
    consecutiveFailures: maxConsecutiveFailures - 1,
  });
  await scene.raiseEvents(4);
  const ended = await scene.waitUntilEnded(webhookId, maxConsecutiveFailures + 3);
  const state = await scene.readState(webhookId);
  expect(state).toMatchObject({
    active: false,
    disabledAt: expect.any(Number),
    disabledReason: '10 deliveries in a row failed, the last one: The receiver answered 500.',
    consecutiveFailures: maxConsecutiveFailures,
  });
  const failed = ended.filter((each) => each.state === 'failed');
  expect(failed.length).toBeGreaterThanOrEqual(maxConsecutiveFailures);
  const unsent = ended.filter((each) => each.state === 'not_sent');
  expect(failed.length + unsent.length).toBe(maxConsecutiveFailures + 3);
  for (const { reason } of unsent) expect(reason).toBe('The endpoint was disabled.');
  expect(
    await service.sql(`select from delivery where webhook_id = $1 and state = 'waiting'`, [webhookId]),
  ).toEqual([]);
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  const [mail] = mailsAbout(webhookId);
  expect(mail!.replaceAll(/=\r?\n/g, '')).toContain(
    `outreach webhook enable --org ${orgId} --webhook ${webhookId}`,
  );
  expect(mail).toContain('The receiver answered 500.');
  const [, since] = /--since (\S+Z)/.exec(mail!.replaceAll(/=\r?\n/g, ''))!;
  const receivedCount = receiver.received('/broken').length;
  await scene.raiseEvents();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(receiver.received('/broken')).toHaveLength(receivedCount);
  expect(await scene.deliveries(webhookId)).toHaveLength(maxConsecutiveFailures + 3);

  const { store } = service.assembled;
  const name = { orgId, webhookId };
  await expect(resendDelivery(store, orgId, ended[0]!.deliveryId)).rejects.toThrow('outreach webhook enable');
  await enableEndpoint(store, name);
  expect(await scene.readState(webhookId)).toMatchObject({
    active: true,
    disabledAt: null,
    disabledReason: null,
    consecutiveFailures: 0,
  });
  succeedAt('/broken');
  expect((await replayToEndpoint(store, name, { since: new Date(since!) })).sent).toBe(
    maxConsecutiveFailures + 4,
  );
  const replayed = await scene.waitUntilEnded(webhookId, maxConsecutiveFailures + 4);
  expect(new Set(replayed.map((each) => each.state))).toEqual(new Set(['delivered']));
  const sentAgain = receiver.received('/broken').slice(receivedCount);
  expect(new Set(sentAgain.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set(replayed.map(({ deliveryId }) => deliveryId)),
  );
});

test('a success resets the count of failures', async () => {
  const scene = await webhookScene(service);
  failAt('/nearly');
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/nearly'));
  await scene.raiseEvents(maxConsecutiveFailures - 1);
  await scene.waitUntilEnded(webhookId, maxConsecutiveFailures - 1);
  succeedAt('/nearly');
  await scene.raiseEvents();
  await scene.waitUntilEnded(webhookId, maxConsecutiveFailures);
  failAt('/nearly');
  await scene.raiseEvents(maxConsecutiveFailures - 1);
  await scene.waitUntilEnded(webhookId, 2 * maxConsecutiveFailures - 1);
  expect(await scene.readState(webhookId)).toMatchObject({
    active: true,
    consecutiveFailures: maxConsecutiveFailures - 1,
  });
});

test('an endpoint disabled by a person gets nothing until a person enables it', async () => {
  const scene = await webhookScene(service);
  const unanswered: ServerResponse[] = [];
  receiver.respondAt('/paused', (response) => void unanswered.push(response));
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/paused'));
  const name = { orgId: scene.tenant.orgId, webhookId };
  await scene.raiseEvents(3);
  await receiver.waitFor('/paused', 3);
  await disableEndpoint(service.assembled.store, name);
  for (const response of unanswered) response.destroy();
  const ended = await scene.waitUntilEnded(webhookId, 3);
  expect(ended.map(({ state, reason }) => [state, reason])).toEqual(
    Array.from({ length: 3 }, () => ['not_sent', 'A person disabled the endpoint.']),
  );
  expect(await scene.readState(webhookId)).toMatchObject({
    active: false,
    disabledReason: 'A person disabled it.',
  });
  await enableEndpoint(service.assembled.store, name);
  succeedAt('/paused');
  await scene.raiseEvents();
  await receiver.waitFor('/paused', 4);
});
