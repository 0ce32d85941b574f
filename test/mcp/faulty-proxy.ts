import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that corrupts responses. */
export interface FaultyProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a proxy before a service that corrupts its responses, to prove that a conformance check detects faults. */
export async function startFaultyProxy(
  upstream: string,
  corrupt: (text: string) => string,
): Promise<FaultyProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = 'GET', url } = request;
      const reply = await fetch(`${upstream}${url}`, {
        method,
        headers: { 'Content-Type': 'application/json', Accept: request.headers.accept ?? '*/*' },
        ...(method === 'POST' && { body: Buffer.concat(parts) }),
      });
      const text = corrupt(await reply.text());
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(text);
    })().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
