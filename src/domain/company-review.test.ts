import { expect, test } from 'vitest';
import { reviewCompanies, type CompanyInReview, type Decision } from './company-review.ts';

const company = (
  id: string,
  domain: string | null,
  overrides: Partial<CompanyInReview> = {},
): CompanyInReview => ({
  id,
  name: id,
  domain,
  status: 'proposed',
  ...overrides,
});
const decision = (overrides: Partial<Decision> = {}): Decision => ({
  reviewed: null,
  excludedDomains: new Set(),
  suppressedDomains: new Set(),
  ...overrides,
});

test('confirms the proposed companies except excluded and suppressed domains', () => {
  const companies = [company('A', 'a.example'), company('B', 'b.example'), company('C', 'c.example')];
  const excludedDomains = new Set(['b.example']);
  const suppressedDomains = new Set(['c.example']);
  expect(reviewCompanies(companies, decision({ excludedDomains, suppressedDomains }))).toEqual({
    confirmed: [{ id: 'A', domain: 'a.example' }],
    excluded: [
      { id: 'B', reason: 'A person excluded its domain when confirming the list.' },
      { id: 'C', reason: 'Its domain is suppressed.' },
    ],
    added: [],
  });
});

test('treats a reviewed list as complete: excludes other companies and adds new ones once', () => {
  const companies = [
    company('Koivu', 'koivu.example'),
    company('Lumi', null),
    company('Meri', 'meri.example'),
  ];
  const reviewed = [
    { name: 'Koivu Oy', domain: 'koivu.example' },
    { name: ' LUMI', domain: 'lumi.example' },
    { name: 'Pilvi', domain: 'pilvi.example' },
    { name: 'Pilvi again', domain: 'pilvi.example' },
  ];
  expect(reviewCompanies(companies, decision({ reviewed }))).toEqual({
    confirmed: [
      { id: 'Koivu', domain: 'koivu.example' },
      { id: 'Lumi', domain: 'lumi.example' },
    ],
    excluded: [{ id: 'Meri', reason: 'It was not on the confirmed list.' }],
    added: [{ name: 'Pilvi', domain: 'pilvi.example' }],
  });
});

test('neither repeats companies in progress nor loses excluded ones that are named again', () => {
  const companies = [
    company('Done', 'done.example', { status: 'resolved' }),
    company('Out', 'out.example', { status: 'excluded' }),
  ];
  const reviewed = [
    { name: 'Done', domain: 'done.example' },
    { name: 'Out', domain: null },
    { name: 'Never', domain: 'never.example' },
  ];
  const excludedDomains = new Set(['never.example']);
  expect(reviewCompanies(companies, decision({ reviewed, excludedDomains }))).toEqual({
    confirmed: [{ id: 'Out', domain: 'out.example' }],
    excluded: [],
    added: [],
  });
});

test('an empty list excludes everything', () => {
  const { confirmed, excluded } = reviewCompanies([company('A', null)], decision({ reviewed: [] }));
  expect([confirmed.length, excluded.length]).toEqual([0, 1]);
});
