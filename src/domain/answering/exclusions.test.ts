import { describe, expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { asksOf } from './asks.ts';
import { needsOf, rankPassages } from './match.ts';
import { answerPassages } from './passages.ts';

/** The sentences of a seller's text that answer the last question, best first. */
function told(language: WrittenLanguage, knowledge: string, question: string): readonly string[] {
  const material = { ...sellerIn(language), brain: [], knowledge };
  const { request } = answerTo(language, { text: question }, { language }, () => material);
  const need = needsOf(asksOf(question)).at(-1);
  const passages = answerPassages(request.sources, language);
  return rankPassages(need!, passages, language).map(({ span }) => span.text);
}

describe('what only excludes', () => {
  it.each([
    ['en', 'The warranty does not cover vandalism.', 'How long is the warranty?'],
    ['en', 'The warranty does not cover vandalism.', 'Do you give a warranty?'],
    ['en', 'The warranty does not cover vandalism.', 'Is there a warranty?'],
    ['en', 'Glass is not covered by the warranty.', 'How long is the warranty?'],
    ['en', 'Prices do not include 25.5 % VAT.', 'What does it cost?'],
    ['de', 'Die Garantie deckt keinen Vandalismus ab.', 'Wie lange ist die Garantie?'],
    ['de', 'Die Garantie gilt nicht für Glas.', 'Geben Sie eine Garantie?'],
    ['fi', 'Takuu ei kata ilkivaltaa.', 'Kuinka pitkä takuu teillä on?'],
    ['fi', 'Takuu ei koske lasia.', 'Onko teillä takuuta?'],
    ['sv', 'Garantin täcker inte skadegörelse.', 'Hur lång är garantin?'],
    ['sv', 'Garantin gäller inte glas.', 'Har ni garanti?'],
  ] as const)('answers no other question in %s: “%s”, “%s”', (language, text, question) => {
    expect(told(language, text, question)).toEqual([]);
  });

  it.each([
    ['en', 'The warranty does not cover vandalism.', 'Does the warranty cover vandalism?'],
    ['fi', 'Takuu ei kata ilkivaltaa.', 'Kattaako takuu ilkivallan?'],
    ['sv', 'Garantin täcker inte skadegörelse.', 'Täcker garantin skadegörelse?'],
    ['de', 'Die Garantie deckt keinen Vandalismus ab.', 'Deckt die Garantie Vandalismus ab?'],
    ['en', 'We give no warranty.', 'Do you give a warranty?'],
    ['en', 'All doors have a warranty, which does not cover glass.', 'Do you give a warranty?'],
    ['en', 'The warranty of two years does not cover glass.', 'How long is the warranty?'],
  ] as const)(
    'answers who asks for it, as a denial or a fact does: %s, “%s”, “%s”',
    (language, text, question) => {
      expect(told(language, text, question)).toEqual([text]);
    },
  );

  it('comes after the sentences that answer', () => {
    const text = 'The warranty does not cover vandalism. The warranty is two years.';
    expect(told('en', text, 'How long is the warranty?')).toEqual([
      'The warranty is two years.',
      'The warranty does not cover vandalism.',
    ]);
  });
});
