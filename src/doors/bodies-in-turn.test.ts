import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readInTurn } from './bodies-in-turn.ts';

class FakeRequest extends EventEmitter {
  readonly socket = { writable: true };
  paused = false;
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
}

function openBodies(count: number): FakeRequest[] {
  return Array.from({ length: count }, () => {
    const request = new FakeRequest();
    const takeTurn = readInTurn(request as unknown as IncomingMessage);
    request.on('data', ({ length }: Buffer) => takeTurn(length));
    return request;
  });
}

const largeChunk = Buffer.alloc(65_536);
const countPaused = (requests: readonly FakeRequest[]) => requests.filter(({ paused }) => paused).length;

test('one turn of the event loop continues sixteen bodies, and a later one the others', async () => {
  const requests = openBodies(40);
  for (const request of requests) request.emit('data', largeChunk);
  const counts = [countPaused(requests)];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    counts.push(countPaused(requests));
  }
  expect(counts).toEqual([40, 24, 8, 0]);
});

test('a body that has read a chunk waits behind the others', async () => {
  const requests = openBodies(17);
  for (const request of requests) request.emit('data', largeChunk);
  await nextTurn();
  const [first] = requests;
  first!.emit('data', largeChunk);
  expect(requests.map(({ paused }) => paused).indexOf(true)).toBe(0);
  expect(requests.at(-1)!.paused).toBe(true);
  await nextTurn();
  expect(countPaused(requests)).toBe(0);
});

test('a short body is read without a pause', () => {
  const [request] = openBodies(1);
  request!.emit('data', Buffer.alloc(65_535));
  expect(request!.paused).toBe(false);
});

test('a rejected body is not read any further', async () => {
  const [request] = openBodies(1);
  request!.emit('data', largeChunk);
  request!.socket.writable = false;
  await nextTurn();
  await nextTurn();
  expect(request!.paused).toBe(true);
});
