/*
 * A call is a series of attempts with one deadline. An attempt ends with a response, a connection error or its own
 * timeout. Status 429, any 5xx and every failure are retried after a delay. The call ends with any other response,
 * when the attempts are used up, when the delay would pass the deadline, or immediately when the caller aborts. Retries
 * are safe: every attempt of a change carries the same idempotency key. The service stores the response of the
 * attempt that took effect and forgets the key of one that did not.
 */
import type { RetryOptions } from '../generated/sdk/operation.ts';
import { backoffMs, readRetryAfterMs, defaultBackoff } from './backoff.ts';
import { rejectRedirect } from './redirect.ts';
import { createError, type OutreachError } from './outreach-error.ts';

/** Time and randomness. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  /** Resolves after the delay, or rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/** A longer timer fires immediately. */
const maxTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const giveUp = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(
        () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
        Math.min(ms, maxTimerMs),
      );
      signal?.addEventListener('abort', giveUp, { once: true });
    }),
};

/** The last response and the number of attempts. */
export interface AttemptedResponse {
  readonly response: Response;
  readonly attempts: number;
}

/** Sends the request once without following redirects, until the signal aborts. */
export type Attempt = (signal: AbortSignal) => Promise<Response>;

/**
 * Repeats attempts until the response needs no retry. Throws a `ConnectionError` or `TimeoutError` if the last
 * attempt had no response, a `RedirectError` for a redirect, and the signal's reason when the caller aborts.
 */
export async function sendWithRetries(
  attempt: Attempt,
  { maxRetries = 2, timeoutMs = 120_000, attemptTimeoutMs = 60_000 }: RetryOptions,
  signal: AbortSignal | undefined,
  clock: Clock,
): Promise<AttemptedResponse> {
  const deadline = clock.now() + timeoutMs;
  for (let attempts = 1; ; attempts++) {
    const limitMs = Math.min(attemptTimeoutMs, deadline - clock.now());
    const { response, failure } = await attemptOnce(attempt, limitMs, signal, clock);
    if (response) rejectRedirect(response);
    if (response && response.status !== 429 && response.status < 500) return { response, attempts };
    const askedMs = response && readRetryAfterMs(response.headers, clock.now());
    const waitMs = (askedMs ?? 0) + backoffMs(attempts, clock.random(), defaultBackoff);
    if (attempts > maxRetries || clock.now() + waitMs >= deadline) {
      if (response) return { response, attempts };
      throw failure;
    }
    await clock.wait(waitMs, signal);
  }
}

type AttemptOutcome = { response: Response; failure?: never } | { response?: never; failure: OutreachError };

/** Makes one attempt and reads its whole response. Throws only when the caller aborts; returns other failures. */
async function attemptOnce(
  attempt: Attempt,
  limitMs: number,
  signal: AbortSignal | undefined,
  clock: Clock,
): Promise<AttemptOutcome> {
  signal?.throwIfAborted();
  const stopping = new AbortController();
  const finished = new AbortController();
  const giveUp = () => stopping.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  clock.wait(limitMs, finished.signal).then(
    () => stopping.abort(),
    () => undefined,
  );
  try {
    const answering = readFully(attempt(stopping.signal));
    return { response: await Promise.race([answering, rejectOnAbort(stopping.signal)]) };
  } catch (thrown) {
    signal?.throwIfAborted();
    return { failure: stopping.signal.aborted ? timeoutError(limitMs) : connectionError(thrown) };
  } finally {
    finished.abort();
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The service's own responses are much smaller. */
const maxResponseBytes = 64 * 1_048_576;

/**
 * Reads the body now, within the attempt's timeout; the returned response reads from memory. Drops a body that is too
 * large once it is decompressed, so that the response counts as not from the service.
 */
async function readFully(answering: Promise<Response>): Promise<Response> {
  const response = await answering;
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  for (let part; reader && (part = (await reader.read()).value);) {
    bytes += part.byteLength;
    if (bytes <= maxResponseBytes) continue;
    // The connection closes when the clone and the response are both cancelled.
    await Promise.allSettled([reader.cancel(), response.body?.cancel()]);
    return new Response(null, response);
  }
  return response;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

function timeoutError(limitMs: number): OutreachError {
  const message = `The service did not respond within ${limitMs} ms. Increase the timeout or try again later.`;
  return createError(message, { type: 'timeout_error', code: 'timed_out', status: 0 });
}

function connectionError(cause: unknown): OutreachError {
  // Node hides the actual cause, such as ECONNREFUSED, below its own "fetch failed".
  const { message: reason, cause: { code = '' } = {} } = Object(cause) as {
    message?: string;
    cause?: { code?: string };
  };
  const question = typeof location === 'object' ? ' and is this origin allowed to call it' : '';
  const message = `The service is unreachable: ${reason} ${code}. Is the address correct${question}?`;
  return createError(message, { type: 'connection_error', code: 'connection_failed', status: 0 }, cause);
}
