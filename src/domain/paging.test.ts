import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, buildPage } from './paging.ts';

const position = fc.array(
  fc.string({ unit: 'binary' }).filter((part) => !part.includes('\0')),
  { maxLength: 3 },
);

test('a cursor is valid only for the filters that it was made with', () => {
  fc.assert(
    fc.property(position, fc.jsonValue(), fc.jsonValue(), (values, filter, other) => {
      const cursor = encodeCursor(values, filter);
      const isWellFormed = values.every((value) => value.isWellFormed());
      expect(decodeCursor(cursor, filter, values.length)).toEqual(isWellFormed ? values : undefined);
      expect(decodeCursor(cursor, filter, values.length + 1)).toBeUndefined();
      fc.pre(JSON.stringify(filter) !== JSON.stringify(other));
      expect(decodeCursor(cursor, other, values.length)).toBeUndefined();
    }),
  );
});

test('rejects any text that is not a cursor without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
      expect(decodeCursor(text, 'filter', 1)).toBeUndefined();
      expect(decodeCursor(Buffer.from(text).toString('base64url'), 'filter', 1)).toBeUndefined();
    }),
  );
});

test('pages of any size contain all rows once, in order', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 7 }), (count, limit) => {
      const rows = Array.from({ length: count }, (_, index) => String(index).padStart(3, '0'));
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const after: string = cursor === null ? '' : decodeCursor(cursor, 'rows', 1)![0]!;
        const read = rows.filter((row) => row > after).slice(0, limit + 1);
        const page = buildPage(read, limit, (row) => [row], 'rows');
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(rows);
    }),
  );
});
