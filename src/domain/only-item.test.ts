import { expect, test } from 'vitest';
import { onlyItem, onlyItemOrNull } from './only-item.ts';

test('returns the only item of a list or set', () => {
  expect(onlyItem([{ count: 0 }])).toEqual({ count: 0 });
  expect(onlyItem(new Set(['a']))).toBe('a');
  expect(onlyItemOrNull([0])).toBe(0);
});

test('throws for none and for several', () => {
  expect(() => onlyItem([])).toThrow('Expected exactly one item, found none.');
  expect(() => onlyItem([1, 2, 3])).toThrow('Expected exactly one item, found 3.');
});

test('returns null for none and for several', () => {
  expect(onlyItemOrNull([])).toBeNull();
  expect(onlyItemOrNull(['a', 'a'])).toBeNull();
});
