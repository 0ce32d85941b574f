/*
 * A webhook receiver: it reads each delivery and returns 204. `GET /arrived?count=N` returns after N deliveries, with
 * the maximum number of concurrent connections. Both counts restart after each such response.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** The response of `GET /arrived`. */
export interface ReceivedCount {
  readonly count: number;
  readonly maxConnections: number;
}

let arrived = 0;
let open = 0;
let maxOpen = 0;
let waiting: { readonly count: number; readonly response: ServerResponse } | undefined;

const server = createServer((request, response) => {
  if (request.method === 'GET') return awaitDeliveries(request, response);
  request.resume();
  request.once('end', () => {
    response.writeHead(204).end(countDelivery);
  });
});
server.keepAliveTimeout = 60_000;
server.on('connection', (socket) => {
  open += 1;
  maxOpen = Math.max(maxOpen, open);
  socket.once('close', () => (open -= 1));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit());

function countDelivery(): void {
  arrived += 1;
  respondIfComplete();
}

function awaitDeliveries({ url }: IncomingMessage, response: ServerResponse): void {
  waiting = { count: Number(new URL(url!, 'http://receiver').searchParams.get('count')), response };
  respondIfComplete();
}

function respondIfComplete(): void {
  if (!waiting || arrived < waiting.count) return;
  // This request uses one of the connections.
  const received: ReceivedCount = { count: arrived, maxConnections: maxOpen - 1 };
  waiting.response.end(JSON.stringify(received));
  [arrived, maxOpen, waiting] = [0, open, undefined];
}
