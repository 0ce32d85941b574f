import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLeadInput, type LeadInput } from './lead-input.ts';

const read = (input: LeadInput) => {
  const reading = readLeadInput(input);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.draft;
};
const problemOf = (input: LeadInput, path?: string) => {
  const reading = readLeadInput(input, path);
  return 'problem' in reading ? reading.problem : null;
};

test('normalises fields', () => {
  const draft = read({
    email: ' Maria@Bücher.Example ',
    linkedinUrl: 'linkedin.com/in/Maria/',
    firstName: ' Maria ',
    notes: ' not trimmed ',
    tags: [' a', 'a', ' ', 'b'],
  });
  expect(draft.fields).toEqual({
    email: 'maria@xn--bcher-kva.example',
    linkedinUrl: 'https://www.linkedin.com/in/maria',
    firstName: 'Maria',
    notes: ' not trimmed ',
    companyDomain: 'xn--bcher-kva.example',
  });
  expect(draft.tags).toEqual(['a', 'b']);
  expect(draft.identities).toEqual([
    { kind: 'email', value: 'maria@xn--bcher-kva.example' },
    { kind: 'linkedin', value: 'https://www.linkedin.com/in/maria' },
  ]);
});

test.each<[LeadInput, string | undefined, string | null]>([
  [{ companyDomain: 'www.acme.example', domain: 'other.example' }, 'acme.example', null],
  [{ domain: 'https://shop.other.example/x' }, 'other.example', null],
  [{ companyWebsite: 'www.site.example', email: 'a@mail.example' }, 'site.example', 'companyWebsite'],
  [{ email: 'a@team.mail.example' }, 'mail.example', 'email'],
  [{ email: 'a@gmail.com' }, undefined, null],
  [{ companyDomain: 'gmail.com', companyWebsite: 'acme.example' }, 'acme.example', 'companyWebsite'],
])('the company of %o has the domain %s', (input, domain, from) => {
  const draft = read(input);
  expect(draft.fields.companyDomain).toBe(domain);
  expect(draft.domainFrom).toBe(from);
});

describe('reports an invalid argument:', () => {
  test.each<[string, LeadInput]>([
    ['email', { email: 'maria(at)acme.example' }],
    ['linkedinUrl', { linkedinUrl: 'https://example.com/in/maria' }],
    ['companyWebsite', { companyWebsite: 'not a url' }],
    ['externalUrl', { company: 'Acme', externalUrl: 'javascript:alert(1)' }],
    ['companyDomain', { companyDomain: 'no domain' }],
    ['domain', { companyDomain: 'acme.example', domain: '..' }],
  ])('%s', (field, input) => {
    expect(problemOf(input)).toMatchObject({
      param: field,
      message: expect.stringContaining(`argument ${field} `),
    });
    expect(problemOf(input, 'leads[3].')?.param).toBe(`leads[3].${field}`);
  });

  test.each<LeadInput>([
    {},
    { notes: 'x', tags: ['a'] },
    { firstName: ' ', email: '' },
    { companyDomain: 'gmail.com' },
  ])('a lead that identifies nobody: %o', (input) => {
    expect(problemOf(input)).toMatchObject({
      param: undefined,
      message: expect.stringContaining('at least one of'),
    });
    expect(problemOf(input, 'leads[0].')).toMatchObject({ param: 'leads[0]' });
  });
});

test('uses the page of a company to identify only leads without a person', () => {
  const linkedinUrl = 'https://www.linkedin.com/company/acme';
  expect(read({ company: 'Acme', linkedinUrl }).identities).toEqual([
    { kind: 'linkedin', value: linkedinUrl },
  ]);
  expect(read({ firstName: 'Maria', linkedinUrl }).identities).toEqual([]);
  expect(read({ firstName: 'Maria', linkedinUrl }).fields.linkedinUrl).toBe(linkedinUrl);
});

test('reading a normalised lead changes nothing', () => {
  const input = fc.record(
    {
      firstName: fc.string(),
      company: fc.string({ minLength: 1 }),
      email: fc.emailAddress(),
      companyWebsite: fc.oneof(fc.webUrl(), fc.domain()),
      linkedinUrl: fc
        .stringMatching(/^[A-Za-z0-9-]{3,20}$/)
        .map((slug) => `www.linkedin.com/in/${slug}/?x=y`),
      notes: fc.string(),
      city: fc.string(),
      tags: fc.array(fc.string()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(input, (original) => {
      const first = readLeadInput(original);
      if ('problem' in first) return;
      const second = read({ ...first.draft.fields, tags: first.draft.tags });
      expect({ ...second, domainFrom: null }).toEqual({ ...first.draft, domainFrom: null });
    }),
  );
});
