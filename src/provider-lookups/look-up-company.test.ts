import { expect, test } from 'vitest';
import type { FoundCompany, FoundPerson } from '../domain/prospect.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { lookUpCompany, type CompanyLookupRequest } from './look-up-company.ts';

const location = { city: null, country: null, foundIn: 'a stand-in', foundUrl: null };
const company = (name: string, domain: string | null, people: FoundPerson[] = []): FoundCompany => ({
  ...location,
  name,
  domain,
  website: null,
  field: null,
  description: null,
  employees: null,
  phone: null,
  reason: 'Its name matched.',
  people,
});
const person = (firstName: string, jobTitle: string): FoundPerson => ({
  ...location,
  kind: 'person',
  firstName,
  lastName: 'Berg',
  jobTitle,
  email: null,
  phone: null,
  linkedinUrl: null,
});
const office: FoundPerson = {
  ...person('', ''),
  kind: 'role_address',
  firstName: null,
  lastName: null,
  jobTitle: null,
  email: 'info@berg.example',
};
const request: CompanyLookupRequest = {
  named: { name: 'Berg', domain: null, city: null },
  role: null,
  limit: 5,
  own: { companies: [], lookedIn: [] },
  findSuppressed: async () => new Set(),
};
const neverAborted = new AbortController().signal;

interface ProviderResults {
  readonly companies?: readonly FoundCompany[] | (() => Promise<never>);
  readonly people?: readonly FoundPerson[] | (() => Promise<never>);
}

function portsOf({ companies = [], people = [] }: ProviderResults): Ports {
  const lookedIn = (found: number) => [{ place: 'a stand-in', found, note: null }];
  const ports: Partial<Ports> = {
    directory: {
      search: () => Promise.reject(new Error('The lookup must not search.')),
      lookup: async () =>
        typeof companies === 'function' ? companies() : { companies, lookedIn: lookedIn(companies.length) },
    },
    contactSearch: {
      find: async () =>
        typeof people === 'function' ? people() : { people, lookedIn: lookedIn(people.length) },
    },
  };
  return ports as Ports;
}

test('takes the best match and lists at most five others of the name', async () => {
  const companies = ['berg.example', 'berg.fi', 'berg.se', 'berg.de', 'berg.at', 'berg.ch', 'berg.no'].map(
    (domain) => company('Berg', domain),
  );
  const found = await lookUpCompany(
    portsOf({ companies, people: [person('Anna', 'CEO')] }),
    request,
    neverAborted,
  );
  expect(found.company?.domain).toBe('berg.example');
  expect(found.others.map(({ domain }) => domain)).toEqual([
    'berg.fi',
    'berg.se',
    'berg.de',
    'berg.at',
    'berg.ch',
  ]);
  expect(found).toMatchObject({
    reason: null,
    people: [{ firstName: 'Anna', why: '“CEO” is a decision maker.' }],
  });
  expect(found.lookedIn).toHaveLength(2);
});

test('for a job role, lists people in that role, then decision makers, then shared addresses', async () => {
  const people = [office, person('Ida', 'Kirjanpitäjä'), person('Bo', 'VD'), person('Eva', 'Inköpschef')];
  const ports = portsOf({ companies: [company('Berg', 'berg.example')], people });
  const found = await lookUpCompany(ports, { ...request, role: 'Head of Purchasing' }, neverAborted);
  expect(found.people.map(({ firstName }) => firstName)).toEqual(['Eva', 'Bo', null]);
  const one = await lookUpCompany(ports, { ...request, role: 'Head of Purchasing', limit: 1 }, neverAborted);
  expect(one.people.map(({ firstName }) => firstName)).toEqual(['Eva']);
  const nobody = await lookUpCompany(ports, { ...request, role: 'Nurse', limit: 5 }, neverAborted);
  expect(nobody.people.map(({ firstName }) => firstName)).toEqual(['Bo', null]);
});

test('takes the company with the given domain, or else the domain alone', async () => {
  const companies = [company('Berg', 'berg.fi'), company('Berg AB', 'berg.example')];
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const known = await lookUpCompany(portsOf({ companies }), { ...request, named }, neverAborted);
  expect(known).toMatchObject({
    company: { name: 'Berg AB' },
    others: [],
    reason: expect.stringContaining('no contacts'),
  });
  const bare = await lookUpCompany(portsOf({}), { ...request, named }, neverAborted);
  expect(bare.company).toMatchObject({ name: 'Berg', domain: 'berg.example', foundIn: 'the call' });
});

test("prefers the organisation's own files, with their people, to every directory", async () => {
  const own = { companies: [company('Berg', 'berg.fi', [person('Olle', 'Owner')])], lookedIn: [] };
  const ports = portsOf({
    companies: () => Promise.reject(new Error('The lookup must not call a directory.')),
  });
  const found = await lookUpCompany(ports, { ...request, own }, neverAborted);
  expect(found).toMatchObject({ company: { domain: 'berg.fi' }, people: [{ firstName: 'Olle' }] });
});

test('explains an empty result', async () => {
  expect(await lookUpCompany(portsOf({}), request, neverAborted)).toMatchObject({
    company: null,
    others: [],
    people: [],
    lookedIn: [{ found: 0 }],
    reason: 'No company named “Berg” was found. Give its domain if you know it.',
  });
});

test('skips slow providers and returns what is ready', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const companies = [company('Berg', 'berg.example')];
  const slow = await lookUpCompany(portsOf({ companies, people: silent }), request, AbortSignal.timeout(30));
  expect(slow).toMatchObject({ company: { name: 'Berg' }, people: [] });
  expect(slow.lookedIn.at(-1)!.note).toContain('too long');
  const lost = await lookUpCompany(portsOf({ companies: silent }), request, AbortSignal.timeout(30));
  expect(lost).toMatchObject({ company: null, lookedIn: [{ note: expect.stringContaining('too long') }] });
});

test('fails if the directory fails, unless the domain is known', async () => {
  const failing = () => Promise.reject(new ProviderFailed('Vendor', 'unavailable', 'Vendor is away.'));
  const ports = portsOf({ companies: failing, people: [person('Anna', 'CEO')] });
  await expect(lookUpCompany(ports, request, neverAborted)).rejects.toThrow('Vendor is away.');
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const found = await lookUpCompany(ports, { ...request, named }, neverAborted);
  expect(found.people).toHaveLength(1);
  expect(found.lookedIn[0]).toEqual({ place: 'Vendor', found: 0, note: 'Vendor is away.' });
});

test("takes the company with the given domain from the organisation's own files and asks no provider", async () => {
  const own = {
    companies: [company('Berg', 'berg.fi', [person('Olle', 'Owner')]), company('Berg', 'berg.example')],
    lookedIn: [],
  };
  const ports = portsOf({
    companies: () => Promise.reject(new Error('The lookup must not call a directory.')),
  });
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const found = await lookUpCompany(ports, { ...request, named, own }, neverAborted);
  expect(found).toMatchObject({ company: { domain: 'berg.example' }, people: [] });
});

test('searches no contacts at a suppressed company, and names it even without a domain', async () => {
  const companies = [null, 'a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'].map(
    (domain) => company('Berg', domain),
  );
  const ports = portsOf({
    companies,
    people: () => Promise.reject(new Error('The lookup must not search contacts.')),
  });
  const findSuppressed: CompanyLookupRequest['findSuppressed'] = async (subjects) => new Set(subjects);
  const found = await lookUpCompany(ports, { ...request, findSuppressed }, neverAborted);
  expect(found).toMatchObject({
    people: [],
    reason: 'Berg is suppressed, so no contacts were searched.',
  });
  expect(found.others.map(({ domain }) => domain)).toEqual([
    'a.example',
    'b.example',
    'c.example',
    'd.example',
    'e.example',
  ]);
});
