import { expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import { missingLanguage } from '../drafting/missing-language.ts';
import { answerPassages } from './passages.ts';

const inAll = {
  en: ['We deliver to Finland and Sweden.', 'The warranty of all doors is five years.'],
  fi: [
    'Toimitamme Suomeen ja Ruotsiin, ja asennus on mukana.',
    'Kaikilla ovilla on viiden vuoden takuu, joka on kattava.',
  ],
  sv: [
    'Vi levererar till Finland och Sverige.',
    'Alla dörrar har fem års garanti och det är vi stolta över.',
  ],
  de: ['Wir liefern nach Finnland und Schweden.', 'Die Türen haben fünf Jahre Garantie und sind aus Stahl.'],
} as const;

it.each(['\n', '\n\n'])('one text in four languages answers each in its own (%j)', (between) => {
  const knowledge = Object.values(inAll).flat().join(between);
  for (const language of ['en', 'fi', 'sv', 'de'] as const) {
    const material = { ...sellerIn(language), brain: [], knowledge };
    const { commission } = answerTo(language, { text: '?' }, { language }, () => material);
    const told = answerPassages(commission.sources, language).map(({ span }) => span.text);
    expect(told).toEqual(inAll[language]);
    expect(missingLanguage(commission)).toEqual([]);
  }
});
