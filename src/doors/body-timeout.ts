/**
 * How long a request may take to arrive. Node has one limit for the bodies of all routes; a large file over a slow line
 * needs more than a call, so each request has a clock of its own. It starts when the head is there and is stopped by
 * the end of the body. Where a route allows a slow body, the clock instead measures how long the next bytes keep it
 * waiting, and a second one the whole. Whoever runs out of time is given up as Node does it: by `clientError`.
 */
import type { IncomingMessage, Server } from 'node:http';

/** What a body may take that is large enough for a slow line to need long. */
export interface SlowBodyLimits {
  /** From one arrival of bytes to the next. */
  readonly idleMs: number;
  /** From the first to the last. */
  readonly wholeMs: number;
}

/** The clock of a body that may be slow. */
export interface BodyTimer {
  /** The bytes that came are being worked on; the sender is not to blame for what passes. */
  pause(): void;
  resume(): void;
  /** What may still come has the time of an ordinary body. */
  end(): void;
}

interface Timer {
  start(ms: number): void;
  stop(): void;
}

interface RequestLimits {
  readonly ordinaryMs: number;
  readonly timer: Timer;
  onTimeout(): void;
}

const requestLimits = new WeakMap<IncomingMessage, RequestLimits>();

/** Gives every request of the server a clock that runs out after `ordinaryMs`. */
export function limitBodyTime(server: Server, ordinaryMs: number): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const onTimeout = () => {
      if (!request.complete) server.emit('clientError', timeoutError(), request.socket);
    };
    const timer = createTimer(onTimeout);
    requestLimits.set(request, { ordinaryMs, timer, onTimeout });
    // Without a body there is nothing to wait for: the head was all.
    if (!hasBody(request)) return;
    timer.start(ordinaryMs);
    request.once('end', timer.stop).once('close', timer.stop);
  });
}

/** Lets the body of a request arrive slowly from now on. */
export function allowSlowBody(request: IncomingMessage, { idleMs, wholeMs }: SlowBodyLimits): BodyTimer {
  const found = requestLimits.get(request);
  if (!found) throw new Error('This request has no clock: its server was not given to limitArrival.');
  const { ordinaryMs, timer, onTimeout } = found;
  const whole = createTimer(onTimeout);
  whole.start(wholeMs);
  timer.start(idleMs);
  return {
    pause: timer.stop,
    resume: () => timer.start(idleMs),
    end: () => {
      whole.stop();
      if (request.complete || request.destroyed) timer.stop();
      else timer.start(ordinaryMs);
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function createTimer(onTimeout: () => void): Timer {
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

const timeoutError = () => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
