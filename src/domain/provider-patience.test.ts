import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPauseMs, usualPatience } from './provider-patience.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The pauses, in minutes, of a provider that never answers. */
function pausesOf(retryAfterMs: number | null): number[] {
  const pauses: number[] = [];
  for (let heldForMs = 0; ; heldForMs += pauses.at(-1)! * minuteMs) {
    const pauseMs = nextPauseMs(heldForMs, retryAfterMs, usualPatience);
    if (pauseMs === null) return pauses;
    pauses.push(pauseMs / minuteMs);
  }
}

test('a provider is asked again after ever longer pauses, for a day', () => {
  const pauses = pausesOf(null);
  expect(pauses.slice(0, 8)).toEqual([1, 2, 5, 10, 30, 60, 60, 60]);
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(waited).toBeGreaterThanOrEqual(24 * 60);
  expect(waited).toBeLessThan(25 * 60);
});

test('what a provider asks for is kept to, up to an hour', () => {
  expect(nextPauseMs(0, 20 * minuteMs, usualPatience)).toBe(20 * minuteMs);
  expect(nextPauseMs(0, 1_000, usualPatience)).toBe(minuteMs);
  expect(nextPauseMs(0, 5 * hourMs, usualPatience)).toBe(hourMs);
  expect(nextPauseMs(24 * hourMs, 1_000, usualPatience)).toBeNull();
});

test('every pause is at least a minute and at most an hour', () => {
  fc.assert(
    fc.property(fc.nat(24 * hourMs - 1), fc.option(fc.nat(10 * hourMs)), (heldForMs, retryAfterMs) => {
      const pauseMs = nextPauseMs(heldForMs, retryAfterMs, usualPatience)!;
      expect(pauseMs).toBeGreaterThanOrEqual(minuteMs);
      expect(pauseMs).toBeLessThanOrEqual(hourMs);
    }),
  );
});
