import { expect, test } from 'vitest';
import { formatCsvRow } from './csv.ts';

test('quotes what would end a cell, and writes nothing for null', () => {
  expect(formatCsvRow(['a', 'b,c', 'd"e', 'f\ng', null, undefined, true, -5])).toBe(
    'a,"b,c","d""e","f\ng",,,true,-5\r\n',
  );
});

test('writes lists and objects as JSON', () => {
  expect(formatCsvRow([['a', 'b'], { c: 1 }])).toBe('"[""a"",""b""]","{""c"":1}"\r\n');
});

test.each(['=1+1', '+358 40', '-1', '@SUM(A1)', '\t=1'])('does not let a program run %j', (text) => {
  expect(formatCsvRow([text])).toBe(`'${text}\r\n`);
});
