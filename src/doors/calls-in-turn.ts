/*
 * One call at a time on each connection. Node hands over all calls that a client has pipelined at once; answered
 * together, one packet of 64 KB could claim the work and memory of hundreds of calls.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Calls of one connection that may wait behind the first. A client that sends more is disconnected. */
const maxWaitingCalls = 16;

type Call = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Runs `listener` for the next call of a connection once the response of the call before is written out. Calls that
 * wait when their client disconnects are dropped.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waitingCalls = new WeakMap<Socket, Call[]>();
  const start = (waiting: Call[], [request, response]: Call): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift();
      if (next === undefined) {
        waitingCalls.delete(socket);
        return;
      }
      // The time limit for reading the previous response does not apply while the next one is computed.
      socket.setTimeout(0);
      start(waiting, next);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = waitingCalls.get(socket);
    if (waiting === undefined) {
      const first: Call[] = [];
      waitingCalls.set(socket, first);
      start(first, [request, response]);
    } else if (waiting.length < maxWaitingCalls) waiting.push([request, response]);
    else {
      waiting.length = 0;
      socket.destroy();
    }
  };
}
