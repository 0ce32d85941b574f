/*
 * The baseline of deliveries: one loop per connection that signs a body, posts it and repeats. It does not
 * claim, store or retry deliveries. `POST /?url=…&connections=…&durationMs=…` runs it and returns the number of
 * posts.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Client } from 'undici';
import { formatSecret, signDelivery } from '../../src/domain/webhook-signature.ts';
import { newId } from '../../src/store/ids.ts';
import { eventBody } from './deliver-events.ts';

/** The result of one run. */
export interface Posted {
  readonly made: number;
  readonly elapsedMs: number;
}

const secret = formatSecret(Buffer.alloc(24, 7));

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url!, 'http://baseline');
  const numberOf = (name: string) => Number(searchParams.get(name));
  post(new URL(searchParams.get('url')!), numberOf('connections'), numberOf('durationMs')).then(
    (posted) => response.end(JSON.stringify(posted)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());

async function post({ origin, pathname }: URL, connections: number, durationMs: number): Promise<Posted> {
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const startedAt = performance.now();
  const deadline = startedAt + durationMs;
  let made = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < deadline; made++) await postOne(client, pathname, made);
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  await Promise.all(clients.map((client) => client.close()));
  return { made, elapsedMs };
}

function postOne(client: Client, path: string, number: number): Promise<void> {
  const body = Buffer.from(eventBody(number));
  const signature = signDelivery({ secret, body, deliveryId: newId('event'), atMs: Date.now() });
  const headers = { 'Content-Type': 'application/json', 'X-Service-Event': 'lead.added', ...signature };
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { method: 'POST', path, headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => (status = statusCode),
        onResponseData: () => undefined,
        onResponseEnd: () =>
          status === 204 ? resolve() : reject(new Error(`A receiver returned ${status}.`)),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
