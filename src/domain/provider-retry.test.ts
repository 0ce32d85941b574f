import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRetryDelayMs, defaultRetryPolicy } from './provider-retry.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The pauses, in minutes, for a provider that never responds. */
function pausesOf(retryAfterMs: number | null): number[] {
  const pauses: number[] = [];
  for (let waitingForMs = 0; ; waitingForMs += pauses.at(-1)! * minuteMs) {
    const pauseMs = nextRetryDelayMs(waitingForMs, retryAfterMs, defaultRetryPolicy);
    if (pauseMs === null) return pauses;
    pauses.push(pauseMs / minuteMs);
  }
}

test('retries with growing pauses for a day', () => {
  const pauses = pausesOf(null);
  expect(pauses.slice(0, 8)).toEqual([1, 2, 5, 10, 30, 60, 60, 60]);
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(waited).toBeGreaterThanOrEqual(24 * 60);
  expect(waited).toBeLessThan(25 * 60);
});

test('follows the pause that a provider requests, up to an hour', () => {
  expect(nextRetryDelayMs(0, 20 * minuteMs, defaultRetryPolicy)).toBe(20 * minuteMs);
  expect(nextRetryDelayMs(0, 1_000, defaultRetryPolicy)).toBe(minuteMs);
  expect(nextRetryDelayMs(0, 5 * hourMs, defaultRetryPolicy)).toBe(hourMs);
  expect(nextRetryDelayMs(24 * hourMs, 1_000, defaultRetryPolicy)).toBeNull();
});

test('every pause is at least a minute and at most an hour', () => {
  fc.assert(
    fc.property(fc.nat(24 * hourMs - 1), fc.option(fc.nat(10 * hourMs)), (waitingForMs, retryAfterMs) => {
      const pauseMs = nextRetryDelayMs(waitingForMs, retryAfterMs, defaultRetryPolicy)!;
      expect(pauseMs).toBeGreaterThanOrEqual(minuteMs);
      expect(pauseMs).toBeLessThanOrEqual(hourMs);
    }),
  );
});
