import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerKey, recogniseColumns } from './columns.ts';
import { directoryColumns } from '../language-pack/contact-words.ts';

test.each([
  [
    [
      'Company Name',
      'Website',
      'Industry',
      'City',
      'Country',
      '# Employees',
      'First Name',
      'Last Name',
      'Title',
      'Email',
    ],
    [
      'company',
      'website',
      'field',
      'city',
      'country',
      'employees',
      'firstName',
      'lastName',
      'jobTitle',
      'email',
    ],
  ],
  [
    [
      'Yritys',
      'Kotisivu',
      'Toimiala',
      'Paikkakunta',
      'Maa',
      'Henkilöstö',
      'Yhteyshenkilö',
      'Titteli',
      'Sähköposti',
    ],
    ['company', 'website', 'field', 'city', 'country', 'employees', 'person', 'jobTitle', 'email'],
  ],
  [
    [
      'Företag',
      'Hemsida',
      'Bransch',
      'Ort',
      'Land',
      'Antal anställda',
      'Förnamn',
      'Efternamn',
      'Befattning',
      'E-post',
    ],
    [
      'company',
      'website',
      'field',
      'city',
      'country',
      'employees',
      'firstName',
      'lastName',
      'jobTitle',
      'email',
    ],
  ],
  [
    [
      'Firma',
      'Webseite',
      'Branche',
      'Stadt',
      'Land',
      'Mitarbeiter',
      'Vorname',
      'Nachname',
      'Funktion',
      'E-Mail',
      'Handy',
    ],
    [
      'company',
      'website',
      'field',
      'city',
      'country',
      'employees',
      'firstName',
      'lastName',
      'jobTitle',
      'email',
      'personPhone',
    ],
  ],
  [
    ['Name', 'URL'],
    ['company', 'website'],
  ],
  [
    ['Name', 'Company'],
    ['person', 'company'],
  ],
])('recognises the headers %j', (headers, columns) => {
  const recognised = recogniseColumns(headers);
  expect(headers.map((header) => recognised.columns.get(header))).toEqual(columns);
  expect(recognised.unread).toEqual([]);
});

test('prefers mapped columns to recognised ones and returns the headers that are not read', () => {
  const { columns, unread } = recogniseColumns(
    ['Company', 'Trading as', 'Row'],
    new Map([['company', 'trading AS']]),
  );
  expect([...columns]).toEqual([['Trading as', 'company']]);
  expect(unread).toEqual(['Company', 'Row']);
});

test('reads each column from at most one header', () => {
  const header = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...directoryColumns, 'Nimi', 'E-mail', 'mail'),
  );
  fc.assert(
    fc.property(fc.uniqueArray(header), (headers) => {
      const { columns, unread } = recogniseColumns(headers);
      expect(new Set(columns.values()).size).toBe(columns.size);
      expect(columns.size + unread.length).toBe(
        headers.filter((name) => columns.has(name) || name.trim() !== '').length,
      );
    }),
  );
});

test('recognises each column by its name', () => {
  for (const column of directoryColumns) expect(recogniseColumns([column]).columns.get(column)).toBe(column);
  expect(headerKey('E-Mail_Address ')).toBe(headerKey('email address'));
});
