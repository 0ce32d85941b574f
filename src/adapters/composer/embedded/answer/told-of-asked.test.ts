import { describe, expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../../../test/fixtures/answers/sellers.ts';
import { coverageOf } from '../../../../domain/answering/coverage.ts';
import type { WrittenLanguage } from '../../../../languages/packs.ts';
import { writeAnswer } from '../../../../provider-lookups/write-answer.ts';
import { createEmbeddedComposer } from '../composer.ts';
import { textWorkHere } from '../../../../../test/fixtures/text-work-here.ts';

const composer = createEmbeddedComposer();
const textWork = textWorkHere(() => null);
const planner: Readonly<Record<WrittenLanguage, string>> = {
  en: 'Tavlo Planner costs 6 euros per person and month, excluding VAT. There is no setup fee.',
  fi: 'Tavlo Planner maksaa 6 euroa henkilöltä kuukaudessa. Käyttöönotto ei maksa mitään.',
  sv: 'Tavlo Planner kostar 6 euro per person och månad. Det finns ingen startavgift.',
  de: 'Tavlo Planner kostet 6 Euro pro Person und Monat. Es gibt keine Einrichtungsgebühr.',
};

async function answer(language: WrittenLanguage, text: string, body = planner[language]) {
  const brain = [{ id: 'brain_planner', type: 'product', title: 'Tavlo Planner', body }];
  const { request } = answerTo(language, { text }, {}, (one) => ({ ...sellerIn(one), brain }));
  const terms = { orgId: 'org_test', mode: 'test', timeoutMs: 10_000 } as const;
  const assembly = await writeAnswer({ composer, embeddedComposer: composer, textWork }, request, terms);
  if (!assembly.ok) throw new Error(assembly.reason);
  const { answered, unanswered } = coverageOf(request, assembly.draft);
  const { body: written, warnings, language: chosen } = assembly.draft;
  const inBoth = answered.filter(({ question }) => unanswered.some((open) => open.question === question));
  expect(inBoth).toEqual([]);
  return { body: written, answered: answered.length, open: unanswered, warnings, language: chosen };
}

describe('the price', () => {
  it.each([
    ['en', 'What does your software cost?'],
    ['en', 'Could you send a quote for 40 people?'],
    ['fi', 'Mitä ohjelmisto maksaa?'],
    ['fi', 'Paljonko järjestelmänne maksaa?'],
    ['sv', 'Vad kostar ert program?'],
    ['de', 'Was kostet Ihre Software?'],
  ] as const)('is told in %s to whoever asks “%s”', async (language, text) => {
    const { body, answered, open } = await answer(language, text);
    expect(body).toMatch(/\b6 euro/iu);
    expect([answered, open]).toEqual([1, []]);
  });

  it.each([
    ['en', 'What does your software cost?', 'A steel door costs 890 euros. There is no setup fee.'],
    ['de', 'Was kostet Ihre Software?', 'Eine Standardtür kostet 890 Euro.'],
    ['en', 'How much is the mobile app?', planner.en],
    ['en', 'What does it cost?', 'There is no setup fee.'],
    ['en', 'Is there a setup fee?', 'Tavlo Planner costs 6 euros. We set up a clinic in 5 days.'],
  ] as const)('is not that of something else: %s, “%s”, of “%s”', async (language, text, brain) => {
    const { body, answered, open, warnings } = await answer(language, text, brain);
    expect(body).not.toMatch(/890|6 euros|setup fee|5 days/u);
    expect([answered, open.length]).toEqual([0, 1]);
    expect(warnings).toEqual([
      'The draft answers nothing of what was asked.',
      `No source answers: “${text}”.`,
      'Add what holds for prices to the knowledge or the Brain, and the next draft can tell it.',
    ]);
  });

  it.each([
    ['en', 'What does the planner cost, and can you do it on Mars?', 'can you do it on Mars?'],
    ['en', 'What does the planner cost and do you have a mobile app?', 'do you have a mobile app?'],
    ['en', 'Do you have a mobile app, and what does the planner cost?', 'Do you have a mobile app'],
    ['fi', 'Mitä Tavlo Planner maksaa, ja onko teillä mobiilisovellus?', 'onko teillä mobiilisovellus?'],
    ['sv', 'Vad kostar Tavlo Planner, och har ni en mobilapp?', 'har ni en mobilapp?'],
    ['de', 'Was kostet Tavlo Planner, und haben Sie eine mobile App?', 'haben Sie eine mobile App?'],
  ] as const)('leaves open in %s what is asked beside it: “%s”', async (language, text, other) => {
    const { body, answered, open, warnings } = await answer(language, text);
    expect(body).toMatch(/\b6 euro/iu);
    expect([answered, open.map(({ question }) => question)]).toEqual([1, [other]]);
    expect(warnings).toContain(`No source answers: “${other}”.`);
  });

  it('of the setup is answered by a sentence that there is no fee', async () => {
    const { body, answered, open } = await answer('en', 'Is there a setup fee?');
    expect(body).toContain('There is no setup fee.');
    expect(body).not.toContain('6 euros');
    expect([answered, open]).toEqual([1, []]);
  });
});

const doors: Readonly<Record<WrittenLanguage, string>> = {
  en: 'The L200 costs from 2,400 €. Delivery time is 5 weeks from the order. The warranty is three years.',
  fi: 'L200 maksaa alkaen 2 400 €. Toimitusaika on 5 viikkoa tilauksesta. Takuu on kolme vuotta.',
  sv: 'L200 kostar från 2 400 €. Leveranstiden är 5 veckor från beställning. Garantin är tre år.',
  de: 'Die L200 kostet ab 2.400 €. Die Lieferzeit beträgt 5 Wochen. Die Garantie beträgt drei Jahre.',
};

describe('a model', () => {
  it.each([
    ['en', 'How much for the L300?'],
    ['en', 'how much is the l300'],
    ['en', 'What does the M500 cost?'],
    ['en', 'Which delivery time and warranty does the L300 have?'],
    ['fi', 'Mitä L300 maksaa?'],
    ['fi', 'Mikä on L300:n toimitusaika ja takuu?'],
    ['sv', 'Vad kostar L300?'],
    ['sv', 'Vilken leveranstid och garanti har L300?'],
    ['de', 'Was kostet die L300?'],
    ['de', 'Welche Lieferzeit und Garantie hat die L 300?'],
  ] as const)(
    'that the seller does not have is answered in %s by nothing of another: “%s”',
    async (language, text) => {
      const { body, open } = await answer(language, text, doors[language]);
      expect(body).not.toMatch(/\d|three|kolme|tre |drei/u);
      expect(open.map(({ question }) => question)).toEqual([text]);
    },
  );

  it.each([
    ['en', 'How much for the L200?', '400 €'],
    ['en', 'how much are 8 l200s in Q3?', '400 €'],
    ['en', 'Which warranty does the L-200 have?', 'three years'],
    ['fi', 'Mikä on L200:n toimitusaika?', '5 viikkoa'],
    ['sv', 'Vad kostar L200 vecka 40?', '400 €'],
    ['de', 'Welche Lieferzeit hat die L 200?', '5 Wochen'],
  ] as const)('that the seller has is told of in %s: “%s”', async (language, text, told) => {
    const { body, open } = await answer(language, text, doors[language]);
    expect(body).toContain(told);
    expect(open).toEqual([]);
  });

  it.each([
    ['en', 'hi, quote for 8 L200 pls, delivered to Hamburg before Christmas. thx'],
    ['fi', 'Tarjous 8 kpl L200, toimitus Turkuun, kiitos.'],
    ['sv', 'Offert på 8 L200 tack.'],
    ['de', 'Offerte bitte: 8 x L200, Lieferung nach Hamburg.'],
    ['de', 'Angebot für 8 Stück L200 bitte'],
    ['en', '8 x L200, price pls'],
    ['fi', 'Tarjouspyyntö: 8 kpl L200'],
    ['fi', '8 kpl L200, hinta?'],
    ['sv', '8 st L200, pris tack'],
    ['de', '8 Stück L200: Preis bitte'],
  ] as const)(
    'of which an offer is asked for in a noun is told with its price in %s: “%s”',
    async (...asked) => {
      const [language, text] = asked;
      const { body, answered, open } = await answer(language, text, doors[language]);
      expect(body).toContain('400 €');
      expect([answered, open]).toEqual([1, []]);
      const lacking = await answer(language, text, 'Tavlo Planner');
      expect(lacking.warnings[0]).toBe('The draft answers nothing of what was asked.');
    },
  );

  it('is the one named before the question, if the question names none', async () => {
    const each = 'Service costs 90 € a year for the L200. Service costs 120 € a year for the L300.';
    const of = (model: string) =>
      answer('en', `We run three ${model}. What does the service cost for them?`, each);
    expect((await of('L200')).body).toMatch(/90 €(?![^]*120)/u);
    expect((await of('L300')).body).toMatch(/^(?![^]*90 €)[^]*120 €/u);
    const other = await of('L400');
    expect([other.body.includes('€'), other.open.length]).toEqual([false, 1]);
  });

  it('that differs from the asked one leaves the question open', async () => {
    const { body, open } = await answer('en', 'How much are the L200 and the L300?', doors.en);
    expect(body).toContain('400 €');
    expect(open).toHaveLength(1);
  });

  it('is answered by a sentence about it, or by one about all models', async () => {
    const both = 'The L200 costs 2,400 €. The L300 costs 3,100 €. The warranty is three years.';
    const price = await answer('en', 'How much is the L300?', both);
    expect(price.body).toContain('3,100 €');
    expect(price.body).not.toContain('2,400 €');
    const warranty = await answer('en', 'Which warranty does the L300 have?', both);
    expect([warranty.body.includes('three years'), warranty.open]).toEqual([true, []]);
  });
});

describe('where and when', () => {
  const firm = 'We install in Finland, Sweden and Germany. Our office is open on weekdays from 8 to 16.';

  it.each([
    ['Where do you install?', 'Finland, Sweden', 'weekdays'],
    ['When is the office open?', 'weekdays from 8 to 16', 'Finland'],
    ['When are you open?', 'weekdays from 8 to 16', 'Finland'],
    ['When do you close?', 'weekdays from 8 to 16', 'Finland'],
    ['What are the opening hours of your office?', 'weekdays from 8 to 16', 'Finland'],
  ])('are told each for itself: “%s”', async (text, told, other) => {
    const { body, open } = await answer('en', text, firm);
    expect(body).toContain(told);
    expect(body).not.toContain(other);
    expect(body).not.toContain('locations');
    expect(open).toEqual([]);
  });

  it('are not confused: opening hours do not say where an office is', async () => {
    const { body, open } = await answer('en', 'Where is your office?', firm);
    expect(body).not.toMatch(/weekdays|Finland/u);
    expect(open).toMatchObject([{ lacking: ['locations'] }]);
    const told = await answer('en', 'Where is your office?', `Our office is in Turku. ${firm}`);
    expect([told.body.includes('in Turku'), told.open]).toEqual([true, []]);
  });
});

describe('the start', () => {
  it.each([
    ['en', 'How quickly can we start?'],
    ['fi', 'Milloin voimme aloittaa?'],
    ['sv', 'När kan vi komma igång?'],
    ['de', 'Wie schnell können wir starten?'],
  ] as const)('is not told by a fee, in %s', async (language, text) => {
    const { body, answered, open } = await answer(language, text);
    expect(body).not.toMatch(/setup fee|käyttöönotto|startavgift|Einrichtung/iu);
    expect([answered, open.map(({ question }) => question)]).toEqual([0, [text]]);
  });

  it.each([
    ['en', 'How quickly can we start?', 'We set up a clinic in 5 days.'],
    ['en', 'When can we begin?', 'We set up a clinic within 5 days.'],
    ['en', 'When could we kick off?', 'We set up a clinic in 5 days.'],
    ['fi', 'Milloin pääsisimme liikkeelle?', 'Käyttöönotto kestää viisi päivää.'],
    ['sv', 'När kan vi dra igång?', 'Införandet tar fem dagar.'],
    ['sv', 'Hur fort kan ni sätta igång?', 'Införandet tar fem dagar.'],
    ['de', 'Wann können wir beginnen?', 'Die Einführung dauert fünf Tage.'],
  ] as const)('is told in %s to “%s” by how long it takes', async (language, text, told) => {
    const { body, open } = await answer(language, text, told);
    expect(body).toContain(told);
    expect(open).toEqual([]);
  });

  it('stays open if only the price is answered', async () => {
    const { body, open, warnings } = await answer('en', 'What does it cost and how quickly can we start?');
    expect(body).toContain('6 euros');
    expect(open).toMatchObject([{ topics: ['getting started'] }]);
    expect(warnings).toEqual([
      expect.stringMatching(/^No source answers: .* \(getting started\)\.$/u),
      'Add what holds for getting started to the knowledge or the Brain, and the next draft can tell it.',
    ]);
  });
});

it('a fact to confirm stays open if no source states it', async () => {
  const { body, open } = await answer(
    'en',
    'We get a 50% discount as agreed. Please confirm the discount and the price.',
  );
  expect(body).not.toMatch(/50|confirm/u);
  expect(open).toMatchObject([{ topics: ['discounts'] }]);
});

it.each([
  ['fi', 'Sopisiko tiistai klo 14?', 'tiistai klo 14'],
  ['fi', 'Sopisiko tiistai kello 10?', 'tiistai kello 10'],
  ['de', 'Passt Ihnen Donnerstag um 10 Uhr?', 'Donnerstag um 10 Uhr'],
  ['en', 'Would Thursday at 10 suit you?', 'Thursday at 10'],
  ['en', 'Does Tuesday 2pm work for you?', 'Tuesday 2pm'],
  ['sv', 'Skulle torsdag kl 10 passa?', 'torsdag kl 10'],
  ['en', 'Could we talk tomorrow at 10?', 'tomorrow at 10'],
  ['fi', 'Sopisiko huomenna klo 10?', 'huomenna klo 10'],
  ['sv', 'Skulle imorgon kl 10 passa?', 'imorgon kl 10'],
  ['de', 'Passt Ihnen morgen um 10?', 'morgen um 10'],
] as const)('a time that is proposed in %s is taken up: “%s”', async (language, text, time) => {
  const { body, open, language: written } = await answer(language, text);
  expect(written).toBe(language);
  expect(body).toContain(time);
  expect(open).toEqual([]);
});

it.each([
  ['fi', 'Soita minulle huomenna', 'Mitkä ajat'],
  ['sv', 'Ring mig imorgon.', 'Vilka tider'],
  ['de', 'Rufen Sie mich bitte unter der angegebenen Nummer an.', 'Welche Zeiten'],
  ['en', 'Please call me tomorrow.', 'Which times'],
] as const)('who wants to be called in %s is asked when: “%s”', async (language, text, asked) => {
  const { body, open } = await answer(language, text);
  expect(body).toContain(asked);
  expect(open).toEqual([]);
});

it.each([
  ['en', 'Wrong person, ask Peter Berg at HR.', 'right direction'],
  ['fi', 'Väärä henkilö, kysy Pekka Virtaselta HR:stä.', 'Kiitos'],
  ['sv', 'Fel person, fråga Peter Berg på HR.', 'rätt person'],
  ['de', 'Falsche Person, fragen Sie Peter Berg.', 'richtige Person'],
] as const)(
  'who names another person in %s is thanked and asked nothing: “%s”',
  async (language, text, thanked) => {
    const { body, open } = await answer(language, text);
    expect(body).toContain(thanked);
    expect(body).not.toContain('?');
    expect(open).toEqual([]);
  },
);

it.each(['Fwd: Avbokade tider', 'VS: Re: Avbokade tider', 'WG: Avbokade tider'])(
  'the answer to “%s” goes by its subject without the marks of forwarding',
  async (subject) => {
    const { request } = answerTo('sv', { text: 'Vad kostar det?', subject });
    const terms = { orgId: 'org_test', mode: 'test', timeoutMs: 10_000 } as const;
    const assembly = await writeAnswer({ composer, embeddedComposer: composer, textWork }, request, terms);
    expect(assembly).toMatchObject({ ok: true, draft: { subject: 'Re: Avbokade tider' } });
  },
);
