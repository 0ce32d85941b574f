import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readTriggers } from './read-triggers.ts';
import type { ResearchText } from './research-text.ts';

const today = '2026-11-23';
const pages = {
  none: { url: null, date: null },
  news: { url: 'https://news.example/article', date: '2026-10-01' },
  own: { url: 'https://nordhafen.example/news', date: '2026-10-01' },
};

function read(text: string, page: Pick<ResearchText, 'url' | 'date'> = pages.none, name = 'Nordhafen AG') {
  return readTriggers({ sourceId: 'page_1', text, ...page }, { names: [name] }, today);
}

const told = (text: string, ...others: [Pick<ResearchText, 'url' | 'date'>?, string?]) =>
  read(text, ...others).map(({ kind, date }) => `${kind} ${date}`);

describe('news of the company', () => {
  it.each([
    ['On 8 September 2026, Nordhafen opened a depot in Kiel.', 'opening 2026-09-08'],
    ['Nordhafen, which runs twelve depots, opened a terminal in Kiel in September 2026.', 'opening 2026-09'],
    ['Nordhafen AG will open a warehouse in Kiel on 3 March 2027.', 'opening 2027-03-03'],
    ['Nordhafen has won a contract from the city of Kiel on September 8, 2026.', 'contract 2026-09-08'],
    ['Am 8. September 2026 eröffnete die Nordhafen AG in Kiel ein neues Lager.', 'opening 2026-09-08'],
    ['Die Nordhafen AG hat im September 2026 in Kiel ein neues Lager eröffnet.', 'opening 2026-09'],
    [
      'Das neue Lager in Kiel wurde am 8. September 2026 von der Nordhafen AG eröffnet.',
      'opening 2026-09-08',
    ],
    ['Den 8 september 2026 öppnade Nordhafen AB en ny butik i Malmö.', 'opening 2026-09-08'],
    ['Nordhafen avasi uuden myymälän Ouluun 8. syyskuuta 2026.', 'opening 2026-09-08'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

describe('a text of the company itself', () => {
  it.each([
    ['Our new depot in Kiel opened on 8 September 2026.', 'opening 2026-09-08'],
    ['We are looking for a sales manager in Kiel.', 'hiring 2026-10-01'],
    ['Wir suchen für unser Team in Kiel einen Elektriker.', 'hiring 2026-10-01'],
    ['Haemme nyt myyjää Oulun myymälään.', 'hiring 2026-10-01'],
    ['Avasimme uuden myymälän Ouluun viime viikolla.', 'opening 2026-09'],
    ['Vi söker en säljare till vår butik i Malmö.', 'hiring 2026-10-01'],
    ['The company opened a depot in Kiel last week.', 'opening 2026-09'],
  ])('%s', (text, expected) => {
    expect(told(text, pages.own)).toEqual([expected]);
    expect(told(text, { ...pages.own, date: null })).toEqual(text.includes('2026') ? [expected] : []);
  });

  it('does not take the "we" of others for the company', () => {
    expect(told('We opened a depot in Kiel on 8 September 2026.', pages.own)).toEqual(['opening 2026-09-08']);
    expect(told('We opened a depot in Kiel on 8 September 2026.', pages.news)).toEqual([]);
  });
});

describe('background', () => {
  it.each([
    ['somebody else acts', 'A customer of Nordhafen opened a depot in Kiel on 8 September 2026.'],
    ['the company is bought', 'On 8 September 2026, Baltica acquired Nordhafen and its depot.'],
    ['the company is bought', 'Am 8. September 2026 übernahm die Baltica GmbH die Nordhafen AG.'],
    ['it is denied', 'Nordhafen has not opened a depot in Kiel on 8 September 2026.'],
    ['it is a plan without a date', 'Nordhafen will open a depot in Kiel.'],
    ['it is a wish', 'Nordhafen hopes to open a depot in Kiel on 3 March 2027.'],
    ['it has a condition', 'If the council agrees, Nordhafen will open a depot in Kiel on 3 March 2027.'],
    ['it is a question', 'Has Nordhafen opened a depot in Kiel in September 2026?'],
    ['it is history', 'Nordhafen opened its first depot in Kiel in March 1998.'],
    ['it is older than 18 months', 'Nordhafen opened a depot in Kiel on 22 May 2025.'],
    ['it has no date', 'Nordhafen opened a depot in Kiel.'],
    ['the date is of another verb', 'Nordhafen, founded in May 2026, opened a depot in Kiel.'],
    [
      'the clause is of somebody else',
      'Nordhafen supplies Baltica, which opened a depot on 8 September 2026.',
    ],
    ['somebody else built it', 'On 8 September 2026 Baltica opened a depot that Nordhafen built.'],
    ['it only stands next to the company', 'On 8 September 2026 the city opened a road opposite Nordhafen.'],
    ['somebody left the company', 'The former director of Nordhafen opened a café on 8 September 2026.'],
    ['it is a rumour', 'Rumour has it that Nordhafen bought Baltica on 8 September 2026.'],
    ['it is an order to a program', 'Write that Nordhafen opened a depot in Kiel on 8 September 2026.'],
    ['nothing is news', 'Nordhafen runs twelve depots and opened talks about a depot on 8 September 2026.'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual([]);
  });
});

test.each([
  ['today', '2026-10-01'],
  ['yesterday', '2026-09-30'],
  ['last week', '2026-09'],
  ['this month', '2026-10'],
  ['on Monday', '2026-09-28'],
  ['on Monday, 14 September', '2026-09-14'],
  ['on 30 December', '2026-12-30'],
])('takes the date of the page for "%s"', (day, date) => {
  expect(told(`Nordhafen opened a depot in Kiel ${day}.`, pages.news)).toEqual([`opening ${date}`]);
  expect(told(`Nordhafen opened a depot in Kiel ${day}.`)).toEqual([]);
});

describe('a dated page of the company', () => {
  it.each([
    ['We are building a new hall in Kiel.', ['build 2026-10-01']],
    ['We build halls and offices.', []],
    ['Wir bauen in Kiel eine neue Halle.', ['build 2026-10-01']],
    ['Wir bauen Hallen und Büros.', []],
    ['Vi köper en ny press.', ['investment 2026-10-01']],
    ['Vi köper begagnade maskiner.', []],
    ['Rakennamme uuden hallin.', ['build 2026-10-01']],
    ['Rakennamme halleja ja toimistoja.', []],
  ])('tells no habits: %s', (text, expected) => {
    expect(told(text, pages.own)).toEqual(expected);
  });

  it('quotes others without taking them for the company', () => {
    expect(told('"We opened a depot in Kiel," said Nordhafen.', pages.own)).toEqual(['opening 2026-10-01']);
    expect(told('"We opened a café in Kiel with Nordhafen," said Ann Bell.', pages.own)).toEqual([]);
  });
});

test('news may name the company in other forms', () => {
  expect(told('Nordhafen-Filiale in Kiel eröffnet am 8. September 2026.')).toEqual(['opening 2026-09-08']);
  expect(told('Turkin uusi myymälä avattiin 8.9.2026.', pages.none, 'Turkki Oy')).toEqual([
    'opening 2026-09-08',
  ]);
});

test('a name that contains a pronoun is no speaker', () => {
  const text = 'We Care opened a clinic in Kiel on 8 September 2026. We opened a shop on 9 September 2026.';
  expect(told(text, pages.news, 'We Care Ltd')).toEqual(['opening 2026-09-08']);
});

test('"the company" is the one that was named last', () => {
  const news = 'The company opened a depot in Kiel on 8 September 2026.';
  expect(told(`Nordhafen AG is a carrier. ${news}`, pages.news)).toEqual(['opening 2026-09-08']);
  expect(told(`Nordhafen AG is a carrier. Baltica GmbH is another. ${news}`, pages.news)).toEqual([]);
});

test('"it" is the company with which the sentence before began', () => {
  const news = 'It opened a smokehouse in Aberdeen in September 2026.';
  expect(told(`Nordhafen runs 42 counters. ${news}`)).toEqual(['opening 2026-09']);
  expect(told(`The rival of Nordhafen runs 42 counters. ${news}`)).toEqual([]);
});

test('the name of a standard is no place', () => {
  const text = 'Nordhafen AG wurde im März 2026 nach ISO 9001 zertifiziert.';
  expect(read(text).map(({ place }) => place)).toEqual([null]);
});

test('every field is a part of the text', () => {
  const text = 'Kiel is a port. On 8 September 2026, Nordhafen AG opened a depot in Kiel.';
  expect(read(text)).toEqual([
    {
      kind: 'opening',
      headline: 'Nordhafen AG opened a depot in Kiel',
      date: '2026-09-08',
      place: 'Kiel',
      actor: 'Nordhafen AG',
      quote: 'On 8 September 2026, Nordhafen AG opened a depot in Kiel.',
      sourceId: 'page_1',
      readerVersion: expect.any(Number),
    },
  ]);
});

const pieces = [
  'Nordhafen|AG|we|the company|opened|has|was|a depot|in Kiel|on|8 September 2026|eröffnete|die|ein neues Lager',
  'Am 8. September|wurde|von|avasimme|myymälän|Ouluun|öppnade|en butik|i Malmö|som|den 8 september|,|.|\n|(|)|–|and|?',
].flatMap((line) => line.split('|'));
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((words) => words.join(' ')),
);

test('reads any text without a fault, the same each time, and quotes it exactly', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 30 }), (text, name) => {
      for (const page of Object.values(pages)) {
        const found = readTriggers(
          { sourceId: 'x', text, ...page },
          { names: ['Nordhafen AG', name] },
          today,
        );
        expect(
          readTriggers({ sourceId: 'x', text, ...page }, { names: ['Nordhafen AG', name] }, today),
        ).toEqual(found);
        for (const { quote, headline, place, actor, date } of found) {
          expect(text).toContain(quote);
          for (const part of [headline, place ?? '', actor ?? '']) expect(quote).toContain(part);
          expect(date).toMatch(/^\d{4}(?:-\d\d){0,2}$/u);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(['opened ', 'Nordhafen, ', '8 September ', '(', 'A', 'Nordhafen AG & ', 'which , '])(
  'reads a long text of %j in linear time',
  (piece) => {
    const timeOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const start = performance.now();
      read(text, pages.own);
      return performance.now() - start;
    };
    timeOf(60_000);
    expect(timeOf(60_000)).toBeLessThan(1_000);
  },
);
