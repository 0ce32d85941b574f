import { expect, test } from 'vitest';
import type { JobKind } from './run.ts';
import { isPastDrafts, needsPerson, deriveRunStatus, type RunFacts } from './run-status.ts';

const facts = (changes: Partial<RunFacts>, ...open: JobKind[]): RunFacts => ({
  origin: 'brief',
  isArchived: false,
  isConfirmed: true,
  isParked: false,
  proposed: 0,
  undecided: 0,
  open: new Set(open),
  ...changes,
});

test('a run from a brief moves from its search to its drafts', () => {
  const phases = [
    facts({ isConfirmed: false }, 'discover'),
    facts({ isConfirmed: false, proposed: 3 }),
    facts({}, 'research', 'contacts'),
    facts({}, 'contacts', 'draft'),
    facts({}, 'draft'),
    facts({}),
  ];
  expect(phases.map(deriveRunStatus)).toEqual([
    'discovering',
    'awaiting_profile',
    'resolving_contacts',
    'resolving_contacts',
    'drafting',
    'awaiting_approval',
  ]);
});

test('a run from a brief without companies waits for a person', () => {
  expect(deriveRunStatus(facts({ isConfirmed: false }))).toBe('awaiting_profile');
  expect(deriveRunStatus(facts({ origin: 'material', isConfirmed: false }))).toBe('awaiting_approval');
});

test('a run from leads is drafting from the start, also during research', () => {
  expect(deriveRunStatus(facts({ origin: 'leads', isConfirmed: false }, 'research'))).toBe('drafting');
  expect(deriveRunStatus(facts({ origin: 'leads', isConfirmed: false }))).toBe('awaiting_approval');
});

test('a run waits for the acceptance of people after its open work', () => {
  expect(deriveRunStatus(facts({ undecided: 2 }))).toBe('awaiting_contacts');
  expect(deriveRunStatus(facts({ undecided: 2 }, 'draft'))).toBe('drafting');
  expect(deriveRunStatus(facts({ undecided: 2, proposed: 1 }))).toBe('awaiting_profile');
});

test('a lack of credits parks a run in any stage unless it is archived', () => {
  expect(deriveRunStatus(facts({ isParked: true, proposed: 1 }, 'contacts'))).toBe('parked_credits');
  expect(deriveRunStatus(facts({ isParked: true, isArchived: true, undecided: 1 }, 'draft'))).toBe(
    'awaiting_approval',
  );
});

test('distinguishes statuses after the drafts and statuses that need a person', () => {
  expect(
    ['sending', 'completed', 'failed', 'drafting'].map((status) => isPastDrafts(status as never)),
  ).toEqual([true, true, true, false]);
  expect(
    ['awaiting_profile', 'parked_credits', 'drafting', 'sending'].map((status) =>
      needsPerson(status as never),
    ),
  ).toEqual([true, true, false, false]);
});
