import { expect, test } from 'vitest';
import { findListedCompany } from './listed-company.ts';

const listed = [
  { id: 1, name: 'Acme', domain: 'acme.fi', folder: '01 - Acme' },
  { id: 2, name: 'Beta Oy', domain: null, folder: 'Beta_Oy' },
  { id: 3, name: 'Gamma', domain: 'gamma.fi', folder: null },
];

test.each<
  [what: string, company: { name: string; domain?: string; folder?: string }, id: number | undefined]
>([
  ['its domain', { name: 'Other', domain: 'acme.fi' }, 1],
  ['its domain rather than its name', { name: 'Gamma', domain: 'acme.fi' }, 1],
  ['its folder', { name: 'Other', folder: 'beta_oy' }, 2],
  ['its name', { name: ' BETA  oy' }, 2],
  ['its name, if the listed domain is unknown', { name: 'Beta Oy', domain: 'beta.fi' }, 2],
  ['nothing, if the domains differ', { name: 'Gamma', domain: 'gamma.se', folder: 'Gamma' }, undefined],
  ['nothing', { name: 'Delta', folder: 'Delta' }, undefined],
])('finds a company by %s', (_, company, id) => {
  expect(findListedCompany(listed, company)?.id).toBe(id);
});
