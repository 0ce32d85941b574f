import { expect, test } from 'vitest';
import { reviewCompanies, type CompanyInReview, type Decision } from './company-review.ts';

const company = (
  id: string,
  domain: string | null,
  more: Partial<CompanyInReview> = {},
): CompanyInReview => ({
  id,
  name: id,
  domain,
  status: 'proposed',
  ...more,
});
const decision = (more: Partial<Decision> = {}): Decision => ({
  reviewed: null,
  excludedDomains: new Set(),
  suppressedDomains: new Set(),
  ...more,
});

test('confirms the proposed list without excluded domains by default', () => {
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

test('a reviewed list is complete: others are excluded, new ones added once', () => {
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

test('keeps existing companies once and can restore excluded ones', () => {
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
