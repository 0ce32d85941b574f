import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RetryOptions } from '../generated/sdk/operation.ts';
import { sendWithRetries, systemClock, type AttemptedResponse } from './retry.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** The outcome of one attempt: a status with headers, a broken connection, or no response. */
type ScriptedOutcome = number | { status: number; after: string } | 'broken' | 'silent' | 'silent body';

interface RetryRun {
  /** The start of each attempt, in milliseconds after the call. */
  readonly sentAtMs: number[];
  readonly result: Promise<{ answer?: AttemptedResponse; thrown?: any; atMs: number }>;
}

/** Runs a call whose attempts have these outcomes; the last one repeats. Each delay is half of the maximum. */
function runRetries(
  outcomes: readonly ScriptedOutcome[],
  options: RetryOptions = {},
  signal?: AbortSignal,
): RetryRun {
  const startMs = Date.now();
  const sentAtMs: number[] = [];
  const attempt = async (stop: AbortSignal): Promise<Response> => {
    const outcome = outcomes[Math.min(sentAtMs.push(Date.now() - startMs), outcomes.length) - 1]!;
    if (outcome === 'broken') throw new TypeError('fetch failed');
    if (outcome === 'silent') return neverRespond(stop);
    if (outcome === 'silent body') return new Response(new ReadableStream(), { status: 200 });
    if (typeof outcome === 'number') return new Response('{}', { status: outcome });
    return new Response('{}', { status: outcome.status, headers: { 'retry-after': outcome.after } });
  };
  const result = sendWithRetries(attempt, options, signal, { ...systemClock, random: () => 0.5 }).then(
    (answer) => ({ answer, atMs: Date.now() - startMs }),
    (thrown: unknown) => ({ thrown, atMs: Date.now() - startMs }),
  );
  return { sentAtMs, result };
}

function neverRespond(stop: AbortSignal): Promise<never> {
  return new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason as Error)));
}

async function runToEnd(outcomes: readonly ScriptedOutcome[], options?: RetryOptions) {
  const { sentAtMs, result } = runRetries(outcomes, options);
  await vi.runAllTimersAsync();
  return { sentAtMs, ...(await result) };
}

describe('a call', () => {
  test.each([200, 201, 304, 400, 401, 403, 404, 409])('is not retried after %i', async (status) => {
    const { answer, sentAtMs } = await runToEnd([status === 304 ? 200 : status]);
    expect(answer?.attempts).toBe(1);
    expect(sentAtMs).toEqual([0]);
  });

  test.each<[what: string, outcome: ScriptedOutcome]>([
    ['429', 429],
    ['500', 500],
    ['502', 502],
    ['503', 503],
    ['504', 504],
    ['a broken connection', 'broken'],
  ])('is retried with growing delays after %s', async (_, outcome) => {
    const { answer, sentAtMs } = await runToEnd([outcome, outcome, 200]);
    expect(answer).toMatchObject({ attempts: 3 });
    expect(answer?.response.status).toBe(200);
    expect(sentAtMs).toEqual([0, 250, 750]);
  });

  test('returns the last response when the attempts are used up', async () => {
    const { answer, sentAtMs } = await runToEnd([500, 503, 502, 200]);
    expect(answer?.response.status).toBe(502);
    expect(sentAtMs).toHaveLength(3);
  });

  test('is never retried if the caller forbids it', async () => {
    expect((await runToEnd([503, 200], { maxRetries: 0 })).sentAtMs).toEqual([0]);
  });

  test('rejects with a ConnectionError if no attempt had a response', async () => {
    const { thrown } = await runToEnd(['broken'], { maxRetries: 1 });
    expect(thrown).toMatchObject({ name: 'ConnectionError', type: 'connection_error', status: 0 });
    expect(thrown.cause).toBeInstanceOf(TypeError);
    expect(thrown.message).toContain('fetch failed');
  });
});

describe('Retry-After', () => {
  test('delays the next attempt, plus jitter', async () => {
    const { answer, sentAtMs } = await runToEnd([{ status: 429, after: '7' }, 200]);
    expect(answer?.response.status).toBe(200);
    expect(sentAtMs).toEqual([0, 7_250]);
  });

  test('may be a date', async () => {
    const { sentAtMs } = await runToEnd([{ status: 503, after: 'Sat, 21 Nov 2026 12:00:20 GMT' }, 200]);
    expect(sentAtMs).toEqual([0, 20_250]);
  });

  test('ends the call immediately if it would pass the deadline', async () => {
    const { answer, sentAtMs, atMs } = await runToEnd([{ status: 429, after: '30' }, 200], {
      timeoutMs: 10_000,
    });
    expect(answer?.response.status).toBe(429);
    expect({ sentAtMs, atMs }).toEqual({ sentAtMs: [0], atMs: 0 });
  });
});

describe('a timeout', () => {
  test('ends an attempt, and the next one may succeed', async () => {
    const { answer, sentAtMs } = await runToEnd(['silent', 200], { attemptTimeoutMs: 1_000 });
    expect(answer?.attempts).toBe(2);
    expect(sentAtMs).toEqual([0, 1_250]);
  });

  test('covers the body of a response', async () => {
    const { answer, sentAtMs } = await runToEnd(['silent body', 200], { attemptTimeoutMs: 1_000 });
    expect(answer?.attempts).toBe(2);
    expect(sentAtMs).toEqual([0, 1_250]);
  });

  test('of every attempt rejects with a TimeoutError', async () => {
    const { thrown, atMs } = await runToEnd(['silent'], { attemptTimeoutMs: 1_000, maxRetries: 1 });
    expect(thrown).toMatchObject({ name: 'TimeoutError', type: 'timeout_error', code: 'timed_out' });
    expect(atMs).toBe(2_250);
  });

  test('of the whole call applies to single attempts and to retries', async () => {
    const oneAttempt = await runToEnd(['silent'], { timeoutMs: 5_000, maxRetries: 9 });
    expect(oneAttempt).toMatchObject({ thrown: { name: 'TimeoutError' }, atMs: 5_000, sentAtMs: [0] });
    const manyAttempts = await runToEnd([503], { timeoutMs: 5_000, maxRetries: 1_000 });
    expect(manyAttempts.answer?.response.status).toBe(503);
    expect(manyAttempts.atMs).toBeLessThan(5_000);
  });

  test('may be infinite', async () => {
    const { sentAtMs, result } = runRetries(['silent'], { timeoutMs: Infinity, attemptTimeoutMs: Infinity });
    await vi.advanceTimersByTimeAsync(20 * 24 * 60 * 60 * 1_000);
    expect(sentAtMs).toEqual([0]);
    await vi.runAllTimersAsync();
    expect((await result).thrown).toMatchObject({ name: 'TimeoutError' });
  });

  test('applies to any sequence of outcomes', async () => {
    const outcome = fc.oneof(
      fc.constantFrom<ScriptedOutcome>(200, 400, 429, 500, 503, 'broken', 'silent', 'silent body'),
      fc.nat(100).map((seconds) => ({ status: 429, after: String(seconds) })),
    );
    const options = fc.record({
      maxRetries: fc.nat(6),
      timeoutMs: fc.integer({ min: 1, max: 60_000 }),
      attemptTimeoutMs: fc.integer({ min: 1, max: 60_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcome, { minLength: 1, maxLength: 8 }),
        options,
        async (outcomes, limits) => {
          const { answer, thrown, atMs, sentAtMs } = await runToEnd(outcomes, limits);
          expect(atMs).toBeLessThanOrEqual(limits.timeoutMs);
          expect(sentAtMs.length).toBeLessThanOrEqual(limits.maxRetries + 1);
          if (answer) expect(answer.attempts).toBe(sentAtMs.length);
          else expect(['ConnectionError', 'TimeoutError']).toContain(thrown.name);
          expect(vi.getTimerCount()).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an abort', () => {
  test.each<[when: string, outcomes: ScriptedOutcome[], atMs: number]>([
    ['during an attempt', ['silent'], 400],
    ['during a body', ['silent body'], 400],
    ['during the delay before an attempt', [{ status: 429, after: '60' }], 400],
  ])('%s ends the call immediately', async (_, outcomes, atMs) => {
    const controller = new AbortController();
    const { result } = runRetries(outcomes, {}, controller.signal);
    await vi.advanceTimersByTimeAsync(atMs);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(await result).toMatchObject({ thrown: { name: 'AbortError' }, atMs });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends the call even if fetch ignores the signal', async () => {
    const controller = new AbortController();
    const result = sendWithRetries(
      () => new Promise(() => undefined),
      {},
      controller.signal,
      systemClock,
    ).catch((thrown: unknown) => thrown);
    controller.abort(new Error('enough'));
    expect(await result).toMatchObject({ message: 'enough' });
  });

  test('before the call sends nothing', async () => {
    const { sentAtMs, result } = runRetries([200], {}, AbortSignal.abort());
    expect(await result).toMatchObject({ thrown: { name: 'AbortError' } });
    expect(sentAtMs).toEqual([]);
  });

  test('leaves no listener after the call', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { result } = runRetries([503, 200], {}, signal);
    await vi.runAllTimersAsync();
    await result;
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});
