import { expect, it } from 'vitest';
import { alternatives } from './alternatives.ts';
import { tableRows } from './table-rows.ts';

it.each<[phrase: string, texts: readonly string[]]>([
  ['web shop', ['web shop']],
  ['web shop|store*', ['web shop', 'store*']],
  ['(web|ad) (agency|agencies)', ['web agency', 'web agencies', 'ad agency', 'ad agencies']],
  ['(|our )team|staff', ['team', 'our team', 'staff']],
  ['\n  web shop|\n  store\n', ['web shop', 'store']],
])('lists the texts of %j', (phrase, texts) => {
  expect(alternatives(phrase)).toEqual(texts);
});

it('splits a table into rows with keys', () => {
  expect(tableRows('\n  FI: suomi|\n  suome*; SE:\n  ruotsi;\n')).toEqual([
    ['FI', 'suomi|suome*'],
    ['SE', 'ruotsi'],
  ]);
});
