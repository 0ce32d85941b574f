import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { formatSecret } from '../../src/domain/webhook-signature.ts';
import { enableEndpoint, replayToEndpoint, rotateSecret } from '../../src/people/webhooks.ts';
import { webhookSecretLocation } from '../../src/store/queries/webhooks.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const service = testService({ environment: webhookSettings });
const receiver = testReceiver();

/** Simulates a service that was started with another key than the one the secret was encrypted with. */
async function loseSecret(orgId: string, webhookId: string): Promise<void> {
  const otherSecrets = createSealedSecrets(() => Buffer.alloc(32, 9));
  const sealed = otherSecrets.seal('whsec_lost', webhookSecretLocation(orgId, webhookId));
  await service.sql('update webhook set sealed_secret = $1 where id = $2', [sealed, webhookId]);
}

function mailsAbout(webhookId: string): string[] {
  const folder = path.join(service.dataDir, 'outbox');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(webhookId));
}

test('disables an endpoint with an unreadable secret and notifies the team', async () => {
  const scene = await webhookScene(service);
  const { orgId } = scene.tenant;
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/lost'));
  const intact = await scene.createEndpoint(receiver.urlOf('/sound'));
  await loseSecret(orgId, webhookId);
  await scene.raiseEvents(3);
  const ended = await scene.waitUntilEnded(webhookId, 3);
  for (const { state, reason, attempts } of ended) {
    expect([state, attempts]).toEqual(['not_sent', []]);
    expect(reason).toMatch(/secret of the endpoint cannot be decrypted.*outreach webhook rotate/);
  }
  expect(await scene.readState(webhookId)).toMatchObject({
    active: false,
    disabledAt: expect.any(Number),
    disabledReason: expect.stringMatching(/secret of the endpoint cannot be decrypted.*SECRET_KEY/),
    consecutiveFailures: 0,
  });
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  for (const command of ['rotate', 'enable', 'replay'])
    expect(mailsAbout(webhookId)[0]).toContain(
      `npx outreach webhook ${command} --org ${orgId} --webhook ${webhookId}`,
    );
  await scene.raiseEvents();
  await receiver.waitFor('/sound', 4);
  expect(await scene.waitUntilEnded(intact.webhookId, 4)).toHaveLength(4);
  expect(await scene.deliveries(webhookId)).toHaveLength(3);
  expect(receiver.received('/lost')).toEqual([]);
  expect(mailsAbout(webhookId)).toHaveLength(1);
});

test('sends missed events after a new secret and enabling', async () => {
  const scene = await webhookScene(service);
  const { orgId } = scene.tenant;
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/mended'));
  await loseSecret(orgId, webhookId);
  await scene.raiseEvents(2);
  await scene.waitUntilEnded(webhookId, 2);
  const secret = formatSecret(Buffer.alloc(32, 4));
  const { ports } = assemblePorts(readConfig({ DATA_DIR: service.dataDir }, '/'));
  const name = { orgId, webhookId };
  const { store } = service.assembled;
  await rotateSecret(store, name, {
    seal: (location) => ports.secrets.seal(secret, location),
    dropsOld: false,
  });
  await enableEndpoint(store, name);
  await expect.poll(() => mailsAbout(webhookId).length).toBe(1);
  const [, since] = /--since (\S+Z)/.exec(mailsAbout(webhookId)[0]!)!;
  expect((await replayToEndpoint(store, name, { since: new Date(since!) })).sent).toBe(2);
  const received = await receiver.waitFor('/mended', 2);
  for (const { body, headers } of received)
    new Webhook(secret).verify(body, headers as Record<string, string>);
  expect((await scene.waitUntilEnded(webhookId, 2)).map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
  ]);
});
