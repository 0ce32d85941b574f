import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLeadInput, type ParsedLead, type LeadInput } from './lead-input.ts';
import { emptyLead, type LeadState } from './lead.ts';
import { fillLead } from './fill-lead.ts';

const draftOf = (input: LeadInput): ParsedLead => {
  const reading = readLeadInput({ company: 'Acme', ...input });
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.draft;
};
const textFields = [
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'phone',
  'city',
  'notes',
  'source',
] as const;
const text = fc.string({ minLength: 1, maxLength: 8 }).filter((value) => value.trim() !== '');
const input = fc.record(
  {
    ...(Object.fromEntries(textFields.map((field) => [field, text])) as Record<
      (typeof textFields)[number],
      typeof text
    >),
    tags: fc.array(fc.constantFrom('a', 'b', 'c')),
    customFields: fc.dictionary(fc.constantFrom('x', 'y', '__proto__', 'constructor'), fc.jsonValue()),
    whyGoodLead: fc.record({ summary: text }),
  },
  { requiredKeys: [] },
);

const lead = emptyLead('lead_1', 'project_1');

test('fills empty fields with their source and time', () => {
  const draft = draftOf({ email: 'a@acme.example', source: 'fair', tags: ['x'] });
  const filled = fillLead(lead, draft, 7);
  expect(filled.lead).toMatchObject({
    company: 'Acme',
    email: 'a@acme.example',
    companyDomain: 'acme.example',
    tags: ['x'],
  });
  expect(filled.lead.provenance).toMatchObject({
    company: { source: 'fair', at: 7 },
    companyDomain: { source: 'derived:email', at: 7 },
  });
  expect(fillLead(lead, draftOf({}), 7).lead.provenance).toEqual({ company: { source: 'api', at: 7 } });
});

test('never overwrites a value, only adds to lists, and changes nothing when repeated', () => {
  fc.assert(
    fc.property(input, input, (first, second) => {
      const before = fillLead(lead, draftOf(first), 1).lead;
      const { lead: after, filled } = fillLead(before, draftOf(second), 2);
      for (const field of [...textFields, 'whyGoodLead'] as const) {
        if (before[field]) expect(after[field]).toEqual(before[field]);
        if (before[field]) expect(filled).not.toContain(field);
      }
      expect(after.tags.slice(0, before.tags.length)).toEqual(before.tags);
      for (const name of Object.keys(before.customFields)) {
        expect(after.customFields[name]).toEqual(before.customFields[name]);
      }
      for (const field of Object.keys(before.provenance)) {
        if (!filled.includes(field)) expect(after.provenance[field]).toEqual(before.provenance[field]);
      }
      expect(fillLead(after, draftOf(second), 3)).toEqual({ lead: after, filled: [] });
    }),
  );
});

test('fills the same fields in any order if the drafts agree', () => {
  fc.assert(
    fc.property(
      input,
      fc.array(fc.subarray(textFields.filter((field) => field !== 'company'))),
      (complete, parts) => {
        const drafts = parts.map((part) =>
          draftOf(
            Object.fromEntries(part.flatMap((field) => (complete[field] ? [[field, complete[field]]] : []))),
          ),
        );
        const fillAll = (all: ParsedLead[]) =>
          all.reduce<LeadState>((filled, draft) => fillLead(filled, draft, 1).lead, lead);
        const { provenance: _one, ...forwards } = fillAll(drafts);
        const { provenance: _other, ...backwards } = fillAll(drafts.toReversed());
        expect(backwards).toEqual(forwards);
      },
    ),
  );
});
