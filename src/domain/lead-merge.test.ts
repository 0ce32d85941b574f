import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLead, leadStatuses, type LeadState } from './lead.ts';
import { toLeadState, mergeLeads, undoLeadMerge } from './lead-merge.ts';

const text = fc.constantFrom(null, '', 'a', 'b', 'c');
const lead = (id: string): fc.Arbitrary<LeadState> =>
  fc
    .record({
      firstName: text,
      company: text,
      email: text,
      notes: text,
      fitScore: fc.constantFrom(null, 0, 1),
      tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
      customFields: fc.dictionary(fc.constantFrom('k', 'l'), fc.constantFrom(0, 1, null)),
      suspectedDuplicates: fc.uniqueArray(fc.constantFrom('one', 'two', 'three')),
      status: fc.constantFrom(...leadStatuses),
      stage: fc.constantFrom('none', 'contacted', 'replied', 'meeting', 'customer', 'lost'),
      provenance: fc.dictionary(
        fc.constantFrom('firstName', 'company', 'tags'),
        fc.constant({ source: id, at: 1 }),
      ),
    })
    .map((fields) => ({ ...emptyLead(id, 'project'), ...fields }) as LeadState);

test('keeps the values of the primary, fills its gaps and combines lists', () => {
  fc.assert(
    fc.property(lead('one'), lead('two'), (primary, duplicate) => {
      const merged = mergeLeads(primary, duplicate);
      for (const field of ['firstName', 'company', 'email', 'notes', 'fitScore'] as const) {
        const isFilled = primary[field] === null || primary[field] === '';
        const other = duplicate[field] === '' ? null : duplicate[field];
        expect(merged[field]).toEqual(isFilled ? (other ?? primary[field]) : primary[field]);
      }
      expect(new Set(merged.tags)).toEqual(new Set([...primary.tags, ...duplicate.tags]));
      expect(merged.customFields).toEqual({ ...duplicate.customFields, ...primary.customFields });
      expect(merged.suspectedDuplicates).not.toContain('one');
      expect(merged.suspectedDuplicates).not.toContain('two');
    }),
  );
});

test('undoing a merge restores the primary but keeps later changes', () => {
  fc.assert(
    fc.property(lead('one'), lead('two'), (primary, duplicate) => {
      const merged = mergeLeads(primary, duplicate);
      expect(undoLeadMerge(merged, toLeadState(primary), merged)).toEqual(toLeadState(primary));
      const since = {
        ...merged,

        notes: 'since',
        tags: [...merged.tags, 'since'],
        customFields: { ...merged.customFields, m: 2 },
      };
      const separated = undoLeadMerge(since, toLeadState(primary), merged);
      expect(separated).toEqual({
        ...toLeadState(primary),
        notes: 'since',
        tags: [...primary.tags, 'since'],
        customFields: { ...primary.customFields, m: 2 },
      });
    }),
  );
});
