import { expect, test } from 'vitest';
import { addCustomFields, maxObjectLength } from './custom-fields.ts';

test('adds missing fields and keeps existing values', () => {
  expect(addCustomFields({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
});

test('adds fields only up to the limit', () => {
  const third = 'x'.repeat(maxObjectLength / 3);
  const twice = addCustomFields(addCustomFields({ a: third }, { b: third }), { c: third, d: 'short' });
  expect(Object.keys(twice)).toEqual(['a', 'b', 'd']);
  expect(JSON.stringify(twice).length).toBeLessThanOrEqual(maxObjectLength);
});

test('returns the same object if it adds nothing', () => {
  const fields = { a: 1 };
  expect(addCustomFields(fields, { a: 2 })).toBe(fields);
  expect(addCustomFields(fields, { b: 'x'.repeat(maxObjectLength) })).toBe(fields);
});
