import { expect, test } from 'vitest';
import { maxValueBytes } from './shorten-value.ts';
import { createLimitedResult } from './limited-result.ts';

const textsOf = (value: object, notes: readonly string[] = []): string[] => {
  const { content } = JSON.parse(createLimitedResult(JSON.stringify(value), 'req_1', 'Read on.', notes));
  return content.map(({ text }: { text: string }) => text).slice(1);
};

test('returns a value of exactly the maximum size whole, and cuts one byte more', () => {
  const frame = JSON.stringify({ text: '' }).length;
  expect(textsOf({ text: 'x'.repeat(maxValueBytes - frame) }, ['A note.'])).toEqual(['A note.']);
  expect(textsOf({ text: 'x'.repeat(maxValueBytes - frame + 1) }, ['A note.'])).toEqual([
    'A note.',
    expect.stringMatching(
      /^This result was too large and is shortened: text: \d+ of \d+ characters\. Read on\.$/,
    ),
  ]);
});

test('names the first ten cuts and counts the others', () => {
  const texts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, 'x'.repeat(60_000)]));
  const [ten] = textsOf(texts(10));
  expect(ten).toMatch(/; t9: \d+ of 60000 characters\. Read on\.$/);
  const [twelve] = textsOf(texts(12));
  expect(twelve).toMatch(/; t9: \d+ of 60000 characters; and 2 more\. Read on\.$/);
});

test('returns an error with the size in kilobytes if the shortened value is still too large', () => {
  const value = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`${index}${'k'.repeat(2_000)}`, 1]),
  );
  const { isError, content } = JSON.parse(
    createLimitedResult(JSON.stringify({ list: [value] }), 'req_1', 'Read on.'),
  );
  const text = 'This result of 121 kB is too large for a tool, even when shortened. Read on. (request req_1)';
  expect([isError, content]).toEqual([true, [{ type: 'text', text }]]);
});
