import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/** A delivery as it came. */
export interface ReceivedDelivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly event: string;
  readonly data: Record<string, any>;
  readonly atMs: number;
}

export interface Receiver {
  /** The address of a path of it. */
  urlOf(path: string): string;
  /** What came to a path until now. */
  received(path: string): ReceivedDelivery[];
  /** Waits until so many came to a path. */
  waitFor(path: string, count: number, timeoutMs?: number): Promise<ReceivedDelivery[]>;
  /** Answers on a path from now on; 204 where none is given. */
  respondAt(path: string, respond: (response: ServerResponse, received: ReceivedDelivery) => void): void;
}

/** A receiver of webhooks on loopback, for the file that calls this at its top. */
export function testReceiver(): Receiver {
  let server: Server;
  let origin = '';
  const taken = new Map<string, ReceivedDelivery[]>();
  const answers = new Map<string, (response: ServerResponse, received: ReceivedDelivery) => void>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts);
        const { event, data } = JSON.parse(body.toString()) as { event: string; data: object };
        const { url: path = '', headers } = request;
        const received = { path, headers, body, event, data, atMs: Date.now() };
        taken.set(path, [...(taken.get(path) ?? []), received]);
        const answer = answers.get(path);
        if (answer) answer(response, received);
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
    received: (path) => taken.get(path) ?? [],
    async waitFor(path, count, timeoutMs = 45_000) {
      for (const until = Date.now() + timeoutMs; ; await sleep(10)) {
        const found = taken.get(path) ?? [];
        if (found.length >= count) return found;
        if (Date.now() > until)
          throw new Error(`Only ${found.length} of ${count} deliveries came to ${path}.`);
      }
    },
    respondAt: (path, respond) => void answers.set(path, respond),
  };
}
