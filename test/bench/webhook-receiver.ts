/*
 * Who receives webhooks: it reads each delivery to its end and answers 204. `GET /arrived?count=N` is answered once N
 * deliveries are there, with the most connections that were open at once; both count from the last such answer on.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** What `GET /arrived` answers. */
export interface ReceivedCount {
  readonly count: number;
  readonly maxConnections: number;
}

let arrived = 0;
let open = 0;
let maxOpen = 0;
let waiting: { readonly count: number; readonly response: ServerResponse } | undefined;

const server = createServer((request, response) => {
  if (request.method === 'GET') return waitForNext(request, response);
  request.resume();
  request.once('end', () => {
    response.writeHead(204).end(count);
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

function count(): void {
  arrived += 1;
  sendJson();
}

function waitForNext({ url }: IncomingMessage, response: ServerResponse): void {
  waiting = { count: Number(new URL(url!, 'http://receiver').searchParams.get('count')), response };
  sendJson();
}

function sendJson(): void {
  if (!waiting || arrived < waiting.count) return;
  // The connection that asks is one of them.
  const answer: ReceivedCount = { count: arrived, maxConnections: maxOpen - 1 };
  waiting.response.end(JSON.stringify(answer));
  [arrived, maxOpen, waiting] = [0, open, undefined];
}
