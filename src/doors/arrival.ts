/**
 * How long a request may take to arrive. Node has one limit for the bodies of all routes; a large file over a slow line
 * needs more than a call, so each request has a clock of its own. It starts when the head is there and is stopped by
 * the end of the body. Where a route allows a slow body, the clock instead measures how long the next bytes keep it
 * waiting, and a second one the whole. Whoever runs out of time is given up as Node does it: by `clientError`.
 */
import type { IncomingMessage, Server } from 'node:http';

/** What a body may take that is large enough for a slow line to need long. */
export interface SlowBody {
  /** From one arrival of bytes to the next. */
  readonly idleMs: number;
  /** From the first to the last. */
  readonly wholeMs: number;
}

/** The clock of a body that may be slow. */
export interface Arrival {
  /** The bytes that came are being worked on; the sender is not to blame for what passes. */
  pause(): void;
  expectMore(): void;
  /** What may still come has the time of an ordinary body. */
  end(): void;
}

interface Clock {
  start(ms: number): void;
  stop(): void;
}

interface Limits {
  readonly ordinaryMs: number;
  readonly clock: Clock;
  giveUp(): void;
}

const limits = new WeakMap<IncomingMessage, Limits>();

/** Gives every request of the server a clock that runs out after `ordinaryMs`. */
export function limitArrival(server: Server, ordinaryMs: number): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const giveUp = () => {
      if (!request.complete) server.emit('clientError', timeout(), request.socket);
    };
    const clock = createClock(giveUp);
    limits.set(request, { ordinaryMs, clock, giveUp });
    // Without a body there is nothing to wait for: the head was all.
    if (!announcesBody(request)) return;
    clock.start(ordinaryMs);
    request.once('end', clock.stop).once('close', clock.stop);
  });
}

/** Lets the body of a request arrive slowly from now on. */
export function allowSlowBody(request: IncomingMessage, { idleMs, wholeMs }: SlowBody): Arrival {
  const found = limits.get(request);
  if (!found) throw new Error('This request has no clock: its server was not given to limitArrival.');
  const { ordinaryMs, clock, giveUp } = found;
  const whole = createClock(giveUp);
  whole.start(wholeMs);
  clock.start(idleMs);
  return {
    pause: clock.stop,
    expectMore: () => clock.start(idleMs),
    end: () => {
      whole.stop();
      if (request.complete || request.destroyed) clock.stop();
      else clock.start(ordinaryMs);
    },
  };
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function createClock(onTimeout: () => void): Clock {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start: (ms) => {
      stop();
      timer = setTimeout(onTimeout, ms).unref();
    },
  };
}

const timeout = () => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
