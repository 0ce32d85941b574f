import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowStep, StepRecord } from './flow.ts';
import { validateSteps } from './flow-validation.ts';
import { chooseRoute, lastCategory, skippedRecords } from './routing.ts';

const keys = ['quote', 'job', 'unsure'];

/** Random steps with routes to any step for any category. */
const anySteps = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anyStep(`step${index}`, count))));

function anyStep(id: string, count: number): fc.Arbitrary<FlowStep> {
  const target = fc.oneof(
    fc.constantFrom('stop', 'nowhere'),
    fc.nat(count - 1).map((index) => `step${index}`),
  );
  const route = fc.record({ when: fc.constantFrom(...keys, 'spam', '*'), goTo: target });
  return fc.oneof(
    fc.constant<FlowStep>({ id, kind: 'understand', categories: [{ key: 'quote' }, { key: 'job' }] }),
    fc
      .array(route, { minLength: 1, maxLength: 3 })
      .map((routes): FlowStep => ({ id, kind: 'route', routes })),
    fc.constant<FlowStep>({ id, kind: 'notify', webhook: true }),
  );
}

/** Runs the steps like the engine, with these decisions for the `understand` steps. */
function runSteps(steps: readonly FlowStep[], decisions: readonly string[]): StepRecord[] {
  const records: StepRecord[] = [];
  while (records.length < steps.length) {
    const position = records.length;
    const step = steps[position]!;
    if (step.kind === 'route') {
      const { next, reason } = chooseRoute(steps, position, lastCategory(records));
      expect(next).toBeGreaterThan(position);
      records.push({ outcome: 'done', reason }, ...skippedRecords(steps, position + 1, next, step));
    } else {
      const category = step.kind === 'understand' ? decisions[position % decisions.length]! : null;
      records.push({ outcome: 'done', reason: 'Done.', category });
    }
  }
  return records;
}

test('runs every valid flow to its end with one record per step', () => {
  let validCount = 0;
  fc.assert(
    fc.property(anySteps, fc.array(fc.constantFrom(...keys), { minLength: 1 }), (steps, decisions) => {
      fc.pre(validateSteps(steps) === null);
      validCount += 1;
      expect(runSteps(steps, decisions)).toHaveLength(steps.length);
    }),
    { numRuns: 300, maxSkipsPerRun: 1_000 },
  );
  expect(validCount).toBe(300);
});

/** The positions that a path reaches after an `understand` step, found by trying all paths. */
function positionsWithCategory(steps: readonly FlowStep[], position = 0, hasCategory = false): number[] {
  const step = steps[position];
  if (!step) return [];
  const named = (step.routes ?? []).map(({ goTo }) => steps.findIndex(({ id }) => id === goTo));
  const hasDefault = (step.routes ?? []).some(({ when }) => when === '*');
  const targets = [...new Set([...named, ...(hasDefault ? [] : [position + 1])])];
  const later = targets
    .filter((next) => next > position)
    .flatMap((next) => positionsWithCategory(steps, next, hasCategory || step.kind === 'understand'));
  return hasCategory ? [position, ...later] : later;
}

test('accepts exactly the flows whose routes lead forward and use possible categories', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const withCategory = positionsWithCategory(steps);
      const isValid = steps.every(({ kind, routes = [] }, position) => {
        const targets = steps.slice(position + 1).map(({ id }) => id);
        const categories = routes.map(({ when }) => when);
        return (
          new Set(categories).size === categories.length &&
          routes.every(({ goTo }) => goTo === 'stop' || targets.includes(goTo)) &&
          categories.every((when) => when === '*' || keys.includes(when)) &&
          (kind !== 'route' || withCategory.includes(position))
        );
      });
      expect(validateSteps(steps) === null).toBe(isValid);
    }),
    { numRuns: 500 },
  );
});

describe('a route', () => {
  const steps: FlowStep[] = [
    { id: 'classify', kind: 'understand' },
    { id: 'route', kind: 'route', routes: [{ when: 'quote', goTo: 'last' }] },
    { id: 'middle', kind: 'notify' },
    { id: 'last', kind: 'notify' },
  ];
  const withAny = [steps[0]!, { ...steps[1]!, routes: [...steps[1]!.routes!, { when: '*', goTo: 'stop' }] }];

  test.each([
    ['continues with the step for its category', steps, 'quote', 3, 'continues with last'],
    ['continues with the next step if the category has no route', steps, 'job', 2, 'has no route'],
    ['continues with the next step without a category', steps, null, 2, 'No category was decided'],
    ['uses the route for all others', [...withAny, ...steps.slice(2)], 'job', 4, 'ends here'],
    [
      'uses the route for all others without a category',
      [...withAny, ...steps.slice(2)],
      null,
      4,
      'ends here',
    ],
    [
      'prefers the route for its category',
      [...withAny, ...steps.slice(2)],
      'quote',
      3,
      'continues with last',
    ],
  ])('%s', (_, flowSteps, category, next, text) => {
    const decision = chooseRoute(flowSteps, 1, category);
    expect(decision.next).toBe(next);
    expect(decision.reason).toContain(text);
  });
});

test('explains a decision by its route', () => {
  const reasonFor = (when: string) =>
    chooseRoute([{ id: 'route', kind: 'route', routes: [{ when, goTo: 'stop' }] }], 0, 'quote').reason;
  expect(reasonFor('quote')).toBe('The category is quote: the flow ends here.');
  expect(reasonFor('*')).toBe('The category is quote, by the route for all others: the flow ends here.');
});

test('distinguishes steps that a route skips from steps after the end', () => {
  const by: FlowStep = { id: 'route', kind: 'route' };
  const steps: FlowStep[] = [by, ...['one', 'two'].map((id): FlowStep => ({ id, kind: 'notify' }))];
  const skipped = { outcome: 'skipped', reason: 'route skipped it.' };
  const stopped = { outcome: 'skipped', reason: 'route ended the flow before it.' };
  expect(skippedRecords(steps, 1, 2, by)).toEqual([skipped]);
  expect(skippedRecords(steps, 1, 3, by)).toEqual([stopped, stopped]);
});

test('returns the category that the last step with a category decided', () => {
  const records: StepRecord[] = [
    { outcome: 'done', reason: '-', category: 'quote' },
    { outcome: 'done', reason: '-', category: 'job' },
    { outcome: 'done', reason: '-' },
    { outcome: 'skipped', reason: '-', category: null },
  ];
  expect(lastCategory(records)).toBe('job');
  expect(lastCategory(records.slice(2))).toBeNull();
});

test('never suggests * for a misspelt category', () => {
  const problem = validateSteps([
    { id: 'classify', kind: 'understand', categories: [{ key: 'quotation' }] },
    { id: 'route', kind: 'route', routes: [{ when: 'ab', goTo: 'stop' }] },
  ]);
  expect(problem).toMatchObject({ param: 'steps[1].routes[0].when' });
  expect(problem!.problem).toContain('earlier step. Use one of: quotation, unsure, *.');
});
