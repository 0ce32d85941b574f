import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWebhookClient, type WebhookClientOptions } from '../../src/adapters/webhook-client.ts';
import { maxEndpoints } from '../../src/domain/delivery.ts';
import { OutboundFailed } from '../../src/ports/outbound.ts';
import { privateAddresses, privateSpellings } from '../fixtures/private-addresses.ts';
import { testService } from '../support/test-service.ts';
import { webhookScene } from './scene.ts';

/** Only public addresses are allowed. */
const service = testService({ environment: { OUTBOUND_ALLOW: '', WEBHOOK_RETRY_MS: '50' } });
let server: Server;
let port = 0;
let connections = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(204, request.url === '/close' ? { Connection: 'close' } : {}).end();
  });
  server.on('connection', () => (connections += 1));
  // The server listens on all loopback addresses, so without the guard every spelling would reach it.
  await new Promise<void>((done) => server.listen(0, '::', done));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => (connections = 0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const blockedMessage = 'does not lead to a public address';

describe('an endpoint is not registered', () => {
  test.each(privateSpellings)('at http://%s', async (host) => {
    const url = `http://${host}:${port}/in`;
    const { status, error } = await service.call('webhooks.create', { url, events: ['*'] });
    expect([status, error.code, error.param]).toEqual([400, 'url_not_allowed', 'url']);
    expect(error.message).toContain(blockedMessage);
    expect(error.message).toContain('OUTBOUND_ALLOW');
    expect(connections).toBe(0);
  });

  test.each([
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'javascript:1',
    'http://user:secret@1.1.1.1/',
    'not a url',
    'http://',
  ])('at %s', async (url) => {
    const { error } = await service.call('webhooks.create', { url, events: ['*'] });
    expect(['url_not_allowed', 'invalid_arguments']).toContain(error.code);
    expect(error.message).not.toContain('secret');
  });

  test('and the list stays empty', async () => {
    expect((await service.call('webhooks.list')).value.items).toEqual([]);
  });
});

test('sends nothing to an address that became private, in any spelling', async () => {
  for (let first = 0; first < privateSpellings.length; first += maxEndpoints) {
    const scene = await webhookScene(service);
    const spellings = privateSpellings.slice(first, first + maxEndpoints);
    const webhookIds: string[] = [];
    for (const host of spellings) {
      // The name does not resolve yet.
      const { webhookId } = await scene.createEndpoint('https://hooks.example/in');
      await service.sql('update webhook set url = $2 where id = $1', [
        webhookId,
        `http://${host}:${port}/in`,
      ]);
      webhookIds.push(webhookId);
    }
    await scene.raiseEvents();
    for (const [index, webhookId] of webhookIds.entries()) {
      const [delivery] = await scene.waitUntilEnded(webhookId, 1);
      expect(delivery, spellings[index]).toMatchObject({ state: 'failed', attempts: [{ status: null }] });
      expect(delivery!.reason, spellings[index]).toContain(blockedMessage);
    }
  }
  expect(connections).toBe(0);
}, 60_000);

describe('the client checks each new connection', () => {
  test.each(privateAddresses)('if the name resolves to %j beside a public address', async (address) => {
    const resolve = () => Promise.resolve([{ address: '1.1.1.1' }, { address }]);
    expect(await outcomeOf(webhookClient({ resolve }), '/in')).toBe('address_refused');
    expect(connections).toBe(0);
  });

  test('so a host name that changes its address gets no further request', async () => {
    const addresses = ['127.0.0.1', '10.0.0.1'];
    const resolve = () => Promise.resolve([{ address: addresses.shift()!, port }]);
    const client = webhookClient({ resolve, allow: ['127.0.0.1/32'] });
    expect(await outcomeOf(client, '/close')).toBe(204);
    expect(await outcomeOf(client, '/close')).toBe('address_refused');
    expect(connections).toBe(1);
  });

  test('within the time limit, even if the resolver never answers', async () => {
    const startedAt = performance.now();
    const client = webhookClient({ resolve: () => new Promise(() => {}), timeoutMs: 500 });
    expect(await outcomeOf(client, '/in')).toBe('name_unanswered');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});

function webhookClient(options: Partial<WebhookClientOptions>): ReturnType<typeof createWebhookClient> {
  return createWebhookClient({ allow: [], userAgent: 'Tester/1.0', timeoutMs: 30_000, ...options });
}

/** The status of the response, or the code of the failure. */
async function outcomeOf(
  client: ReturnType<typeof createWebhookClient>,
  path: string,
): Promise<number | string> {
  const request = { url: `http://hooks.example:${port}${path}`, headers: {}, body: Buffer.from('{}') };
  try {
    return (await client.post(request, new AbortController().signal)).status;
  } catch (error) {
    if (error instanceof OutboundFailed) return error.code;
    throw error;
  }
}
