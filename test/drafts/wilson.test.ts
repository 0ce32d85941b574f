import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

// Table I of R. G. Newcombe, “Two-sided confidence intervals for the single proportion”, 1998, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('gives the published interval of %i of %i', (hits, total, low, high) => {
  const [from, to] = wilsonInterval(hits, total);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test('mirrors the interval of all hits', () => {
  const [low, high] = wilsonInterval(20, 20);
  expect(low).toBeCloseTo(1 - 0.1611, 4);
  expect(high).toBe(1);
});

test('knows nothing about a share of nothing', () => {
  expect(wilsonInterval(0, 0)).toEqual([0, 1]);
});
