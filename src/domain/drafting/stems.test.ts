import { expect, test } from 'vitest';
import { stemOf } from './tokens.ts';

test.each([
  ['sv', 'hand händer händerna handen'],
  ['sv', 'tand tänder tändernas'],
  ['sv', 'bok böcker böckerna boken'],
  ['sv', 'handbok handböcker handböckernas'],
  ['sv', 'natt nätter nätterna natten'],
  ['sv', 'stad städer städerna'],
  ['sv', 'verkstad verkstäder verkstäderna'],
  ['sv', 'land länder ländernas'],
  ['sv', 'fot fötter'],
  ['sv', 'rot rötter'],
  ['sv', 'strand stränder stranden'],
  ['sv', 'bonde bönder bönderna'],
  ['sv', 'son söner sönerna'],
  ['sv', 'bror bröder bröderna'],
  ['sv', 'dotter döttrar döttrarna'],
  ['sv', 'museum museer museerna museet'],
  ['sv', 'bokhandel bokhandeln'],
  ['sv', 'antikvariat antikvariatet'],
  ['sv', 'verkstad verkstaden'],
  ['fi', 'toimittaa toimitamme toimitatte'],
  ['fi', 'muuttaa muutatte'],
  ['fi', 'voitti voititte'],
  ['fi', 'haemme haette'],
  ['fi', 'ajanut ajaneet'],
  ['de', 'museum museen museums'],
  ['de', 'rechenzentrum rechenzentren'],
  ['de', 'bus busse bussen busses'],
  ['de', 'kleinbus kleinbusse kleinbussen'],
  ['de', 'praxis praxen'],
  ['de', 'firma firmen'],
  ['de', 'konto konten'],
] as const)('in %s these have one stem: %s', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stemOf(word, language))).size).toBe(1);
});

test.each([
  ['sv', 'man', 'män'],
  ['sv', 'stång', 'stänger'],
  ['sv', 'bröd', 'bröder'],
  ['sv', 'båt', 'böter'],
  ['de', 'daten', 'datum'],
  ['de', 'muse', 'museum'],
  ['de', 'kuss', 'kurs'],
] as const)('in %s “%s” and “%s” have not', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language));
});
