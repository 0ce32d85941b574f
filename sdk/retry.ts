/*
 * A call is a row of attempts under one deadline. An attempt ends with an answer, with a failure of the connection, or
 * with its own time limit; after 429, any 5xx and every failure the next one follows a wait. The call ends with the
 * first other answer, when the attempts are used up, when the wait would reach beyond the deadline, or at once when
 * the caller gives up. Repeating is safe: whatever changes something carries the same idempotency key in every
 * attempt, and the service keeps the answer of the one that had an effect and forgets the key of one that had none.
 */
import type { RetryOptions } from '../generated/sdk/operation.ts';
import { backoffMs, readRetryAfterMs, defaultBackoff } from './backoff.ts';
import { rejectRedirect } from './redirect.ts';
import { createError, type OutreachError } from './outreach-error.ts';

/** Time and chance. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Resolves after a time, or rejects as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/** A timer that is set for longer fires at once. */
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

/** The last answer and how many attempts were made. */
export interface AttemptedResponse {
  readonly response: Response;
  readonly attempts: number;
}

/** Sends once, following no redirect; it stops when the signal is aborted. */
export type Attempt = (signal: AbortSignal) => Promise<Response>;

/**
 * Attempts until there is an answer that no repetition would better. Throws a `ConnectionError` or `TimeoutError` where
 * the last attempt brought none, a `RedirectError` where one leads elsewhere, and the reason of the caller's signal
 * where the caller gave up.
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

/** One attempt, its answer read to the end. Only the caller's giving up is thrown; any other failure is answered. */
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

/** The copy is read now, under the limit of the attempt; what is handed on reads from memory. */
async function readFully(answering: Promise<Response>): Promise<Response> {
  const response = await answering;
  await response.clone().arrayBuffer();
  return response;
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

function timeoutError(limitMs: number): OutreachError {
  const message = `The service did not answer within ${limitMs} ms. Allow more time or try again later.`;
  return createError(message, { type: 'timeout_error', code: 'timed_out', status: 0 });
}

function connectionError(cause: unknown): OutreachError {
  // Node tells beneath its own "fetch failed" what it was, such as ECONNREFUSED.
  const { message: said, cause: { code = '' } = {} } = Object(cause) as {
    message?: string;
    cause?: { code?: string };
  };
  const question = typeof location === 'object' ? ', and may this origin call it' : '';
  const message = `The service could not be reached: ${said} ${code}. Is the address right${question}?`;
  return createError(message, { type: 'connection_error', code: 'connection_failed', status: 0 }, cause);
}
