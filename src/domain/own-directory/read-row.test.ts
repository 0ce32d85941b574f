import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directoryColumns, type DirectoryColumn } from '../language-pack/contact-words.ts';
import { cityKey, companyKeyOf, mergeCompanies, readDirectoryRow, type OwnCompany } from './read-row.ts';

test('reads a complete row', () => {
  const read = readDirectoryRow(
    cells({
      company: ' Leipomo  Virtanen Oy ',
      website: 'www.leipomovirtanen.fi',
      field: 'Leipomot',
      city: 'Uleåborg',
      country: 'Suomi',
      employees: '10–49',
      phone: '+358 8 123 456',
      person: 'Liisa Virtanen',
      jobTitle: 'Toimitusjohtaja',
      email: 'Liisa@LeipomoVirtanen.fi',
      personPhone: '040 123 4567',
    }),
  );
  expect(read).toEqual({
    leftOut: [],
    company: {
      name: 'Leipomo Virtanen Oy',
      nameKey: 'leipomo virtanen',
      domain: 'leipomovirtanen.fi',
      website: 'https://www.leipomovirtanen.fi/',
      field: 'Leipomot',
      fields: ['bakery'],
      description: null,
      city: 'Uleåborg',
      cityKey: 'oulu',
      country: 'FI',
      employeesFrom: 10,
      employeesTo: 49,
      phone: '+358 8 123 456',
      people: [
        {
          kind: 'person',
          firstName: 'Liisa',
          lastName: 'Virtanen',
          jobTitle: 'Toimitusjohtaja',
          email: 'liisa@leipomovirtanen.fi',
          phone: '040 123 4567',
          linkedinUrl: null,
          city: null,
          country: null,
        },
      ],
    },
  });
});

test('leaves out and reports invalid values', () => {
  const read = readDirectoryRow(
    cells({
      company: 'Acme',
      website: 'not a site',
      country: 'Atlantis',
      employees: 'many',
      email: 'ann at acme',
    }),
  );
  expect(read).toMatchObject({
    company: { name: 'Acme', domain: null, website: null, country: null, employeesFrom: null, people: [] },
    leftOut: [
      '“not a site” is not a valid web address.',
      '“many” is not a valid number of people.',
      '“ann at acme” is not a valid e-mail address.',
      '“Atlantis” is not a valid country.',
    ],
  });
});

test.each([
  ['1 200', 1200, 1200],
  ['250+', 250, null],
  ['under 10', 0, 9],
  ['51-200 employees', 51, 200],
  ['0', null, null],
])('reads the number of employees from %s', (employees, employeesFrom, employeesTo) => {
  expect(companyOf({ company: 'Acme', employees })).toMatchObject({ employeesFrom, employeesTo });
});

test('reads a role address, and names a company after its domain if it has no name', () => {
  const company = companyOf({ website: 'acme.example', email: 'info@acme.example' });
  expect(company).toMatchObject({ name: 'acme.example', domain: 'acme.example' });
  expect(company.people).toMatchObject([
    { kind: 'role_address', email: 'info@acme.example', firstName: null },
  ]);
});

test('refuses a row without a company', () => {
  expect(readDirectoryRow(cells({ email: 'ann@acme.example', city: 'Oulu' }))).toEqual({
    refused: 'It has no company name.',
  });
});

test('reads no person from a job title alone, and reads names in both orders', () => {
  expect(companyOf({ company: 'Acme', jobTitle: 'CEO' }).people).toEqual([]);
  expect(companyOf({ company: 'Acme', person: 'von Essen, Maria' }).people).toMatchObject([
    { firstName: 'Maria', lastName: 'von Essen' },
  ]);
});

test('merges the rows of a company: the first takes precedence, and people are combined', () => {
  const first = companyOf({ company: 'Acme', city: 'Oulu', employees: '250+', email: 'a@acme.example' });
  const second = companyOf({
    company: 'ACME Oy',
    city: 'Uleåborg',
    employees: '5',
    country: 'FI',
    email: 'b@acme.example',
  });
  expect(companyKeyOf(first)).toBe(companyKeyOf(second));
  expect(companyKeyOf(companyOf({ company: 'Acme', city: 'Turku' }))).not.toBe(companyKeyOf(first));
  const merged = mergeCompanies(first, second);
  expect(merged).toMatchObject({
    name: 'Acme',
    city: 'Oulu',
    country: 'FI',
    employeesFrom: 250,
    employeesTo: null,
  });
  expect(merged.people.map(({ email }) => email)).toEqual(['a@acme.example', 'b@acme.example']);
  expect(mergeCompanies(merged, second)).toEqual(merged);
});

test('gives a city one key in all languages', () => {
  expect(cityKey('Åbo')).toBe(cityKey('TURKU'));
  expect(cityKey('Köpenhamn')).toBe(cityKey('Copenhagen'));
  expect(cityKey('Kuusamo')).toBe('kuusamo');
});

test('returns a company or a reason for any cells', () => {
  const cell = fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined });
  fc.assert(
    fc.property(fc.record(Object.fromEntries(directoryColumns.map((column) => [column, cell]))), (row) => {
      const read = readDirectoryRow(cells(row as Partial<Record<DirectoryColumn, string>>));
      if ('refused' in read) expect(read.refused).not.toBe('');
      else {
        expect(read.company.nameKey).not.toBe('');
        expect(JSON.stringify(read.company)).not.toContain('\\u0000');
      }
    }),
  );
});

function companyOf(row: Partial<Record<DirectoryColumn, string>>): OwnCompany {
  const read = readDirectoryRow(cells(row));
  if ('refused' in read) throw new Error(read.refused);
  return read.company;
}

function cells(row: Partial<Record<DirectoryColumn, string>>): Map<DirectoryColumn, string> {
  return new Map(
    Object.entries(row).filter((entry) => entry[1] !== undefined) as [DirectoryColumn, string][],
  );
}
