import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecord, type FieldMap } from './connector-record.ts';
import type { LeadDraft } from './lead-input.ts';

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
const read = (value: unknown, given: Partial<typeof origin> = {}) =>
  readRecord({ value }, { ...origin, ...given });
const draftOf = (value: unknown, given: Partial<typeof origin> = {}): LeadDraft => {
  const reading = read(value, given);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.draft;
};
const markOf = (value: unknown, given: Partial<typeof origin> = {}) =>
  draftOf(value, given).identities[0]!.value;

test('a record with an address is known by it alone', () => {
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

describe('a record without one has a mark', () => {
  const acme = { org: { name: 'Acme' }, first: 'Max' };
  const own = markOf(acme);
  test.each([
    ['written otherwise', { org: { name: ' ACME ' }, first: 'max' }, {}],
    ['with more notes', { ...acme, n: 'More' }, {}],
    ['asked with another query', acme, { url: 'https://register.example/list?token=2' }],
    ['under another name of the connector', acme, { name: 'Other' }],
  ])('which is the same %s', (_, value, given) => expect(markOf(value, given)).toBe(own));

  test.each([
    ['of another company', { ...acme, org: { name: 'Acme Two' } }, {}],
    ['of another person', { ...acme, first: 'Moritz' }, {}],
    ['with an address at the source', { ...acme, self: 'https://r.example/1' }, {}],
    ['of another source', acme, { url: 'https://register.example/other' }],
  ])('which is another %s', (_, value, given) => expect(markOf(value, given)).not.toBe(own));

  test('which holds when its names change and its address at the source does not', () => {
    const self = 'https://r.example/1';
    expect(markOf({ self, org: { name: 'Acme' } })).toBe(markOf({ self, org: { name: 'Acme Holding' } }));
    expect(markOf({ self, org: { name: 'Acme' } })).not.toBe(
      markOf({ self, org: { name: 'Acme' }, last: 'X' }),
    );
  });
});

describe('a record is refused', () => {
  test.each([
    [
      'without a mapped field',
      { other: 1 },
      'It has no value at mail, org.name, self, first, last, n. It has the fields other.',
    ],
    ['that is no object', 'Acme', 'It has no value at mail, org.name, self, first, last, n.'],
    [
      'that names nobody',
      { n: 'A note' },
      'It identifies nobody: it has no e-mail address, company, domain or name.',
    ],
    [
      'with a broken address',
      { mail: 'maria' },
      'email (read from mail) must be an e-mail address such as maria@example.com.',
    ],
    [
      'with too long a name',
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

test('whatever a record is, it is read or refused, and its texts can be stored', () => {
  const places = fc.constantFrom('a', 'b.c', 'c.0', '__proto__', 'constructor.name', 'length', '', '.');
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
    fc.property(values, fc.dictionary(names, places), (value, fieldMap) => {
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
