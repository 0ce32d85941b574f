import { expect, test } from 'vitest';
import { maxValueBytes, shortenValue } from './shorten-value.ts';

test('never cuts a cursor, even at the strictest limit', () => {
  const nextCursor = 'c'.repeat(300);
  const texts = Array.from({ length: 50 }, () => 'x'.repeat(1_000));
  const items = Array.from({ length: 10 }, () => ({
    ...Object.fromEntries(texts.entries()),
    nested: { nextCursor },
  }));
  const { value, cuts } = shortenValue({ items, nextCursor });
  expect(Buffer.byteLength(JSON.stringify(value))).toBeLessThanOrEqual(maxValueBytes);
  const nested = { nested: { nextCursor } };
  expect(value).toMatchObject({ nextCursor, items: [nested, nested, nested] });
  expect(cuts.join()).toMatch(/items\[0\]\.0: 200 of 1000 characters/);
  expect(cuts.join()).not.toContain('nextCursor');
});
