import { describe, expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { asksOf } from './asks.ts';
import { needsOf, rankPassages } from './match.ts';
import { answerPassages } from './passages.ts';

function answersTo(language: WrittenLanguage, knowledge: string, question: string): readonly string[] {
  const material = { ...sellerIn(language), brain: [], knowledge };
  const { request } = answerTo(language, { text: question }, { language }, () => material);
  const passages = answerPassages(request.sources, language);
  return needsOf(asksOf(question)).flatMap((need) =>
    rankPassages(need, passages, language).map(({ span }) => span.text),
  );
}

describe('the price of one thing does not answer a question about another', () => {
  it.each([
    ['en', 'Installation costs 150 € per door.', 'What does a door cost?'],
    ['en', 'Installation costs 150 € per door.', 'How much is delivery?'],
    ['en', 'Installation costs 150 € per door.', 'What does it cost?'],
    ['en', 'We charge 150 € for installation of a door.', 'What is the price of a door?'],
    ['en', 'A handle costs 20 € with every door.', 'How much is a door?'],
    ['en', 'A door costs 890 €.', 'How much is delivery of a door?'],
    ['en', 'We make and deliver doors. A door costs 890 €.', 'What does delivery cost?'],
    ['en', 'We make doors. Prices start from 890 €.', 'What would a window cost?'],
    ['fi', 'Asennus maksaa 150 € ovea kohti.', 'Paljonko ovi maksaa?'],
    ['fi', 'Asennuksen hinta on 150 € per ovi.', 'Mikä on oven hinta?'],
    ['fi', 'Vakio-ovi maksaa 890 €.', 'Mitä toimitus maksaa?'],
    ['fi', 'Koneen huolto maksaa 90 €.', 'Paljonko kone maksaa?'],
    ['sv', 'Monteringen kostar 150 € per dörr.', 'Vad kostar en dörr?'],
    ['sv', 'En dörr kostar 890 €.', 'Vad kostar frakten?'],
    ['de', 'Der Einbau kostet 150 € pro Tür.', 'Was kostet eine Tür?'],
    ['de', 'Eine Tür kostet 890 €.', 'Was kostet die Lieferung?'],
    ['de', 'Die Türmontage kostet 150 €.', 'Was kostet eine Tür?'],
    ['de', 'Der Einbau kostet 150 € pro Tür.', 'Angebot für 5 Türen'],
    ['en', 'Installation costs 150 € per door.', 'Quote for 5 doors'],
  ] as const)('%s: %s | %s', (language, knowledge, question) => {
    expect(answersTo(language, knowledge, question)).toEqual([]);
  });
});

describe('a sentence about another matter than the topic is no answer', () => {
  it.each([
    ['en', 'Delivery times\n\nInstallation takes 2 days on the site.', 'What is the delivery time?'],
    [
      'sv',
      'När en maskin går sönder kommer en tekniker inom 24 timmar.',
      'Går det, och hur är det med garantin?',
    ],
    ['fi', 'Takuu\n\nKorjaukset tehdään kahdessa päivässä.', 'Mikä on takuu?'],
    ['de', 'Garantie\n\nReparaturen dauern zwei Tage.', 'Welche Garantie gibt es?'],
  ] as const)('%s: %s | %s', (language, knowledge, question) => {
    expect(answersTo(language, knowledge, question)).toEqual([]);
  });
});

describe('a sentence about the asked thing is the answer', () => {
  it.each([
    ['en', 'A standard door costs from 890 €.', 'What does a door cost?'],
    ['en', 'Installation costs 150 € per door.', 'What does installation cost?'],
    ['en', 'We make doors. We charge 890 € per door.', 'How much do you charge for a door?'],
    ['en', 'We make doors. Prices start from 890 €.', 'What do your doors cost?'],
    ['en', 'Tavlo costs 79 € a month.', 'What does it cost for a clinic of 12 people?'],
    ['fi', 'Vakio-ovi maksaa alkaen 890 €.', 'Paljonko ovi maksaa?'],
    ['fi', 'Asennus maksaa 150 € ovea kohti.', 'Mitä asennus maksaa?'],
    ['fi', 'Oven hinta on 890 €.', 'Mitä ovet maksavat?'],
    ['sv', 'En standarddörr kostar från 890 €.', 'Vad kostar en dörr?'],
    ['sv', 'Monteringen kostar 150 € per dörr.', 'Vad kostar montering?'],
    ['de', 'Eine Standardtür kostet ab 890 €.', 'Was kostet eine Tür?'],
    ['de', 'Wir bieten Tavlo an. Tavlo kostet 79 € im Monat pro Praxis.', 'Angebot für 5 Praxen'],
    ['en', 'We offer Tavlo. Tavlo costs 79 € a month for each clinic.', 'Quote for 5 clinics please'],
    ['sv', 'Vi erbjuder Tavlo. Tavlo kostar 79 € i månaden per klinik.', 'Offert för 5 kliniker'],
    ['fi', 'Tarjoamme Tavloa. Tavlo maksaa 79 € kuukaudessa klinikkaa kohti.', 'Tarjous 5 klinikalle'],
    ['de', 'Der Einbau kostet 150 € pro Tür.', 'Wie teuer ist der Einbau? Was kostet der Einbau?'],
    ['de', 'Was eine Maschine kostet\n\nDie Miete beträgt 89 Euro im Monat.', 'Was kostet eine Maschine?'],
  ] as const)('%s: %s | %s', (language, knowledge, question) => {
    expect(answersTo(language, knowledge, question).at(0)).toBe(knowledge.split(/\n\n|(?<=\.) /u).at(-1));
  });
});
