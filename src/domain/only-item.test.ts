import { expect, test } from 'vitest';
import { onlyItem, onlyItemOrNull } from './only-item.ts';

test('answers the one item of a list or set', () => {
  expect(onlyItem([{ count: 0 }])).toEqual({ count: 0 });
  expect(onlyItem(new Set(['a']))).toBe('a');
  expect(onlyItemOrNull([0])).toBe(0);
});

test('throws for none and for several', () => {
  expect(() => onlyItem([])).toThrow('There is no item where exactly one must be.');
  expect(() => onlyItem([1, 2, 3])).toThrow('There are 3 items where exactly one must be.');
});

test('answers null for none and for several', () => {
  expect(onlyItemOrNull([])).toBeNull();
  expect(onlyItemOrNull(['a', 'a'])).toBeNull();
});
