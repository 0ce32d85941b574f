import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editLead, type LeadEdit } from './lead-edit.ts';
import { emptyLead, type LeadState } from './lead.ts';

const lead: LeadState = {
  ...emptyLead('lead_1', 'project_1'),
  firstName: 'Maria',
  email: 'maria@gmail.com',
  notes: 'Met at the fair.',
  provenance: { firstName: { source: 'fair', at: 1 } },
};
const edit = (changes: LeadEdit, before = lead) => {
  const result = editLead(before, changes, 9);
  if ('problem' in result) throw new Error(result.problem.message);
  return result;
};
const problemOf = (changes: LeadEdit) => {
  const result = editLead(lead, changes, 9);
  return 'problem' in result ? result.problem.param : null;
};

test('sets the given fields with their source and time and keeps the others', () => {
  const { lead: after, edited } = edit({
    jobTitle: ' CTO ',
    fitScore: 3,
    tags: ['a', 'a'],
    status: 'qualified',
  });
  expect(edited).toEqual(['jobTitle', 'fitScore', 'status', 'tags']);
  expect(after).toMatchObject({
    jobTitle: 'CTO',
    fitScore: 3,
    tags: ['a'],
    status: 'qualified',
    firstName: 'Maria',
  });
  expect(after.provenance).toMatchObject({
    firstName: { source: 'fair', at: 1 },
    jobTitle: { source: 'api', at: 9 },
  });
});

test('clears a field and its source by a blank text or null', () => {
  const { lead: after, edited } = edit({ firstName: ' ', dealValueEur: null });
  expect(after.firstName).toBeNull();
  expect(after.provenance).toEqual({});
  expect(edited).toEqual(['firstName']);
});

test('replaces notes or appends them as a new paragraph', () => {
  expect(edit({ notes: 'New.' }).lead.notes).toBe('New.');
  expect(edit({ notes: 'New.', appendNote: true }).lead.notes).toBe('Met at the fair.\n\nNew.');
  expect(edit({ notes: 'New.', appendNote: true }, emptyLead('lead_2', 'project_1')).lead.notes).toBe('New.');
  expect(edit({ notes: '  ', appendNote: true }).edited).toEqual([]);
  expect(problemOf({ notes: 'x'.repeat(65_530), appendNote: true })).toBe('notes');
});

test('changes the stage when a deal is won or lost', () => {
  expect(edit({ dealStage: 'won' }).lead.stage).toBe('customer');
  expect(edit({ dealStage: 'lost' }).lead.stage).toBe('lost');
  expect(edit({ dealStage: 'negotiation' }).lead.stage).toBe('none');
  expect(edit({ dealStage: null }, { ...lead, dealStage: 'won', stage: 'customer' }).lead).toMatchObject({
    dealStage: null,
    stage: 'customer',
  });
});

test('derives a missing company domain and keeps a known one', () => {
  const derived = edit({ companyWebsite: 'www.acme.example' });
  expect(derived.lead).toMatchObject({
    companyWebsite: 'https://www.acme.example',
    companyDomain: 'acme.example',
  });
  expect(derived.lead.provenance.companyDomain).toEqual({ source: 'derived:companyWebsite', at: 9 });
  expect(derived.edited).toEqual(['companyWebsite', 'companyDomain']);
  expect(edit({ companyWebsite: 'acme.example', companyDomain: null }).lead.companyDomain ?? null).toBeNull();
  expect(
    edit({ email: 'maria@acme.example' }, { ...lead, companyDomain: 'kept.example' }).lead.companyDomain,
  ).toBe('kept.example');
});

describe('reports an invalid argument:', () => {
  test.each<[string, LeadEdit]>([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['companyWebsite', { companyWebsite: 'no site' }],
    ['externalUrl', { externalUrl: 'javascript:alert(1)' }],
    ['companyDomain', { companyDomain: 'no domain' }],
    ['companyDomain', { companyDomain: 'gmail.com' }],
  ])('%s in %o', (param, changes) => {
    expect(problemOf(changes)).toBe(param);
  });
});

test('changes nothing when an edit is repeated', () => {
  const text = fc.string({ maxLength: 6 });
  const edits = fc.record(
    {
      firstName: text,
      city: text,
      notes: text,
      analysis: text,
      tags: fc.array(fc.constantFrom('a', 'b')),
      status: fc.constantFrom('new', 'qualified', 'unqualified'),
      dealStage: fc.constantFrom('won', 'lost', 'negotiation', null),
      dealValueEur: fc.option(fc.nat()),
      companyWebsite: fc.domain(),
      customFields: fc.dictionary(fc.string(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<LeadEdit>;
  fc.assert(
    fc.property(edits, (changes) => {
      const once = edit(changes).lead;
      expect(edit(changes, once).edited).toEqual([]);
      expect(edit({}, once).edited).toEqual([]);
    }),
  );
});
