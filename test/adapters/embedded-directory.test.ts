import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { loadDirectoryIndex, type DirectoryIndex } from '../../src/adapters/directory/directory-index.ts';
import { businessFields } from '../../src/domain/business-fields/fields.ts';
import { registrableDomain } from '../../src/domain/company-domain.ts';
import type { CompanyCriteria } from '../../src/domain/prospect.ts';
import { readOrganisations } from '../fixtures/real/organisations.ts';

const directory = createEmbeddedDirectory();
const noCriteria: CompanyCriteria = {
  words: '',
  fields: [],
  countries: [],
  cities: [],
  sizes: [],
  excludedDomains: [],
};

test('finds book stores of Finland with reasons and names its bias', async () => {
  const { companies, lookedIn } = await search({ fields: ['book store'], countries: ['FI'] });
  expect(companies.map(({ name, domain }) => [name, domain])).toContainEqual([
    'Akateeminen Kirjakauppa',
    'akateeminen.com',
  ]);
  expect(companies[0]).toMatchObject({
    field: 'book store',
    country: 'FI',
    foundIn: 'the built-in directory',
    reason: 'The directory lists it under book store, in Finland.',
  });
  expect(lookedIn).toEqual([
    {
      place: 'the built-in directory',
      found: companies.length,
      note: 'It mainly lists chains and public bodies, and few small companies.',
    },
  ]);
});

test('lists single-country companies before international chains', async () => {
  const { companies } = await search({ fields: ['furniture store'], countries: ['SE'], limit: 100 });
  const names = companies.map(({ name }) => name);
  expect(names.indexOf('Mio')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('IKEA')).toBeGreaterThan(names.indexOf('Mio'));
  expect(companies.find(({ name }) => name === 'IKEA')!.field).toBe('furniture store');
});

test('the field retailer includes all shops but no offices', async () => {
  const { companies } = await search({ fields: ['retailer'], countries: ['FI'], limit: 500 });
  const fields = new Set(companies.map(({ field }) => field));
  expect(fields).toContain('book store');
  expect(fields).toContain('supermarket');
  expect(fields).not.toContain('bank');
});

test.each([
  [{ fields: ['book store'], cities: ['Oulu'] }, 'It has no cities or regions, and the criteria name Oulu.'],
  [{ fields: ['book store'], sizes: [{ from: 10, to: 50 }] }, 'It has no numbers of employees.'],
  [{ fields: ['nanotechnology'] }, 'It does not have the field nanotechnology.'],
  [{ fields: ['book store'], countries: ['TV'] }, 'It has no companies in Tuvalu.'],
  [{ fields: ['bakery'], countries: ['IS'] }, 'It has no company of that field there.'],
  [{ countries: ['FI'] }, 'It searches by field of business, and the criteria have none.'],
])('returns no companies for %j, with the reason', async (criteria, reason) => {
  const { companies, lookedIn } = await search(criteria);
  expect(companies).toEqual([]);
  expect(lookedIn[0]!.found).toBe(0);
  expect(lookedIn[0]!.note).toContain(reason);
});

test('returns results for known fields and names the unknown ones', async () => {
  const { companies, lookedIn } = await search({
    fields: ['nanotechnology', 'book store'],
    countries: ['FI'],
  });
  expect(companies.length).toBeGreaterThan(0);
  expect(lookedIn[0]!.note).toContain('It does not have the field nanotechnology.');
});

test('omits excluded companies without replacing them', async () => {
  const criteria = { fields: ['book store'], countries: ['FI'], limit: 500 };
  const { companies } = await search(criteria);
  const { companies: rest } = await search({ ...criteria, excludedDomains: ['akateeminen.com'] });
  expect(rest).toEqual(companies.filter(({ domain }) => domain !== 'akateeminen.com'));
  expect(rest.length).toBeLessThan(companies.length);
});

test('finds real organisations by domain and by name', async () => {
  for (const { name, website } of readOrganisations()) {
    const domain = registrableDomain(website)!;
    const byDomain = await directory.lookup({ name, domain, city: null }, { limit: 100 });
    expect(byDomain.companies.map((company) => company.domain)).toContain(domain);
    expect(new Set(byDomain.companies.map((company) => company.domain))).toEqual(new Set([domain]));
    const byName = await directory.lookup({ name, domain: null, city: null }, { limit: 100 });
    expect(byName.companies.map((company) => company.domain)).toContain(domain);
  }
});

test('ignores legal forms and case, and prefers the exact name', async () => {
  const { companies } = await directory.lookup({ name: 'tesco PLC', domain: null, city: null }, { limit: 5 });
  expect(companies.map(({ name, reason }) => [name, reason]).slice(0, 2)).toEqual([
    ['Tesco', 'Its name is tesco PLC.'],
    [expect.stringMatching(/^Tesco ./u), 'Its name begins with tesco PLC.'],
  ]);
});

test('returns no company for an unknown name or an invalid domain', async () => {
  const unknown = await directory.lookup({ name: 'Qwertzuiop Oy', domain: null, city: null }, { limit: 5 });
  expect(unknown.companies).toEqual([]);
  expect(unknown.lookedIn[0]!.note).toContain('It does not have Qwertzuiop Oy.');
  const invalid = await directory.lookup({ name: 'Tesco', domain: 'no domain', city: null }, { limit: 5 });
  expect(invalid.companies).toEqual([]);
});

test('every result matches a requested field and country, in a stable order', async () => {
  const fields = fc.uniqueArray(fc.constantFrom(...businessFields.map(({ name }) => name)), {
    minLength: 1,
    maxLength: 4,
  });
  const countries = fc.uniqueArray(fc.constantFrom('FI', 'SE', 'DE', 'GB', 'US', 'IS', 'TV'), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(
      fields,
      countries,
      fc.integer({ min: 1, max: 50 }),
      async (requestedFields, countryCodes, limit) => {
        const { companies, lookedIn } = await search({
          fields: requestedFields,
          countries: countryCodes,
          limit,
        });
        expect(companies.length).toBeLessThanOrEqual(limit);
        expect(lookedIn[0]!.found).toBe(companies.length);
        for (const { reason } of companies)
          expect(requestedFields.some((field) => reason.includes(`under ${field}`))).toBe(true);
        const reversed = await search({
          fields: requestedFields,
          countries: countryCodes.toReversed(),
          limit,
        });
        expect(reversed.companies.map(({ name }) => name)).toEqual(companies.map(({ name }) => name));
      },
    ),
  );
});

test('the README states the size of the index, and every field has a known name', async () => {
  const { byDomain, byField } = await loadDirectoryIndex();
  const organisations = new Set([...byDomain.values()].flat());
  const folder = path.join(import.meta.dirname, '..', '..', 'src', 'adapters', 'directory');
  const [, statedCount = ''] =
    /contains ([\d,]+) organisations/.exec(readFileSync(path.join(folder, 'README.md'), 'utf8')) ?? [];
  expect(Number(statedCount.replace(',', '')) - organisations.size).toBeLessThan(50);
  expect(organisations.size).toBeLessThanOrEqual(Number(statedCount.replace(',', '')));
  const known = new Set(businessFields.map(({ name }) => name));
  const others = [...byField.keys()].filter((field) => !known.has(field) && !field.endsWith(' store'));
  expect(others).toEqual(['bowling alley']);
});

function search({ limit = 20, ...criteria }: Partial<CompanyCriteria> & { limit?: number }) {
  return directory.search({ ...noCriteria, ...criteria }, { limit });
}

test('sorts companies of one name by number of countries, or by the requested location', async () => {
  const named = { name: 'Lidl', domain: null, city: null };
  const [first, ...others] = (await directory.lookup(named, { limit: 9 })).companies;
  expect(first).toMatchObject({
    domain: 'lidl.de',
    reason: expect.stringContaining('one of 2 with that name'),
  });
  expect(others.map(({ domain }) => domain)).toContain('lidl.bg');
  const inCity = async (city: string) =>
    (await directory.lookup({ ...named, city }, { limit: 1 })).companies.map(({ domain }) => domain);
  expect(await inCity('Stockholm')).toEqual(['lidl.se']);
  expect(await inCity('Bulgaria')).toEqual(['lidl.bg']);
  expect(await inCity('Tampere')).toEqual(['lidl.de']);
});

test('uses the field of the parent company if a branch has only a sideline', async () => {
  const fieldOf = async (name: string) =>
    (await directory.lookup({ name, domain: null, city: null }, { limit: 1 })).companies[0]?.field;
  expect(await fieldOf('Lidl Sverige')).toBe('supermarket');
  expect(await fieldOf('Ionity')).toBe('charging network');
});

test('returns one company per web site', async () => {
  const criteria = { ...noCriteria, fields: ['supermarket'], countries: ['AT'] };
  const { companies, lookedIn } = await directory.search(criteria, { limit: 50 });
  const domains = companies.flatMap(({ domain }) => domain ?? []);
  expect(domains.length).toBeGreaterThan(10);
  expect(new Set(domains).size).toBe(domains.length);
  expect(lookedIn[0]!.found).toBe(companies.length);
});

test('releases the index a minute after its last use', async () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn<() => Promise<DirectoryIndex>>(async () => ({
      byField: new Map(),
      byFirstWord: new Map(),
      byDomain: new Map(),
      countries: new Set<string>(),
    }));
    const released = createEmbeddedDirectory(load);
    const lookup = () => released.lookup({ name: 'Koivu', domain: null, city: null }, { limit: 1 });
    await lookup();
    vi.advanceTimersByTime(59_000);
    await lookup();
    vi.advanceTimersByTime(59_000);
    await lookup();
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    await lookup();
    expect(load).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
