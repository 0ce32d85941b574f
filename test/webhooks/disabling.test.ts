import type { ServerResponse } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mostFailures } from '../../src/domain/delivery.ts';
import { disableEndpoint, enableEndpoint, replayTo, resendOne } from '../../src/people/webhooks.ts';
import { testHouse } from '../house.ts';
import { testReceiver } from './receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const house = testHouse({ environment: { ...webhookSettings, WEBHOOK_RETRY_MS: '50,100' } });
const receiver = testReceiver();
const broken = (path: string) => receiver.answer(path, (response) => response.writeHead(500).end());
const mended = (path: string) => receiver.answer(path, (response) => response.writeHead(204).end());
const mailsAbout = (webhookId: string) => {
  const folder = path.join(house.dataDir, 'outbox');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.eml'),
  );
  return files
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(webhookId));
};

test('ten failed deliveries in a row disable an endpoint, tell the team, and let what waits be', async () => {
  const scene = await webhookScene(house);
  const { orgId } = scene.tenant;
  broken('/broken');
  const { webhookId } = await scene.endpoint(receiver.at('/broken'));
  await scene.raise(mostFailures - 1);
  await scene.ended(webhookId, mostFailures - 1);
  expect(await scene.state(webhookId)).toMatchObject({ active: true, consecutiveFailures: mostFailures - 1 });
  await scene.raise(4);
  const ended = await scene.ended(webhookId, mostFailures + 3);
  const state = await scene.state(webhookId);
  expect(state).toMatchObject({
    active: false,
    disabledAt: expect.any(Number),
    disabledReason: '10 deliveries in a row failed, the last one: The receiver answered 500.',
    consecutiveFailures: mostFailures,
  });
  const failed = ended.filter((each) => each.state === 'failed');
  expect(failed.length).toBeGreaterThanOrEqual(mostFailures);
  const unsent = ended.filter((each) => each.state === 'not_sent');
  expect(failed.length + unsent.length).toBe(mostFailures + 3);
  for (const { reason } of unsent) expect(reason).toBe('The endpoint was disabled.');
  expect(await house.sql('select * from directory.delivery_due where webhook_id = $1', [webhookId])).toEqual(
    [],
  );
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  const [mail] = mailsAbout(webhookId);
  expect(mail!.replaceAll(/=\r?\n/g, '')).toContain(
    `outreach webhook enable --org ${orgId} --webhook ${webhookId}`,
  );
  expect(mail).toContain('The receiver answered 500.');
  const [, since] = /--since (\S+Z)/.exec(mail!.replaceAll(/=\r?\n/g, ''))!;
  const came = receiver.taken('/broken').length;
  await scene.raise();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(receiver.taken('/broken')).toHaveLength(came);
  expect(await scene.deliveries(webhookId)).toHaveLength(mostFailures + 3);

  const { store } = house.service;
  const name = { orgId, webhookId };
  await expect(resendOne(store, orgId, ended[0]!.deliveryId)).rejects.toThrow('outreach webhook enable');
  await enableEndpoint(store, name);
  expect(await scene.state(webhookId)).toMatchObject({
    active: true,
    disabledAt: null,
    disabledReason: null,
    consecutiveFailures: 0,
  });
  mended('/broken');
  expect((await replayTo(store, name, { since: new Date(since!) })).sent).toBe(mostFailures + 4);
  const replayed = await scene.ended(webhookId, mostFailures + 4);
  expect(new Set(replayed.map((each) => each.state))).toEqual(new Set(['delivered']));
  const sentAgain = receiver.taken('/broken').slice(came);
  expect(new Set(sentAgain.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set(replayed.map(({ deliveryId }) => deliveryId)),
  );
});

test('one success in between begins the count anew', async () => {
  const scene = await webhookScene(house);
  broken('/nearly');
  const { webhookId } = await scene.endpoint(receiver.at('/nearly'));
  await scene.raise(mostFailures - 1);
  await scene.ended(webhookId, mostFailures - 1);
  mended('/nearly');
  await scene.raise();
  await scene.ended(webhookId, mostFailures);
  broken('/nearly');
  await scene.raise(mostFailures - 1);
  await scene.ended(webhookId, 2 * mostFailures - 1);
  expect(await scene.state(webhookId)).toMatchObject({ active: true, consecutiveFailures: mostFailures - 1 });
});

test('whom a person disables gets nothing until a person enables it', async () => {
  const scene = await webhookScene(house);
  const unanswered: ServerResponse[] = [];
  receiver.answer('/paused', (response) => void unanswered.push(response));
  const { webhookId } = await scene.endpoint(receiver.at('/paused'));
  const name = { orgId: scene.tenant.orgId, webhookId };
  await scene.raise(3);
  await receiver.wait('/paused', 3);
  await disableEndpoint(house.service.store, name);
  for (const response of unanswered) response.destroy();
  const ended = await scene.ended(webhookId, 3);
  expect(ended.map(({ state, reason }) => [state, reason])).toEqual(
    Array.from({ length: 3 }, () => ['not_sent', 'A person disabled the endpoint.']),
  );
  expect(await scene.state(webhookId)).toMatchObject({
    active: false,
    disabledReason: 'A person disabled it.',
  });
  await enableEndpoint(house.service.store, name);
  mended('/paused');
  await scene.raise();
  await receiver.wait('/paused', 4);
});
