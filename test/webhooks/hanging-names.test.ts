import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCourier } from '../../src/adapters/courier.ts';
import { createNameLookup } from '../../src/adapters/name-lookup.ts';
import { mostEndpoints, mostFailures } from '../../src/domain/delivery.ts';
import type { Courier } from '../../src/ports/courier.ts';
import { startNameServer, type NameServer } from '../fixtures/name-server.ts';
import { testHouse } from '../house.ts';
import { testReceiver } from './receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

let server: NameServer;
let own: ReturnType<typeof createCourier>;
beforeAll(async () => {
  server = await startNameServer((name) => {
    if (name.startsWith('slow')) return 'hangs';
    return name.startsWith('quick') ? ['127.0.0.1'] : 'unknown';
  });
  own = createCourier({
    allow: ['127.0.0.1/32'],
    userAgent: 'Tester/1.0',
    timeoutMs: 1_000,
    resolve: createNameLookup({ nameServers: [server.address] }),
  });
});
afterAll(async () => {
  await own.close();
  await server.close();
});

const courier: Courier = {
  deliver: (parcel, signal) => own.deliver(parcel, signal),
  whyNever: (url, orgId) => own.whyNever(url, orgId),
};
const house = testHouse({
  environment: { ...webhookSettings, WEBHOOK_RETRY_MS: '50,100' },
  ports: { courier },
});
const receiver = testReceiver();
const named = (name: string, path: string) => receiver.at(path).replace('127.0.0.1', name);

test('names that nobody answers for hold up no other organisation', async () => {
  const [victim, hostile] = [await webhookScene(house), await webhookScene(house)];
  const { webhookId } = await victim.endpoint(named('quick.example', '/quick'));
  const create = (name: string) =>
    house.call('webhooks.create', { url: `http://${name}/`, events: ['*'] }, { key: hostile.tenant.liveKey });
  const creations = await Promise.all(
    Array.from({ length: mostEndpoints + 20 }, (_, each) => create(`slow.domain${each}.example`)),
  );
  expect(creations.filter(({ status }) => status === 200)).toHaveLength(mostEndpoints);
  const asked = server.asked.length;
  expect((await create('slow.further.example')).error.code).toBe('invalid_state');
  expect(server.asked.slice(asked)).not.toContain('slow.further.example');

  await hostile.raise(50);
  await victim.raise(12);
  const ended = await victim.ended(webhookId, 12, 5_000);
  expect(ended.map(({ state }) => state)).toEqual(ended.map(() => 'delivered'));
}, 60_000);

test('a name that nobody answers for disables no endpoint, and one that is unknown does', async () => {
  const scene = await webhookScene(house);
  const [slow, unknown] = [
    await scene.endpoint('http://slow.example/in'),
    await scene.endpoint('http://unknown.example/in'),
  ];
  await scene.raise(mostFailures);
  const [ended] = await Promise.all([
    scene.ended(slow.webhookId, mostFailures),
    scene.ended(unknown.webhookId, mostFailures),
  ]);
  expect(new Set(ended.map(({ state, reason }) => `${state}: ${reason}`))).toEqual(
    new Set(['failed: The name slow.example could not be looked up in time.']),
  );
  expect(await scene.state(slow.webhookId)).toMatchObject({
    active: true,
    consecutiveFailures: 0,
    lastDelivery: { state: 'failed' },
  });
  expect(await scene.state(unknown.webhookId)).toMatchObject({ active: false });
}, 60_000);
