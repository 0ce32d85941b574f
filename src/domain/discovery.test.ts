import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectCompanies, deriveRunName, nothingFoundReason } from './discovery.ts';
import type { FoundCompany } from './prospect.ts';

const company = (name: string, domain: string | null = null): FoundCompany => ({
  name,
  domain,
  website: null,
  field: null,
  description: null,
  city: null,
  country: null,
  employees: null,
  phone: null,
  foundIn: 'a test',
  foundUrl: null,
  reason: 'It fits.',
  people: [],
});

test.each([
  [
    'Bakeries in Finland with shops of their own. We plan their shifts.',
    'Bakeries in Finland with shops of their own',
  ],
  ['  Care homes\nin Turku', 'Care homes'],
  ['Would hotels in Lapland need rosters? Perhaps.', 'Would hotels in Lapland need rosters'],
  [
    'Family-owned furniture stores in northern Sweden that open on Sundays and hire students',
    'Family-owned furniture stores in northern Sweden that open…',
  ],
])('names a run after its idea: %s', (idea, name) => {
  expect(deriveRunName(idea)).toBe(name);
});

test('derives a short name of one line from any idea', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (idea) => {
      const name = deriveRunName(idea);
      expect(name.length).toBeLessThanOrEqual(61);
      expect(name).not.toMatch(/[\r\n]/u);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

test('selects each company once and reports the others', () => {
  const { companies, lookedIn } = selectCompanies(
    {
      companies: [
        company('Koivu', 'koivu.example'),
        company('Koivu Oy', 'koivu.example'),
        company('Lumi'),
        company(' LUMI '),
        company('Never', 'never.example'),
        company('Pilvi'),
        company('Meri'),
      ],
      lookedIn: [{ place: 'a test', found: 7, note: null }],
    },
    { suppressed: new Set(['never.example']), limit: 3 },
  );
  expect(companies.map(({ name }) => name)).toEqual(['Koivu', 'Lumi', 'Pilvi']);
  expect(lookedIn).toEqual([
    { place: 'a test', found: 7, note: null },
    { place: 'the suppression list', found: 0, note: 'Left out: never.example.' },
    {
      place: 'all results',
      found: 0,
      note: 'Left out: 2 found twice, 1 beyond the requested number.',
    },
  ]);
});

test('explains why no company was found', () => {
  expect(nothingFoundReason([])).toBe('No company was found.');
  const lookedIn = [
    { place: 'Apollo', found: 0, note: 'It knows no such field.' },
    { place: 'the built-in directory', found: 0, note: null },
  ];
  expect(nothingFoundReason(lookedIn)).toBe(
    'No company was found. Looked in Apollo: It knows no such field. the built-in directory.',
  );
});
