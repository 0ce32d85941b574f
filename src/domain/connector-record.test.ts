import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord, type FieldMap } from './connector-record.ts';
import type { ParsedLead } from './lead-input.ts';

const origin = {
  projectId: 'project_01h455vb4pex5vsknk084sn02q',
  name: 'Register',
  url: 'https://register.example/list?token=1',
  fieldMap: {
    email: 'mail',
    company: 'org.name',
    externalUrl: 'self',
    firstName: 'first',
    lastName: 'last',
    notes: 'n',
  },
};
const read = (value: unknown, overrides: Partial<typeof origin> = {}) =>
  readRecord({ value }, { ...origin, ...overrides });
const draftOf = (value: unknown, overrides: Partial<typeof origin> = {}): ParsedLead => {
  const reading = read(value, overrides);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.draft;
};
const identityOf = (value: unknown, overrides: Partial<typeof origin> = {}) =>
  draftOf(value, overrides).identities[0]!.value;

test('identifies a record with an e-mail address only by that address', () => {
  const draft = draftOf({
    mail: ' Maria@Acme.example',
    org: { name: 'Acme' },
    self: 'https://r.example/1',
    n: 5,
  });
  expect(draft.identities).toEqual([{ kind: 'email', value: 'maria@acme.example' }]);
  expect(draft.fields).toEqual({
    email: 'maria@acme.example',
    company: 'Acme',
    externalUrl: 'https://r.example/1',
    notes: '5',
    companyDomain: 'acme.example',
    source: 'Register',
    discoverySource: 'Register',
  });
});

describe('the identity of a record without an e-mail address', () => {
  const acme = { org: { name: 'Acme' }, first: 'Max' };
  const identity = identityOf(acme);
  test.each([
    ['in another letter case', { org: { name: ' ACME ' }, first: 'max' }, {}],
    ['with more notes', { ...acme, n: 'More' }, {}],
    ['from another query of the same source', acme, { url: 'https://register.example/list?token=2' }],
    ['under another name of the connector', acme, { name: 'Other' }],
  ])('is the same %s', (_, value, overrides) => expect(identityOf(value, overrides)).toBe(identity));

  test.each([
    ['for another company', { ...acme, org: { name: 'Acme Two' } }, {}],
    ['for another person', { ...acme, first: 'Moritz' }, {}],
    ['with a URL at the source', { ...acme, self: 'https://r.example/1' }, {}],
    ['from another source', acme, { url: 'https://register.example/other' }],
  ])('differs %s', (_, value, overrides) => expect(identityOf(value, overrides)).not.toBe(identity));

  test('depends on the URL at the source and the name of the person, not on the company', () => {
    const self = 'https://r.example/1';
    expect(identityOf({ self, org: { name: 'Acme' } })).toBe(
      identityOf({ self, org: { name: 'Acme Holding' } }),
    );
    expect(identityOf({ self, org: { name: 'Acme' } })).not.toBe(
      identityOf({ self, org: { name: 'Acme' }, last: 'X' }),
    );
  });
});

describe('refuses a record', () => {
  test.each([
    [
      'without a mapped field',
      { other: 1 },
      'It has no value at mail, org.name, self, first, last, n. It has the fields other.',
    ],
    ['that is not an object', 'Acme', 'It has no value at mail, org.name, self, first, last, n.'],
    [
      'that identifies nobody',
      { n: 'A note' },
      'It identifies nobody: it has no e-mail address, company, domain or name.',
    ],
    [
      'with an invalid address',
      { mail: 'maria' },
      'email (read from mail) must be an e-mail address such as maria@example.com.',
    ],
    [
      'with a name that is too long',
      { mail: 'a@b.example', first: 'x'.repeat(201) },
      'firstName (read from first) must have at most 200 characters.',
    ],
  ])('%s', (_, value, problem) => expect(read(value)).toEqual({ problem }));

  test('that could not be read', () => {
    expect(readRecord({ problem: 'The line is not JSON.' }, origin)).toEqual({
      problem: 'The line is not JSON.',
    });
  });
});

test('reads or refuses any record and returns only storable texts', () => {
  const paths = fc.constantFrom('a', 'b.c', 'c.0', '__proto__', 'constructor.name', 'length', '', '.');
  const names = fc.constantFrom(
    'email',
    'company',
    'externalUrl',
    'companyDomain',
    'firstName',
    'lastName',
    'notes',
  );
  const values = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'b.c', '__proto__'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    ),
  );
  fc.assert(
    fc.property(values, fc.dictionary(names, paths), (value, fieldMap) => {
      const reading = readRecord({ value }, { ...origin, fieldMap: fieldMap as FieldMap });
      if ('problem' in reading) return;
      for (const text of Object.values(reading.draft.fields)) {
        expect(text).toBe(text.toWellFormed());
        expect(text).not.toContain('\0');
      }
    }),
    { numRuns: 2_000 },
  );
});
