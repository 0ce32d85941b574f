import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { formSecret } from '../../src/domain/webhook-signature.ts';
import { enableEndpoint, replayTo, rotateSecret } from '../../src/people/webhooks.ts';
import { webhookSecretPlace } from '../../src/store/queries/webhooks.ts';
import { testHouse } from '../house.ts';
import { testReceiver } from './receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const house = testHouse({ environment: webhookSettings });
const receiver = testReceiver();

/** As it is when the service was started with another key than the one that the secret was encrypted with. */
async function loseSecret(orgId: string, webhookId: string): Promise<void> {
  const others = createSealedSecrets(() => Buffer.alloc(32, 9));
  const sealed = others.seal('whsec_lost', webhookSecretPlace(orgId, webhookId));
  await house.sql('update webhook set sealed_secret = $1 where id = $2', [sealed, webhookId]);
}

function mailsAbout(webhookId: string): string[] {
  const folder = path.join(house.dataDir, 'outbox');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(webhookId));
}

test('an endpoint whose secret cannot be read gets nothing, is disabled, and the team is told what to do', async () => {
  const scene = await webhookScene(house);
  const { orgId } = scene.tenant;
  const { webhookId } = await scene.endpoint(receiver.at('/lost'));
  const sound = await scene.endpoint(receiver.at('/sound'));
  await loseSecret(orgId, webhookId);
  await scene.raise(3);
  const ended = await scene.ended(webhookId, 3);
  for (const { state, reason, attempts } of ended) {
    expect([state, attempts]).toEqual(['not_sent', []]);
    expect(reason).toMatch(/secret of the endpoint cannot be read.*outreach webhook rotate/);
  }
  expect(await scene.state(webhookId)).toMatchObject({
    active: false,
    disabledAt: expect.any(Number),
    disabledReason: expect.stringMatching(/secret of the endpoint cannot be read.*SECRET_KEY/),
    consecutiveFailures: 0,
  });
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  for (const command of ['rotate', 'enable', 'replay'])
    expect(mailsAbout(webhookId)[0]).toContain(
      `npx outreach webhook ${command} --org ${orgId} --webhook ${webhookId}`,
    );
  await scene.raise();
  await receiver.wait('/sound', 4);
  expect(await scene.ended(sound.webhookId, 4)).toHaveLength(4);
  expect(await scene.deliveries(webhookId)).toHaveLength(3);
  expect(receiver.taken('/lost')).toEqual([]);
  expect(mailsAbout(webhookId)).toHaveLength(1);
});

test('with a new secret and enabled again it gets what it missed, though the old secret stays unreadable', async () => {
  const scene = await webhookScene(house);
  const { orgId } = scene.tenant;
  const { webhookId } = await scene.endpoint(receiver.at('/mended'));
  await loseSecret(orgId, webhookId);
  await scene.raise(2);
  await scene.ended(webhookId, 2);
  const secret = formSecret(Buffer.alloc(32, 4));
  const { ports } = assemblePorts(readConfig({ DATA_DIR: house.dataDir }, '/'));
  const name = { orgId, webhookId };
  const { store } = house.service;
  await rotateSecret(store, name, { seal: (place) => ports.secrets.seal(secret, place), dropsOld: false });
  await enableEndpoint(store, name);
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  const [, since] = /--since (\S+Z)/.exec(mailsAbout(webhookId)[0]!)!;
  expect((await replayTo(store, name, { since: new Date(since!) })).sent).toBe(2);
  const came = await receiver.wait('/mended', 2);
  for (const { body, headers } of came) new Webhook(secret).verify(body, headers as Record<string, string>);
  expect((await scene.ended(webhookId, 2)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});
