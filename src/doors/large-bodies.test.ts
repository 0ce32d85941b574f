import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLargeBodyTurns } from './large-bodies.ts';

function createRequest(orgId: string) {
  const socket = new EventEmitter();
  return { socket, turns: createLargeBodyTurns({ socket } as IncomingMessage, orgId) };
}

async function hasResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => (resolved = true));
  await setImmediate();
  return resolved;
}

test('an organisation sends one large body at a time, and others do not wait for it', async () => {
  const [first, second, other] = [createRequest('org_a'), createRequest('org_a'), createRequest('org_b')];
  expect(await hasResolved(first.turns.beginReading())).toBe(true);
  const waiting = second.turns.beginReading();
  expect(await hasResolved(waiting)).toBe(false);
  expect(await hasResolved(other.turns.beginReading())).toBe(true);
  first.turns.end();
  expect(await hasResolved(waiting)).toBe(true);
  second.turns.end();
  other.turns.end();
});

test('the process decodes one large body at a time', async () => {
  const [first, other] = [createRequest('org_a'), createRequest('org_b')];
  expect(await hasResolved(first.turns.beginDecoding())).toBe(true);
  const waiting = other.turns.beginDecoding();
  expect(await hasResolved(waiting)).toBe(false);
  first.turns.end();
  expect(await hasResolved(waiting)).toBe(true);
  other.turns.end();
});

test('a closed connection leaves the queue', async () => {
  const [first, gone, next] = [createRequest('org_a'), createRequest('org_a'), createRequest('org_a')];
  await first.turns.beginReading();
  const lost = expect(gone.turns.beginReading()).rejects.toThrow('closed');
  const waiting = next.turns.beginReading();
  gone.socket.emit('close');
  await lost;
  gone.turns.end();
  first.turns.end();
  expect(await hasResolved(waiting)).toBe(true);
  next.turns.end();
});
