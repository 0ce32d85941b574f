import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCompany, enrichLead, findGaps, notEnrichableReason, type Findings } from './enrichment.ts';
import { emptyLead, type LeadState, type LeadTextField } from './lead.ts';
import type { FoundCompany, FoundPerson } from './prospect.ts';

const source = { city: null, country: null, foundIn: 'a stand-in', foundUrl: 'https://berg.example/team' };
const person = (overrides: Partial<FoundPerson> = {}): FoundPerson => ({
  ...source,
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Koch',
  jobTitle: 'CEO',
  email: 'eva@berg.example',
  phone: '+49 30 1',
  linkedinUrl: 'https://www.linkedin.com/in/evakoch',
  ...overrides,
});
const roleAddress = person({
  kind: 'role_address',
  firstName: null,
  lastName: null,
  jobTitle: null,
  email: 'info@berg.example',
  linkedinUrl: null,
});
const berg: FoundCompany = {
  ...source,
  name: 'Berg GmbH',
  domain: 'berg.example',
  website: 'https://berg.example',
  field: 'bakery',
  description: 'Bakes bread.',
  city: 'Berlin',
  country: 'DE',
  employees: 12,
  phone: null,
  reason: 'Its name matched.',
  people: [],
};
const lead = (overrides: Partial<LeadState> = {}): LeadState => ({
  ...emptyLead('lead_1', 'project_1'),
  ...overrides,
});
const noFindings: Findings = { company: null, people: [], home: null };
const nothingUnavailable = { owners: new Map<string, string>(), suppressed: new Set<string>() };
const enrich = (lead: LeadState, found: Partial<Findings>, roles: string[] = []) =>
  enrichLead(lead, { ...noFindings, ...found }, roles, nothingUnavailable, 7);

describe('a lead without a person', () => {
  const company = lead({ company: 'Berg' });

  test('gets the person with the wanted role and an e-mail address', () => {
    const people = [
      person({ firstName: 'Bo', jobTitle: 'CFO', email: null }),
      person({ firstName: 'Ida', jobTitle: 'Controller' }),
    ];
    const { lead: after, filled, newIdentities } = enrich(company, { people }, ['Finance']);
    expect(after).toMatchObject({ firstName: 'Ida', email: 'eva@berg.example', company: 'Berg' });
    expect(after.provenance.email).toEqual({ source: 'https://berg.example/team', at: 7 });
    expect(filled).toEqual(['firstName', 'lastName', 'jobTitle', 'email', 'phone', 'linkedinUrl']);
    expect(newIdentities.map(({ kind }) => kind)).toEqual(['email', 'linkedin']);
  });

  test('gets a role address rather than a person without the wanted role', () => {
    const found = enrich(company, { people: [person({ jobTitle: 'Nurse' }), roleAddress] }, ['Sales']);
    expect(found.lead).toMatchObject({ email: 'info@berg.example' });
    expect(found.lead.firstName).toBeUndefined();
  });
});

describe('a lead with a person', () => {
  test('gets facts about that person, found by both names or by the address', () => {
    const eva = lead({ firstName: 'eva', lastName: 'KOCH', company: 'Berg' });
    expect(enrich(eva, { people: [person()] }).lead).toMatchObject({
      firstName: 'eva',
      email: 'eva@berg.example',
    });
    const mailed = lead({ email: 'eva@berg.example' });
    expect(enrich(mailed, { people: [person()] }).lead).toMatchObject({ firstName: 'Eva', jobTitle: 'CEO' });
  });

  test.each([
    ['the same family name only', lead({ lastName: 'Koch', company: 'Berg' })],
    [
      'the same family name but another given name',
      lead({ firstName: 'Ida', lastName: 'Koch', company: 'Berg' }),
    ],
    [
      'the same names but another address',
      lead({ firstName: 'Eva', lastName: 'Koch', email: 'e.koch@other.example' }),
    ],
  ])('gets no facts about a person of %s', (_, other) => {
    expect(enrich(other, { people: [person()] }).filled).toEqual([]);
  });
});

test('fills empty fields with facts about the company, each with its source', () => {
  const home = { url: 'https://www.berg.example/de', description: 'Bread from Berlin.' };
  const { lead: after } = enrich(lead({ company: 'Berg', companyCity: 'Potsdam' }), { company: berg, home });
  expect(after).toMatchObject({
    company: 'Berg',
    companyCity: 'Potsdam',
    companyDomain: 'berg.example',
    companyDescription: 'Bakes bread.',
    country: 'DE',
  });
  const fromSite = enrich(lead({ companyDomain: 'berg.example' }), { home }).lead;
  expect(fromSite).toMatchObject({
    companyWebsite: 'https://www.berg.example',
    companyDescription: 'Bread from Berlin.',
  });
  expect(fromSite.provenance.companyDescription!.source).toBe('https://www.berg.example/de');
});

test('chooses a company only if exactly one matches', () => {
  const other = { ...berg, domain: 'berg.fi', city: 'Turku' };
  expect(chooseCompany(lead({ company: 'Berg' }), [berg])).toBe(berg);
  expect(chooseCompany(lead({ company: 'Berg' }), [berg, other])).toBeNull();
  expect(chooseCompany(lead({ company: 'Berg', companyCity: 'TURKU' }), [berg, other])).toBe(other);
  expect(chooseCompany(lead({ companyDomain: 'berg.fi' }), [berg, other])).toBe(other);
  expect(chooseCompany(lead({ companyDomain: 'berg.se' }), [berg, other])).toBeNull();
});

test('does not enrich a lead without a company or without gaps', () => {
  const nameless = lead({ email: 'eva@gmail.com' });
  expect(notEnrichableReason(nameless, findGaps(nameless, false))).toContain('no company to search for');
  const complete = enrich(lead({ company: 'Berg' }), { company: berg, people: [person()] }).lead;
  expect(findGaps(complete, true)).toEqual({ company: false, person: false, research: false });
  expect(notEnrichableReason(complete, findGaps(complete, true))).toContain('no gaps');
  expect(notEnrichableReason(complete, findGaps(complete, false))).toBeNull();
});

test('never overwrites a value and never uses an unavailable address', () => {
  const fields: LeadTextField[] = [
    'firstName',
    'lastName',
    'email',
    'jobTitle',
    'phone',
    'company',
    'companyDomain',
    'country',
  ];
  const text = fc.constantFrom('Eva', 'Koch', 'eva@berg.example', 'berg.example', 'x');
  const known = fc.dictionary(fc.constantFrom(...fields), text);
  fc.assert(
    fc.property(known, fc.boolean(), fc.boolean(), (knownValues, isOwned, isSuppressed) => {
      const before = lead(knownValues);
      const unavailable = {
        owners: new Map(isOwned ? [['email:eva@berg.example', 'lead_2']] : []),
        suppressed: new Set(isSuppressed ? ['eva@berg.example'] : []),
      };
      const { lead: after, filled } = enrichLead(
        before,
        { company: berg, people: [person()], home: null },
        [],
        unavailable,
        7,
      );
      expect(after).toMatchObject(knownValues);
      for (const field of filled) expect(knownValues).not.toHaveProperty(field);
      if (isOwned || isSuppressed) expect(filled).not.toContain('email');
    }),
  );
});
