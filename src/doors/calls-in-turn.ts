/*
 * One call at a time on each connection. Node hands over all calls that a client has pipelined together. If they were
 * answered together, one packet of 64 KB could claim the work and memory of hundreds of calls. A turn of the event loop
 * starts only some of the calls that are ready, so that a flood of calls delays other connections little. Calls of
 * connections that sent a single call start first, then calls that waited for another one.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Calls of one connection that may wait for the first one. A client that sends more is disconnected. */
const maxWaitingCalls = 16;

/** Calls that start in one turn of the event loop, and the number of those that waited for another call. */
const callsPerTurn = 8;
const pipelinedCallsPerTurn = 2;

type Call = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Runs `listener` for the next call of a connection once the response of the call before is written out. Calls that
 * wait when their client disconnects are dropped.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waitingCalls = new WeakMap<Socket, Call[]>();
  const startSoon = spreadOverTurns((call) => listener(...call));
  const start = (waiting: Call[], call: Call, isPipelined: boolean): void => {
    const [{ socket }, response] = call;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift();
      if (next === undefined) {
        waitingCalls.delete(socket);
        return;
      }
      // The time limit for reading the previous response does not apply while the next one is computed.
      socket.setTimeout(0);
      start(waiting, next, true);
    });
    startSoon(call, isPipelined);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = waitingCalls.get(socket);
    if (waiting === undefined) {
      const first: Call[] = [];
      waitingCalls.set(socket, first);
      start(first, [request, response], false);
    } else if (waiting.length < maxWaitingCalls) waiting.push([request, response]);
    else {
      waiting.length = 0;
      socket.destroy();
    }
  };
}

/** Returns a function that starts a call in this turn of the event loop or in a later one. */
function spreadOverTurns(start: (call: Call) => void): (call: Call, isPipelined: boolean) => void {
  const single: Call[] = [];
  const pipelined: Call[] = [];
  let isScheduled = false;
  const startSome = (): void => {
    isScheduled = false;
    const some = pipelined.splice(0, pipelinedCallsPerTurn);
    some.unshift(...single.splice(0, callsPerTurn - some.length));
    some.push(...pipelined.splice(0, callsPerTurn - some.length));
    if (some.length === 0) return;
    schedule();
    for (const call of some) if (!call[0].socket.destroyed) start(call);
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startSome);
  };
  return (call, isPipelined) => {
    (isPipelined ? pipelined : single).push(call);
    schedule();
  };
}
