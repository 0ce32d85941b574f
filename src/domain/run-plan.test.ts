import { expect, test } from 'vitest';
import { nothingToStartReason, planRun, type Candidate } from './run-plan.ts';

const candidate = (leadId: string, changes: Partial<Candidate> = {}): Candidate => ({
  leadId,
  company: null,
  host: null,
  hasAnalysis: false,
  suppressedFor: null,
  openIn: null,
  ...changes,
});

test('researches each company once, for its first lead that needs it', () => {
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
  expect(plan.selected).toHaveLength(5);
});

test('leaves out suppressed people with the reason and plans no research for them', () => {
  const plan = planRun([candidate('one', { host: 'a.example', suppressedFor: 'complaint' })]);
  const reason = 'This person is suppressed (complaint).';
  expect(plan).toEqual({
    selected: [],
    leftOut: [{ leadId: 'one', reason, runId: null }],
    research: [],
    ready: [],
  });
  expect(nothingToStartReason(plan)).toBeNull();
});

test('leaves out leads of other open runs and explains a run without other leads', () => {
  const unavailable = [
    candidate('one', { openIn: { runId: 'run_a', hasMessage: true } }),
    candidate('two', { openIn: { runId: 'run_b', hasMessage: false } }),
    candidate('three', { suppressedFor: 'complaint', openIn: { runId: 'run_c', hasMessage: true } }),
  ];
  const plan = planRun(unavailable);
  expect(plan.leftOut).toEqual([
    { leadId: 'one', reason: expect.stringMatching(/draft in run_a is still open/), runId: 'run_a' },
    { leadId: 'two', reason: expect.stringMatching(/run_b is still working/), runId: 'run_b' },
    { leadId: 'three', reason: expect.stringMatching(/is suppressed/), runId: null },
  ]);
  expect(nothingToStartReason(plan)).toContain('already in run_a, run_b');
  expect(nothingToStartReason(planRun([...unavailable, candidate('four')]))).toBeNull();
  const many = Array.from({ length: 7 }, (_, number) =>
    candidate(`${number}`, { openIn: { runId: `run_${number}`, hasMessage: true } }),
  );
  expect(nothingToStartReason(planRun(many))).toContain('run_4 and others');
});
