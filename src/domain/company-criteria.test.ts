import process from 'node:process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelledBriefs, type LabelledBrief } from '../../test/fixtures/briefs.ts';
import { readBrief } from './brief/brief.ts';
import { businessFields } from './business-fields/fields.ts';
import { readCriteria, withoutExcluded, type CriteriaSources } from './company-criteria.ts';
import type { FoundCompany } from './prospect.ts';

const empty: CriteriaSources = { idea: '', campaign: null, icp: {}, context: {} };

test('reads at least nine of ten briefs as their labels say', () => {
  const wrong = labelledBriefs.filter(
    (labelled) => JSON.stringify(asLabel(labelled.brief)) !== JSON.stringify(labelled),
  );
  const share = 1 - wrong.length / labelledBriefs.length;
  const notes = [
    `${(share * 100).toFixed(1)} % of ${labelledBriefs.length} briefs are read as labelled.`,
    ...wrong.map(({ brief }) => `Read differently: ${JSON.stringify(asLabel(brief))}`),
  ];
  process.stdout.write(`${notes.join('\n')}\n`);
  expect(labelledBriefs.length).toBeGreaterThanOrEqual(60);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('takes each criterion from the brief, then the campaign, then the profile', () => {
  const { criteria, understood } = readCriteria({
    ...empty,
    idea: 'Leipomoita Oulusta',
    campaign: { targetIndustry: 'Restaurants', targetCompanySize: '10-50' },
    icp: { industries: ['Retail'], countries: ['SE', 'Norway'], companySizes: ['250+'] },
  });
  expect(criteria).toEqual({
    words: 'Leipomoita Oulusta',
    fields: ['bakery'],
    countries: ['FI'],
    cities: ['Oulu'],
    sizes: [{ from: 10, to: 50 }],
    excludedDomains: [],
  });
  expect(understood).toBe(
    'Looking for companies in the field bakery (from the brief), in Oulu in Finland (from the brief), ' +
      'with 10 to 50 people (from the campaign).',
  );
});

test('falls back to the profile and then to the target markets if the brief is empty', () => {
  const { criteria, understood } = readCriteria({
    ...empty,
    icp: { industries: ['Retail', 'law firms'], companySizes: ['SME', '1000+'] },
    context: { targetMarkets: ['Sweden', 'the Baltics'] },
  });
  expect(criteria.fields).toEqual(['retailer', 'law firm']);
  expect(criteria.countries).toEqual(['SE', 'EE', 'LV', 'LT']);
  expect(criteria.sizes).toEqual([
    { from: null, to: 249 },
    { from: 1000, to: null },
  ]);
  expect(understood).toContain('(from the target markets)');
});

test('reads country codes and passes on unknown names of fields and places', () => {
  const { criteria } = readCriteria({
    ...empty,
    campaign: { targetIndustry: 'Nanotechnology', locations: ['fi', 'Uusimaa'] },
  });
  expect(criteria.fields).toEqual(['nanotechnology']);
  expect(criteria.countries).toEqual(['FI']);
  expect(criteria.cities).toEqual(['Uusimaa']);
});

test('returns no criteria for an empty brief without other sources', () => {
  const { criteria, knownNames, understood } = readCriteria(empty);
  expect(criteria).toEqual({
    words: '',
    fields: [],
    countries: [],
    cities: [],
    sizes: [],
    excludedDomains: [],
  });
  expect(knownNames).toEqual([]);
  expect(understood).toBe('Looking for companies of any field, anywhere, of any size.');
});

test('excludes known customers and competitors by domain and by name', () => {
  const reading = readCriteria({
    ...empty,
    context: {
      knownCustomers: ['Kesko Oyj', 'https://www.ikea.com/fi'],
      competitors: ['Rival AB (rival.se)'],
    },
  });
  expect(reading.criteria.excludedDomains).toEqual(['ikea.com', 'rival.se']);
  expect(reading.knownNames).toEqual(['kesko', 'rival']);
  expect(reading.understood).toContain('excluded (4)');
  const found = [company('KESKO', null), company('IKEA', 'ikea.com'), company('Asko', 'asko.fi')];
  const { companies, lookedIn } = withoutExcluded({ companies: found, lookedIn: [] }, reading);
  expect(companies.map(({ name }) => name)).toEqual(['Asko']);
  expect(lookedIn).toEqual([
    { place: 'the known customers and competitors', found: 0, note: 'Left out: KESKO, IKEA.' },
  ]);
});

test.each<[idea: string, names: string[], countries: string[], fields: string[]]>([
  ['Supermarkets in Germany except Lidl and Aldi', ['lidl', 'aldi'], [], []],
  ['Supermärkte in Deutschland außer Lidl, Aldi und Rewe', ['lidl', 'aldi', 'rewe'], [], []],
  ['Matbutiker i Tyskland utom Lidl och Aldi', ['lidl', 'aldi'], [], []],
  ['Supermarketit Saksassa paitsi Lidl ja Aldi', ['lidl', 'aldi'], [], []],
  ['Supermarketit Saksassa, Lidliä ja Aldia lukuun ottamatta', ['lidl', 'aldi'], [], []],
  ['Supermarkets in Germany, not Lidl', ['lidl'], [], []],
  ['Hotels not in Germany', [], ['DE'], []],
  ['Hotels except in Sweden, Norway and Denmark', [], ['SE', 'NO', 'DK'], []],
  ['Hotels, nicht in der Schweiz', [], ['CH'], []],
  ['Restaurants in Finland, not hotels', [], [], ['hotel']],
  ['Restauranger i Finland, inte hotell', [], [], ['hotel']],
  ['Ravintoloita Suomesta, ei hotelleja', [], [], ['hotel']],
])('%s: removes the companies that the brief excludes', (idea, names, countries, fields) => {
  const reading = readCriteria({ ...empty, idea });
  expect(reading.exclusions.names).toEqual(expect.arrayContaining(names));
  expect(reading.exclusions).toMatchObject({ countries, fields, unused: [] });
  expect(reading.understood).toContain('Excluded by the brief: ');
  const unwanted = [
    ...names.map((name) => company(`${name.toUpperCase()} Nord`, null)),
    ...countries.map((country) => ({ ...company('There', null), country })),
    ...fields.map((field) => ({ ...company('Other', null), field })),
  ];
  const found = { companies: [...unwanted, company('Kept', null)], lookedIn: [] };
  expect(withoutExcluded(found, reading).companies.map(({ name }) => name)).toEqual(['Kept']);
});

test.each([
  ['Supermärkte in Österreich, keine Discounter', 'keine Discounter'],
  ['Restaurants in Finland without delivery', 'without delivery'],
  ['Supermarktketten in Deutschland mit mehr als 50 Filialen', 'mehr als 50 Filialen'],
])('%s: reports the part that it cannot use', (idea, unused) => {
  expect(readCriteria({ ...empty, idea }).understood).toContain(`Not used: "${unused}".`);
});

test.each([
  ['Hotels in Bayern', 'Bayern', 'DE'],
  ['Hotelleja Pirkanmaalta', 'Pirkanmaa', 'FI'],
  ['Hotell i Skåne', 'Skåne', 'SE'],
  ['Hotels in Tirol', 'Tirol', 'AT'],
  ['Hotels in Atlantis', 'Atlantis', null],
])('%s: limits the search to %s', (idea, place, country) => {
  const { criteria, warnings } = readCriteria({ ...empty, idea });
  expect(criteria).toMatchObject({ cities: [place], countries: country === null ? [] : [country] });
  expect(warnings).toEqual(country === null ? [expect.stringContaining('Atlantis is unknown')] : []);
});

test.each([
  ['Supermarktketten in Deutschland', ['supermarket']],
  ['Livsmedelskedjor i Sverige', ['supermarket']],
  ['Modeketten in Deutschland', ['clothing store']],
  ['Kenkäketjut Suomessa', ['shoe store']],
  ['Vårdbolag i Sverige', ['healthcare provider']],
  ['Möbel- und Schuhgeschäfte', ['furniture store', 'shoe store']],
  ['Möbel-, Schuh- und Modegeschäfte', ['furniture store', 'shoe store', 'clothing store']],
  ['Huonekalu- ja kenkäkaupat', ['furniture store', 'shoe store']],
  ['Möbel- och skoaffärer', ['furniture store', 'shoe store']],
])('%s: reads the fields %j', (idea, fields) => {
  expect(readBrief(idea).fields).toEqual(fields);
});

test('warns if the brief names no known field', () => {
  const { warnings } = readCriteria({ ...empty, idea: 'Grumbels in Finland' });
  expect(warnings).toEqual([expect.stringContaining('No field of business was understood')]);
});

test('accepts every text and returns only known fields, country codes and ordered sizes', () => {
  const known = new Set(businessFields.map(({ name }) => name));
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...labelledBriefs.flatMap(({ brief }) => brief.split(' '))))
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (idea) => {
      const { fields, countries, sizes } = readBrief(idea);
      expect(fields.every((field) => known.has(field))).toBe(true);
      expect(countries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
      expect(sizes.every(({ from, to }) => from === null || to === null || from <= to)).toBe(true);
      readCriteria({
        ...empty,
        idea,
        campaign: { targetIndustry: idea, locations: [idea], targetCompanySize: idea },
      });
    }),
  );
});

test('reads the same sets for any order of industries, cities and countries', () => {
  const parts = fc.tuple(
    shuffled('bakeries', 'dental clinics', 'law firms', 'hotels'),
    shuffled('Oulu', 'Stockholm', 'Köln', 'Finland', 'Sweden'),
  );
  const sets = (idea: string) => {
    const { fields, countries, cities } = readBrief(idea);
    return [fields, countries, cities.map(({ name }) => name)].map((list) => [...list].sort());
  };
  fc.assert(
    fc.property(parts, ([fields, places]) => {
      const read = sets(`Find ${fields.join(', ')} in ${places.join(', ')}.`);
      expect(read).toEqual([
        ['bakery', 'dental clinic', 'hotel', 'law firm'],
        ['FI', 'SE'],
        ['Köln', 'Oulu', 'Stockholm'],
      ]);
    }),
  );
});

test.each([
  'Write them in English.',
  'Kirjoita suomeksi.',
  'Skriv på svenska.',
  'Bitte auf Deutsch schreiben.',
  'English-speaking people.',
  'Deutschsprachige Leute.',
])('%s: names a language, not a country', (sentence) => {
  expect(readBrief(sentence).countries).toEqual([]);
});

test.each([
  ['Hotels, but not in Sweden: only Finland', ['FI']],
  ['Hotelleja Suomesta, ei Ruotsista', ['FI']],
  ['Hotell i Norge, inte Sverige', ['NO']],
  ['Hotels in Österreich, aber nicht in der Schweiz', ['AT']],
])('%s: reads the countries %j', (brief, countries) => {
  expect(readBrief(brief).countries).toEqual(countries);
});

function asLabel(brief: string): LabelledBrief {
  const { fields, countries, cities, sizes } = readBrief(brief);
  const ranges = sizes.map(({ from, to }) => `${from ?? ''}-${to ?? ''}`);
  return { brief, fields, countries, cities: cities.map(({ name }) => name), sizes: ranges };
}

function shuffled(...words: readonly string[]): fc.Arbitrary<string[]> {
  return fc.shuffledSubarray([...words], { minLength: words.length });
}

function company(name: string, domain: string | null): FoundCompany {
  const unknown = {
    website: null,
    field: null,
    description: null,
    city: null,
    country: null,
    employees: null,
  };
  return { name, domain, ...unknown, phone: null, foundIn: 'a test', foundUrl: null, reason: '', people: [] };
}
