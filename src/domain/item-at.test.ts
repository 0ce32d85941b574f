import { expect, test } from 'vitest';
import { itemAt, lastItem } from './item-at.ts';
import { entryOf } from './map-entry.ts';

test('returns the item at an index, even if it is false or null', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt([false, null], 0)).toBe(false);
  expect(itemAt([false, null], 1)).toBeNull();
  expect(lastItem(['a', 'b'])).toBe('b');
});

test('throws if the item does not exist', () => {
  expect(() => itemAt(['a'], 1)).toThrow('There is no item at index 1 in a list of length 1.');
  expect(() => itemAt(['a'], -1)).toThrow('There is no item at index -1 in a list of length 1.');
  expect(() => lastItem([])).toThrow('There is no item at index -1 in a list of length 0.');
});

test('returns the value of a key and throws if the map lacks the key', () => {
  const counts = new Map([['a', 0]]);
  expect(entryOf(counts, 'a')).toBe(0);
  expect(() => entryOf(counts, 'b')).toThrow('The map has no key b.');
});
