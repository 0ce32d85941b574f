import { expect, test } from 'vitest';
import { planRun, type Candidate } from './run-plan.ts';

const candidate = (leadId: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ leadId, company: null, host: null, hasAnalysis: false, suppressedFor: null },
  ...changes,
});

test('a company is researched once, for the first of its leads that needs it', () => {
  const plan = planRun([
    candidate('one', { host: 'a.example', hasAnalysis: true }),
    candidate('two', { host: 'a.example' }),
    candidate('three', { host: 'a.example' }),
    candidate('four', { host: 'b.example' }),
    candidate('five'),
  ]);
  expect(plan.research).toEqual([
    { host: 'a.example', leadId: 'two' },
    { host: 'b.example', leadId: 'four' },
  ]);
  expect(plan.ready.map(({ leadId }) => leadId)).toEqual(['one', 'five']);
  expect(plan.taken).toHaveLength(5);
  expect(plan.credits).toBe(7);
});

test('who must not be written to is left out with the reason, and nothing is planned for their company alone', () => {
  const plan = planRun([candidate('one', { host: 'a.example', suppressedFor: 'complaint' })]);
  const reason = 'This person must not be written to (complaint).';
  expect(plan).toEqual({
    taken: [],
    leftOut: [{ leadId: 'one', reason }],
    research: [],
    ready: [],
    credits: 0,
  });
});
