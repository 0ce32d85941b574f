import { expect, test } from 'vitest';
import type { FoundCompany, FoundPerson } from '../domain/prospect.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { lookUpCompany, type CompanyLookupRequest } from './look-up-company.ts';

const place = { city: null, country: null, foundIn: 'a stand-in', foundUrl: null };
const company = (name: string, domain: string | null, people: FoundPerson[] = []): FoundCompany => ({
  ...place,
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
  ...place,
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
const asked: CompanyLookupRequest = {
  named: { name: 'Berg', domain: null, city: null },
  role: null,
  limit: 5,
  own: { companies: [], lookedIn: [] },
  findSuppressed: async () => new Set(),
};
const never = new AbortController().signal;

interface Says {
  readonly companies?: readonly FoundCompany[] | (() => Promise<never>);
  readonly people?: readonly FoundPerson[] | (() => Promise<never>);
}

function portsOf({ companies = [], people = [] }: Says): Ports {
  const lookedIn = (found: number) => [{ place: 'a stand-in', found, note: null }];
  const ports: Partial<Ports> = {
    directory: {
      search: () => Promise.reject(new Error('Nobody searches.')),
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

test('the best company is taken and the others that go by the name are told, at most five', async () => {
  const companies = ['berg.example', 'berg.fi', 'berg.se', 'berg.de', 'berg.at', 'berg.ch', 'berg.no'].map(
    (domain) => company('Berg', domain),
  );
  const found = await lookUpCompany(portsOf({ companies, people: [person('Anna', 'CEO')] }), asked, never);
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

test('with a role those who neither have it nor decide are left out; addresses of functions stay last', async () => {
  const people = [office, person('Ida', 'Kirjanpitäjä'), person('Bo', 'VD'), person('Eva', 'Inköpschef')];
  const ports = portsOf({ companies: [company('Berg', 'berg.example')], people });
  const found = await lookUpCompany(ports, { ...asked, role: 'Head of Purchasing' }, never);
  expect(found.people.map(({ firstName }) => firstName)).toEqual(['Eva', 'Bo', null]);
  const one = await lookUpCompany(ports, { ...asked, role: 'Head of Purchasing', limit: 1 }, never);
  expect(one.people.map(({ firstName }) => firstName)).toEqual(['Eva']);
  const nobody = await lookUpCompany(ports, { ...asked, role: 'Nurse', limit: 5 }, never);
  expect(nobody.people.map(({ firstName }) => firstName)).toEqual(['Bo', null]);
});

test('a company of that name whose own domain was given is that one; else the domain is taken as it is', async () => {
  const companies = [company('Berg', 'berg.fi'), company('Berg AB', 'berg.example')];
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const known = await lookUpCompany(portsOf({ companies }), { ...asked, named }, never);
  expect(known).toMatchObject({
    company: { name: 'Berg AB' },
    others: [],
    reason: expect.stringContaining('no contacts'),
  });
  const bare = await lookUpCompany(portsOf({}), { ...asked, named }, never);
  expect(bare.company).toMatchObject({ name: 'Berg', domain: 'berg.example', foundIn: 'the call' });
});

test('what the own files say goes before every directory, with the people whom they name', async () => {
  const own = { companies: [company('Berg', 'berg.fi', [person('Olle', 'Owner')])], lookedIn: [] };
  const ports = portsOf({ companies: () => Promise.reject(new Error('Nobody needs to ask.')) });
  const found = await lookUpCompany(ports, { ...asked, own }, never);
  expect(found).toMatchObject({ company: { domain: 'berg.fi' }, people: [{ firstName: 'Olle' }] });
});

test('nothing found has a reason', async () => {
  expect(await lookUpCompany(portsOf({}), asked, never)).toMatchObject({
    company: null,
    others: [],
    people: [],
    lookedIn: [{ found: 0 }],
    reason: 'No company named “Berg” was found. Give its domain if you know it.',
  });
});

test('who is slow is not waited for, and what is there is answered', async () => {
  const silent = () => new Promise<never>(() => undefined);
  const companies = [company('Berg', 'berg.example')];
  const slow = await lookUpCompany(portsOf({ companies, people: silent }), asked, AbortSignal.timeout(30));
  expect(slow).toMatchObject({ company: { name: 'Berg' }, people: [] });
  expect(slow.lookedIn.at(-1)!.note).toContain('too long');
  const lost = await lookUpCompany(portsOf({ companies: silent }), asked, AbortSignal.timeout(30));
  expect(lost).toMatchObject({ company: null, lookedIn: [{ note: expect.stringContaining('too long') }] });
});

test('a directory that fails is a failure, unless the domain is known', async () => {
  const failing = () => Promise.reject(new ProviderFailed('Vendor', 'unavailable', 'Vendor is away.'));
  const ports = portsOf({ companies: failing, people: [person('Anna', 'CEO')] });
  await expect(lookUpCompany(ports, asked, never)).rejects.toThrow('Vendor is away.');
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const found = await lookUpCompany(ports, { ...asked, named }, never);
  expect(found.people).toHaveLength(1);
  expect(found.lookedIn[0]).toEqual({ place: 'Vendor', found: 0, note: 'Vendor is away.' });
});

test('of own companies of the name the one of the given domain is meant, and nobody else is asked', async () => {
  const own = {
    companies: [company('Berg', 'berg.fi', [person('Olle', 'Owner')]), company('Berg', 'berg.example')],
    lookedIn: [],
  };
  const ports = portsOf({ companies: () => Promise.reject(new Error('Nobody needs to ask.')) });
  const named = { name: 'Berg', domain: 'berg.example', city: null };
  const found = await lookUpCompany(ports, { ...asked, named, own }, never);
  expect(found).toMatchObject({ company: { domain: 'berg.example' }, people: [] });
});

test('at a company that must not be written to nobody is looked for; without a domain its name is told', async () => {
  const companies = [null, 'a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'].map(
    (domain) => company('Berg', domain),
  );
  const ports = portsOf({ companies, people: () => Promise.reject(new Error('Nobody is looked for.')) });
  const findSuppressed: CompanyLookupRequest['findSuppressed'] = async (told) => new Set(told);
  const found = await lookUpCompany(ports, { ...asked, findSuppressed }, never);
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
