import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './calls-in-turn.ts';

interface FakeSocket {
  readonly name: string;
  destroyed: boolean;
}

/** Calls through `inTurn` and records the connection of each call that starts. */
function recordStarts() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const receive = inTurn(({ socket }, response) => {
    started.push((socket as unknown as FakeSocket).name);
    finish.push(() => response.emit('close'));
  });
  const connect = (name: string): FakeSocket =>
    Object.assign(new EventEmitter(), {
      name,
      destroyed: false,
      setTimeout: () => undefined,
      destroy: () => undefined,
    });
  const call = (socket: FakeSocket) =>
    receive({ socket } as unknown as IncomingMessage, new EventEmitter() as unknown as ServerResponse);
  return { started, connect, call, finishAll: () => finish.splice(0).forEach((each) => each()) };
}

test('a turn of the event loop starts at most eight calls, in the order of their arrival', async () => {
  const { started, connect, call } = recordStarts();
  const names = Array.from({ length: 20 }, (_, index) => `connection ${index}`);
  for (const name of names) call(connect(name));
  await nextTurn();
  expect(started).toEqual(names.slice(0, 8));
  await nextTurn();
  expect(started).toEqual(names.slice(0, 16));
  await nextTurn();
  expect(started).toEqual(names);
});

test('a single call overtakes calls that waited behind another on their connection', async () => {
  const { started, connect, call, finishAll } = recordStarts();
  const flooding = Array.from({ length: 16 }, (_, index) => connect(`flooding ${index}`));
  for (const socket of [...flooding, ...flooding]) call(socket);
  await nextTurn();
  await nextTurn();
  started.length = 0;
  finishAll();
  call(connect('single'));
  await nextTurn();
  expect(started[0]).toBe('single');
  expect(started).toHaveLength(8);
  await nextTurn();
  await nextTurn();
  expect(started).toHaveLength(17);
});

test('waiting calls continue while single calls keep arriving', async () => {
  const { started, connect, call, finishAll } = recordStarts();
  const flooding = connect('flooding');
  call(flooding);
  call(flooding);
  await nextTurn();
  started.length = 0;
  finishAll();
  for (let index = 0; index < 20; index += 1) call(connect('single'));
  await nextTurn();
  expect(started.filter((name) => name === 'flooding')).toHaveLength(1);
});

test('a call is dropped if its client disconnects before it starts', async () => {
  const { started, connect, call } = recordStarts();
  const socket = connect('gone');
  call(socket);
  socket.destroyed = true;
  call(connect('present'));
  await nextTurn();
  expect(started).toEqual(['present']);
});
