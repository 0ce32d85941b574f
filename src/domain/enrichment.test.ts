import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCompany, enrichLead, findGaps, notEnrichableReason, type Findings } from './enrichment.ts';
import { emptyLead, type LeadState, type LeadTextField } from './lead.ts';
import type { FoundCompany, FoundPerson } from './prospect.ts';

const place = { city: null, country: null, foundIn: 'a stand-in', foundUrl: 'https://berg.example/team' };
const person = (more: Partial<FoundPerson> = {}): FoundPerson => ({
  ...place,
  kind: 'person',
  firstName: 'Eva',
  lastName: 'Koch',
  jobTitle: 'CEO',
  email: 'eva@berg.example',
  phone: '+49 30 1',
  linkedinUrl: 'https://www.linkedin.com/in/evakoch',
  ...more,
});
const office = person({
  kind: 'role_address',
  firstName: null,
  lastName: null,
  jobTitle: null,
  email: 'info@berg.example',
  linkedinUrl: null,
});
const berg: FoundCompany = {
  ...place,
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
const lead = (more: Partial<LeadState> = {}): LeadState => ({ ...emptyLead('lead_1', 'project_1'), ...more });
const nobody: Findings = { company: null, people: [], home: null };
const free = { owners: new Map<string, string>(), suppressed: new Set<string>() };
const enrich = (of: LeadState, found: Partial<Findings>, roles: string[] = []) =>
  enrichLead(of, { ...nobody, ...found }, roles, free, 7);

describe('a lead that names nobody', () => {
  const company = lead({ company: 'Berg' });

  test('gets the person for the roles who can be written to', () => {
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

  test('gets nobody who neither has the role nor decides, and an address of a function before no address', () => {
    const found = enrich(company, { people: [person({ jobTitle: 'Nurse' }), office] }, ['Sales']);
    expect(found.lead).toMatchObject({ email: 'info@berg.example' });
    expect(found.lead.firstName).toBeUndefined();
  });
});

describe('a lead that names somebody', () => {
  test('gets what is known of that person, by both names or by an address', () => {
    const eva = lead({ firstName: 'eva', lastName: 'KOCH', company: 'Berg' });
    expect(enrich(eva, { people: [person()] }).lead).toMatchObject({
      firstName: 'eva',
      email: 'eva@berg.example',
    });
    const mailed = lead({ email: 'eva@berg.example' });
    expect(enrich(mailed, { people: [person()] }).lead).toMatchObject({ firstName: 'Eva', jobTitle: 'CEO' });
  });

  test.each([
    ['only the family name', lead({ lastName: 'Koch', company: 'Berg' })],
    ['another given name', lead({ firstName: 'Ida', lastName: 'Koch', company: 'Berg' })],
    ['another address', lead({ firstName: 'Eva', lastName: 'Koch', email: 'e.koch@other.example' })],
  ])('and nobody else: %s', (_, other) => {
    expect(enrich(other, { people: [person()] }).filled).toEqual([]);
  });
});

test('what is known of the company fills what is empty, each with its place', () => {
  const home = { url: 'https://www.berg.example/de', description: 'Bread from Berlin.' };
  const { lead: after } = enrich(lead({ company: 'Berg', companyCity: 'Potsdam' }), { company: berg, home });
  expect(after).toMatchObject({
    company: 'Berg',
    companyCity: 'Potsdam',
    companyDomain: 'berg.example',
    companyDescription: 'Bakes bread.',
    country: 'DE',
  });
  const bare = enrich(lead({ companyDomain: 'berg.example' }), { home }).lead;
  expect(bare).toMatchObject({
    companyWebsite: 'https://www.berg.example',
    companyDescription: 'Bread from Berlin.',
  });
  expect(bare.provenance.companyDescription!.source).toBe('https://www.berg.example/de');
});

test('a company is taken only where there is no doubt which one is meant', () => {
  const other = { ...berg, domain: 'berg.fi', city: 'Turku' };
  expect(chooseCompany(lead({ company: 'Berg' }), [berg])).toBe(berg);
  expect(chooseCompany(lead({ company: 'Berg' }), [berg, other])).toBeNull();
  expect(chooseCompany(lead({ company: 'Berg', companyCity: 'TURKU' }), [berg, other])).toBe(other);
  expect(chooseCompany(lead({ companyDomain: 'berg.fi' }), [berg, other])).toBe(other);
  expect(chooseCompany(lead({ companyDomain: 'berg.se' }), [berg, other])).toBeNull();
});

test('a lead that names no company, or lacks nothing, is not asked about', () => {
  const nameless = lead({ email: 'eva@gmail.com' });
  expect(notEnrichableReason(nameless, findGaps(nameless, false))).toContain('no company to search for');
  const whole = enrich(lead({ company: 'Berg' }), { company: berg, people: [person()] }).lead;
  expect(findGaps(whole, true)).toEqual({ company: false, person: false, research: false });
  expect(notEnrichableReason(whole, findGaps(whole, true))).toContain('no gaps');
  expect(notEnrichableReason(whole, findGaps(whole, false))).toBeNull();
});

test('nothing that stands is ever overwritten, and addresses of others are never taken', () => {
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
    fc.property(known, fc.boolean(), fc.boolean(), (given, isOwned, isSuppressed) => {
      const before = lead(given);
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
      expect(after).toMatchObject(given);
      for (const field of filled) expect(given).not.toHaveProperty(field);
      if (isOwned || isSuppressed) expect(filled).not.toContain('email');
    }),
  );
});
