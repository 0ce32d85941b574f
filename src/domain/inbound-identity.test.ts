import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInboundIdentity, type InboundIdentity } from './inbound-identity.ts';
import { planAdditions, type KnownLeads } from './lead-additions.ts';
import { emptyLead } from './lead.ts';

const read = (identity: InboundIdentity, context = {}) => {
  const reading = readInboundIdentity(identity, context);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.draft;
};

test('reads all facts about a person, each with its source', () => {
  const draft = read(
    { email: ' Liisa@Maki.example ', name: 'Mäki,  Liisa', company: 'Mäki Oy', phone: '' },
    { source: 'website', tags: ['demo', ' demo '], analysis: 'It bakes.' },
  );
  expect(draft.fields).toEqual({
    email: 'liisa@maki.example',
    firstName: 'Liisa',
    lastName: 'Mäki',
    company: 'Mäki Oy',
    companyDomain: 'maki.example',
    discoverySource: 'website',
    analysis: 'It bakes.',
  });
  expect(draft.tags).toEqual(['demo']);
  expect(draft.origins).toMatchObject({ email: 'website', analysis: 'website', tags: 'website' });
  expect(read({ company: 'Mäki' }).origins).toMatchObject({ company: 'inbound' });
});

test.each([
  { linkedinUrl: 'https://www.linkedin.com/in/liisa' },
  { name: 'Mäki' },
  { firstName: 'Liisa' },
  { lastName: 'Mäki' },
  { company: 'Mäki Oy' },
  { domain: 'maki.example' },
])('%j is accepted as an identity', (identity) => {
  expect(readInboundIdentity(identity)).toHaveProperty('draft');
});

test('ignores blank values and trims the others', () => {
  const draft = read({ name: ' Liisa \n Mäki ', email: ' ' }, { source: ' form ', analysis: ' ' });
  expect(draft.fields).toEqual({ firstName: 'Liisa', lastName: 'Mäki', discoverySource: 'form' });
  expect(draft.origins).toMatchObject({ firstName: 'form' });
});

test('ignores the full name if a part is given', () => {
  expect(read({ name: 'Liisa Anna Mäki', firstName: 'Anna' }).fields).toEqual({ firstName: 'Anna' });
  expect(read({ name: 'Liisa Mäki', lastName: 'Salo' }).fields).toEqual({ lastName: 'Salo' });
});

test.each([
  [{}, 'identity'],
  [{ company: ' ' }, 'identity'],
  [{ email: ' ', phone: '+358 40 1234567', jobTitle: 'CEO' }, 'identity'],
  [{ email: 'not one' }, 'identity.email'],
  [{ company: 'Mäki', linkedinUrl: 'https://maki.example' }, 'identity.linkedinUrl'],
])('refuses %j and names the argument %s', (identity, param) => {
  const reading = readInboundIdentity(identity);
  expect(reading).toMatchObject({ problem: { param, message: expect.stringContaining(param) } });
});

describe('a known lead', () => {
  const lead = (id: string) => ({ ...emptyLead(id, 'project'), company: id, companyDomain: 'maki.example' });
  const known: KnownLeads = {
    owners: new Map([
      ['email:own@maki.example', 'by-address'],
      ['email:alias@maki.example', 'by-alias'],
      ['linkedin:https://www.linkedin.com/in/liisa', 'by-linkedin'],
    ]),
    leads: new Map(['by-address', 'by-alias', 'by-linkedin'].map((id) => [id, lead(id)])),
    addresses: new Map(),
    variants: new Map(),
  };

  test('is matched by address or alias, then by LinkedIn, and never by domain, company or name', () => {
    const identities = fc.record(
      {
        email: fc.constantFrom('own@maki.example', 'ALIAS@maki.example', 'new@maki.example', ' '),
        linkedinUrl: fc.constantFrom('https://fi.linkedin.com/in/Liisa/', 'linkedin.com/in/other', ''),
        domain: fc.constantFrom('maki.example', 'https://www.maki.example/a'),
        company: fc.constantFrom('by-address', 'Mäki Oy'),
        name: fc.constant('Liisa Mäki'),
      },
      { requiredKeys: ['name'] },
    );
    fc.assert(
      fc.property(identities, (identity) => {
        const [row] = planAdditions('project', [read(identity)], ['new'], known, 0).rows;
        const isLinkedIn = identity.linkedinUrl?.includes('iisa') ?? false;
        const expected =
          identity.email === 'own@maki.example'
            ? 'by-address'
            : identity.email === 'ALIAS@maki.example'
              ? 'by-alias'
              : isLinkedIn
                ? 'by-linkedin'
                : 'new';
        expect(row!.leadId).toBe(expected);
      }),
    );
  });
});
