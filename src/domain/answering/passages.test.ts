import { expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import { writtenLanguages } from '../../languages/packs.ts';
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
    const { request } = answerTo(language, { text: '?' }, { language }, () => material);
    const found = answerPassages(request.sources, language).map(({ span }) => span.text);
    expect(found).toEqual(inAll[language]);
    expect(missingLanguage(request)).toEqual([]);
  }
});

const sections = {
  en: [
    'A standard door costs from 890 € excluding VAT.',
    'Delivery time is 4 weeks.',
    'There is no setup fee.',
  ],
  fi: [
    'Vakio-ovi maksaa alkaen 890 € ilman alv.',
    'Toimitusaika on 4 viikkoa tilauksesta.',
    'Käyttöönotto ei maksa mitään.',
  ],
  sv: [
    'En standarddörr kostar från 890 € exklusive moms.',
    'Leveranstiden är 4 veckor.',
    'Det finns ingen startavgift.',
  ],
  de: [
    'Eine Standardtür kostet ab 890 € ohne Mehrwertsteuer.',
    'Die Einrichtung dauert zwei Wochen.',
    'Es gibt keine Einrichtungsgebühr.',
  ],
} as const;
const headings = { en: 'English', fi: 'Suomeksi', sv: 'På svenska', de: 'Deutsch' } as const;

it.each([
  ['# ', '\n\n', ' '],
  ['## ', '\n', '\n'],
  ['', '\n', ' '],
])('finds each language under its own heading (%j, %j, %j)', (mark, below, between) => {
  const knowledge = writtenLanguages
    .map((language) => `${mark}${headings[language]}${below}${sections[language].join(between)}`)
    .join('\n\n');
  for (const language of writtenLanguages) {
    const material = { ...sellerIn(language), brain: [], knowledge };
    const { request } = answerTo(language, { text: '?' }, { language }, () => material);
    const found = answerPassages(request.sources, language).map(({ span }) => span.text);
    expect(found).toEqual(sections[language]);
  }
});

it('finds the language of sentences with hardly any small words', () => {
  const found = {
    fi: [
      'Huoltosopimus maksaa 120 € hissiä ja kuukautta kohden ilman arvonlisäveroa.',
      'Yksittäinen korjauskäynti maksaa 95 € tunnilta, vain arkisin.',
    ],
    de: [
      'Ein Wartungsvertrag kostet 120 € pro Aufzug und Monat zuzüglich Mehrwertsteuer.',
      'Ein einzelner Reparatureinsatz kostet 95 € pro Stunde, nur werktags.',
    ],
  };
  const knowledge = `Hinnat\n\n${found.fi.join(' ')}\n\nPreise\n\n${found.de.join(' ')}`;
  for (const language of ['fi', 'de'] as const) {
    const material = { ...sellerIn(language), brain: [], knowledge };
    const { request } = answerTo(language, { text: '?' }, { language }, () => material);
    expect(answerPassages(request.sources, language).map(({ span }) => span.text)).toEqual(found[language]);
  }
});
