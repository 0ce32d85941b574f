import { expect, test } from 'vitest';
import { formatCsvRow, unescapeFormulas } from './csv.ts';

test('quotes what would end a cell, and writes nothing for null', () => {
  expect(formatCsvRow(['a', 'b,c', 'd"e', 'f\ng', null, undefined, true, -5])).toBe(
    'a,"b,c","d""e","f\ng",,,true,-5\r\n',
  );
});

test('writes lists and objects as JSON', () => {
  expect(formatCsvRow([['a', 'b'], { c: 1 }])).toBe('"[""a"",""b""]","{""c"":1}"\r\n');
});

test.each(['=1+1', '+358 40', '-1', '@SUM(A1)', ' =1+1', '\tx'])('does not let a program run %j', (text) => {
  expect(formatCsvRow([text])).toBe(`'${text}\r\n`);
});

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x; \t +1', "x; \t '+1"],
  ['\t=1', "'\t'=1"],
  ['one\n- two\r\n@three', `"one\n'- two\r\n'@three"`],
])('does not let a program run a formula after a separator in %j', (text, cell) => {
  expect(formatCsvRow([text])).toBe(`${cell}\r\n`);
});

test.each(['=1', ' =1', '\t=1', '+358 40', 'x; =1', 'a\n- b\r\n-c', "it's; 'so'", 'a - b'])(
  'restores %j when a file is read',
  (text) => {
    const cell = formatCsvRow([text]).trimEnd().replaceAll('"', '');
    expect(unescapeFormulas(cell)).toBe(text);
  },
);
