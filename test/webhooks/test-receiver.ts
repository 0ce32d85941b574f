import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/** A delivery as received. */
export interface ReceivedDelivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly event: string;
  readonly data: Record<string, any>;
  readonly atMs: number;
}

export interface Receiver {
  /** The URL of a path of the receiver. */
  urlOf(path: string): string;
  /** The deliveries received at a path so far. */
  received(path: string): ReceivedDelivery[];
  /** Waits until a path has received this many deliveries. */
  waitFor(path: string, count: number, timeoutMs?: number): Promise<ReceivedDelivery[]>;
  /** Sets the response of a path; the default is 204. */
  respondAt(path: string, respond: (response: ServerResponse, received: ReceivedDelivery) => void): void;
}

/** Starts a webhook receiver on loopback for the calling file. Call it at the top of the file. */
export function testReceiver(): Receiver {
  let server: Server;
  let origin = '';
  const receivedByPath = new Map<string, ReceivedDelivery[]>();
  const responders = new Map<string, (response: ServerResponse, received: ReceivedDelivery) => void>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        const { event, data } = JSON.parse(body.toString()) as { event: string; data: object };
        const { url: path = '', headers } = request;
        const received = { path, headers, body, event, data, atMs: Date.now() };
        receivedByPath.set(path, [...(receivedByPath.get(path) ?? []), received]);
        const respond = responders.get(path);
        if (respond) respond(response, received);
        else response.writeHead(204).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    urlOf: (path) => origin + path,
    received: (path) => receivedByPath.get(path) ?? [],
    async waitFor(path, count, timeoutMs = 45_000) {
      for (const deadline = Date.now() + timeoutMs; ; await sleep(10)) {
        const found = receivedByPath.get(path) ?? [];
        if (found.length >= count) return found;
        if (Date.now() > deadline)
          throw new Error(`Only ${found.length} of ${count} deliveries reached ${path}.`);
      }
    },
    respondAt: (path, respond) => void responders.set(path, respond),
  };
}
