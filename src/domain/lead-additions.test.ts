import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identityKey } from './identity.ts';
import { maxSuspects, planAdditions, type Additions, type KnownLeads } from './lead-additions.ts';
import { readLeadInput, type LeadInput } from './lead-input.ts';
import type { LeadState } from './lead.ts';
import { emailVariantKey } from './company-domain.ts';

const empty: KnownLeads = {
  owners: new Map(),
  leads: new Map(),
  addresses: new Map(),
  variants: new Map(),
};
const draftOf = (input: LeadInput) => {
  const reading = readLeadInput(input);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.draft;
};

/** Adds inputs on top of what is known; the ids are `first`, `first + 1`, … */
const add = (inputs: readonly LeadInput[], known = empty, first = 0): Additions =>
  planAdditions(
    'project_1',
    inputs.map(draftOf),
    inputs.map((_, index) => `lead_${first + index}`),
    known,
    1,
  );

/** The leads and identities of a workspace after additions. */
const knownAfter = (known: KnownLeads, { created, changed, claims, addresses }: Additions): KnownLeads => {
  const leads = new Map<string, LeadState>(known.leads);
  for (const lead of [...created, ...changed]) leads.set(lead.id, lead);
  const variants = new Map<string, string[]>();
  for (const { id, email } of leads.values()) {
    if (email) variants.set(emailVariantKey(email), [...(variants.get(emailVariantKey(email)) ?? []), id]);
  }
  const owners = new Map(known.owners);
  for (const claim of claims) owners.set(identityKey(claim), claim.leadId);
  return { leads, owners, variants, addresses: new Map([...known.addresses, ...addresses]) };
};

const maria = { email: 'maria@acme.example' };
const profile = { linkedinUrl: 'https://www.linkedin.com/in/maria' };

describe('rows', () => {
  test('of unknown people become leads, one for each person', () => {
    const { rows, created, claims } = add([
      maria,
      { company: 'Acme' },
      { company: 'Acme' },
      { ...maria, firstName: 'Maria' },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created', 'matched']);
    expect(rows[3]).toEqual({ leadId: 'lead_0', outcome: 'matched', by: 'email', filled: ['firstName'] });
    expect(created).toHaveLength(3);
    expect(claims).toEqual([{ kind: 'email', value: maria.email, leadId: 'lead_0', alias: false }]);
  });

  test('matched by LinkedIn address keep a new e-mail address as an alias', () => {
    const known = knownAfter(empty, add([{ ...maria, ...profile }]));
    const { rows, changed, claims, addresses } = add([{ email: 'maria@home.example', ...profile }], known, 5);
    expect(rows[0]).toMatchObject({ leadId: 'lead_0', outcome: 'matched', by: 'linkedin', filled: [] });
    expect(claims).toEqual([{ kind: 'email', value: 'maria@home.example', leadId: 'lead_0', alias: true }]);
    expect(addresses.get('lead_0')).toEqual(['maria@acme.example', 'maria@home.example']);
    expect(changed).toEqual([]);
  });

  test('whose addresses belong to two leads match by e-mail address and flag both leads', () => {
    const known = knownAfter(empty, add([maria, { firstName: 'M', ...profile }]));
    const { rows, changed, claims } = add([{ ...maria, ...profile }], known, 5);
    expect(rows[0]).toMatchObject({ leadId: 'lead_0', by: 'email' });
    expect(claims).toEqual([]);
    expect(changed.map(({ id, suspectedDuplicates }) => [id, suspectedDuplicates])).toEqual([
      ['lead_0', ['lead_1']],
      ['lead_1', ['lead_0']],
    ]);
    expect(changed[0]!.linkedinUrl ?? null).toBeNull();
  });

  test('with a second LinkedIn address do not claim it', () => {
    const known = knownAfter(empty, add([{ ...maria, ...profile }]));
    const other = { linkedinUrl: 'https://www.linkedin.com/in/other' };
    expect(add([{ ...maria, ...other }], known, 5).claims).toEqual([]);
    expect(add([{ firstName: 'O', ...other }], known, 5).rows[0]!.outcome).toBe('created');
  });

  test('with variants of one address flag each other up to a limit and never match', () => {
    const emails = Array.from({ length: maxSuspects + 5 }, (_, index) => ({
      email: `ma.ria+${index}@acme.example`,
    }));
    const { rows, created } = add([maria, ...emails]);
    expect(rows.every(({ outcome }) => outcome === 'created')).toBe(true);
    expect(created[0]!.suspectedDuplicates).toHaveLength(maxSuspects);
    expect(created[1]!.suspectedDuplicates).toContain('lead_0');
  });
});

const personInput = fc.record(
  {
    email: fc.constantFrom('a@x.example', 'b@x.example', 'a+1@x.example', 'c@y.example'),
    linkedinUrl: fc.constantFrom('p', 'q', 'r').map((slug) => `https://www.linkedin.com/in/${slug}`),
    firstName: fc.constantFrom('A', 'B'),
    tags: fc.array(fc.constantFrom('t', 'u')),
  },
  { requiredKeys: ['firstName'] },
);

test('adding a batch has the same effect as adding its rows one by one', () => {
  fc.assert(
    fc.property(fc.array(personInput, { maxLength: 12 }), (inputs) => {
      const batch = knownAfter(empty, add(inputs));
      const single = inputs.reduce(
        (known, input, index) => knownAfter(known, add([input], known, index)),
        empty,
      );
      expect(sorted(single)).toEqual(sorted(batch));
    }),
    { numRuns: 500 },
  );
});

test('gives each identity to one lead and claims only for leads that exist', () => {
  fc.assert(
    fc.property(fc.array(personInput), fc.array(personInput), (first, second) => {
      const known = knownAfter(empty, add(first));
      const { claims, created, changed } = add(second, known, 100);
      const keys = [...known.owners.keys(), ...claims.map(identityKey)];
      expect(new Set(keys).size).toBe(keys.length);
      const after = knownAfter(known, add(second, known, 100));
      for (const { leadId } of claims) expect(after.leads.has(leadId)).toBe(true);
      for (const lead of [...created, ...changed]) {
        if (lead.email) expect(after.owners.get(`email:${lead.email}`)).toBe(lead.id);
        if (lead.linkedinUrl) expect(after.owners.get(`linkedin:${lead.linkedinUrl}`)).toBe(lead.id);
        for (const suspect of lead.suspectedDuplicates) expect(after.leads.has(suspect)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('recognises a person by either address once both were seen together', () => {
  const person = fc.nat(5).map((number) => ({
    email: `person${number}@x.example`,
    linkedinUrl: `https://www.linkedin.com/in/person${number}`,
  }));
  const row = fc.tuple(person, fc.constantFrom('both', 'email', 'linkedinUrl')).map(([complete, fields]) => ({
    person: complete,
    input: fields === 'both' ? complete : { [fields]: complete[fields as keyof typeof complete] },
  }));
  fc.assert(
    fc.property(fc.array(row), fc.nat(), (chosen, seed) => {
      const emails = [...new Set(chosen.map(({ person: { email } }) => email))];
      const people = emails.map((email) => chosen.find((one) => one.person.email === email)!.person);
      const inputs = [...people, ...chosen.map(({ input }) => input)];
      const { rows, created } = add(inputs);
      expect(created).toHaveLength(emails.length);
      const shuffled = inputs.map((_, index) => inputs[(index + seed) % inputs.length]!);
      const repeated = add([...people, ...shuffled], knownAfter(empty, add(inputs)), 1000);
      expect(repeated.created).toEqual([]);
      expect(new Set(rows.map(({ leadId }) => leadId)).size).toBe(emails.length);
    }),
  );
});

function sorted({ leads, owners }: KnownLeads) {
  return {
    leads: [...leads].sort(([a], [b]) => (a < b ? -1 : 1)),
    owners: [...owners].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
