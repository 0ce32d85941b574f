/**
 * Limits how long a request may take to arrive. Node has a single limit for all routes, but a large file over a slow
 * connection needs more time. So each request has its own timer, from the end of its head to the end of its body. A
 * route that allows slow bodies instead limits the gap between two chunks and the total time. On timeout, Node's
 * `clientError` handles the connection.
 */
import type { IncomingMessage, Server } from 'node:http';

/** The limits for a large body over a slow connection. */
export interface SlowBodyLimits {
  /** Between two chunks. */
  readonly idleMs: number;
  /** From the first byte to the last. */
  readonly wholeMs: number;
}

/** The timer of a body that may arrive slowly. */
export interface BodyTimer {
  /** Stops the timer while the received bytes are processed, which is not the sender's fault. */
  pause(): void;
  resume(): void;
  /** Applies the ordinary time limit to the rest of the body. */
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

/** Gives each request of the server a timer of `ordinaryMs`. */
export function limitBodyTime(server: Server, ordinaryMs: number): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const onTimeout = () => {
      if (!request.complete) server.emit('clientError', timeoutError(), request.socket);
    };
    const timer = createTimer(onTimeout);
    requestLimits.set(request, { ordinaryMs, timer, onTimeout });
    // Without a body the request is already complete.
    if (!hasBody(request)) return;
    timer.start(ordinaryMs);
    request.once('end', timer.stop).once('close', timer.stop);
  });
}

/** Lets the request's body arrive slowly from now on. */
export function allowSlowBody(request: IncomingMessage, { idleMs, wholeMs }: SlowBodyLimits): BodyTimer {
  const found = requestLimits.get(request);
  if (!found) throw new Error('This request has no timer: call limitBodyTime on its server.');
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

/** The error that Node reports for a request that takes too long. */
export const timeoutError = () =>
  Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
