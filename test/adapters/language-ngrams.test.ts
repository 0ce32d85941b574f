import { eld } from 'eld/extrasmall';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeLanguageData } from '../../codegen/language-ngrams/encode.ts';
import { readEldNgrams } from '../../codegen/language-ngrams/read-eld.ts';
import { createDetector } from '../../src/adapters/site/language.ts';
import { readLanguageData } from '../../src/adapters/site/language-ngrams.ts';

const samples = [
  'We plan the work of maintenance teams in the whole country.',
  'Suunnittelemme huoltotiimien työt ja vuorot koko maassa.',
  'Vi planerar arbetet för underhållsteam i hela landet.',
  'Wir planen die Arbeit von Wartungsteams im ganzen Land und überall.',
  'Мы планируем работу бригад по всей стране.',
  '私たちは全国の保守チームの作業を計画しています。',
  'نخطط لعمل فرق الصيانة في جميع أنحاء البلاد.',
];

test('the file has the n-grams of the package; run npm run languages if not', async () => {
  const ofPackage = await readEldNgrams();
  const { type, languages, ngrams } = readLanguageData();
  expect({ type, languages }).toEqual({ type: ofPackage.type, languages: ofPackage.languages });
  const different = Object.entries(ofPackage.ngrams).filter(
    ([ngram, scores]) => JSON.stringify(ngrams[ngram]) !== JSON.stringify(scores),
  );
  expect(different).toEqual([]);
  expect(Object.keys(ofPackage.ngrams).length).toBeGreaterThan(40_000);
  for (const unknown of ['', 'zzzzz', 'longer than any', '\u0120Lé4L', 'toString'])
    expect(ngrams[unknown]).toBeUndefined();
});

test('scores texts as the package does', () => {
  const own = createDetector();
  const packaged = eld.newInstance();
  for (const sample of samples) {
    expect(own.detect(sample).language).not.toBe('');
    expect(own.detect(sample).getScores()).toEqual(packaged.detect(sample).getScores());
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(own.detect(text).getScores()).toEqual(packaged.detect(text).getScores());
    }),
  );
});

test('refuses to encode what does not fit into a byte', () => {
  const data = { type: 'test', languages: { 0: 'en' } };
  expect(() => encodeLanguageData({ ...data, ngrams: { ā: { 0: 1 } } })).toThrow('character above 255');
  expect(() => encodeLanguageData({ ...data, ngrams: { abcdefg: { 0: 1 } } })).toThrow('six bytes');
  expect(() => encodeLanguageData({ ...data, ngrams: { a: { 0: 256 } } })).toThrow('256 does not fit');
});
