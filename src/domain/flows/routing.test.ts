import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowStep, StepRecord } from './flow.ts';
import { validateSteps } from './flow-validation.ts';
import { chooseRoute, lastCategory, skippedRecords } from './routing.ts';

const keys = ['quote', 'job', 'unsure'];

/** Random steps, whose routes lead anywhere and test any category. */
const anySteps = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => anyStep(`step${place}`, count))));

function anyStep(id: string, count: number): fc.Arbitrary<FlowStep> {
  const target = fc.oneof(
    fc.constantFrom('stop', 'nowhere'),
    fc.nat(count - 1).map((place) => `step${place}`),
  );
  const way = fc.record({ when: fc.constantFrom(...keys, 'spam', '*'), goTo: target });
  return fc.oneof(
    fc.constant<FlowStep>({ id, kind: 'understand', categories: [{ key: 'quote' }, { key: 'job' }] }),
    fc.array(way, { minLength: 1, maxLength: 3 }).map((routes): FlowStep => ({ id, kind: 'route', routes })),
    fc.constant<FlowStep>({ id, kind: 'notify', webhook: true }),
  );
}

/** Follows the steps like the engine, with the decisions of the `understand` steps. */
function walk(steps: readonly FlowStep[], decisions: readonly string[]): StepRecord[] {
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

test('every valid flow ends with one row per step', () => {
  let followed = 0;
  fc.assert(
    fc.property(anySteps, fc.array(fc.constantFrom(...keys), { minLength: 1 }), (steps, decisions) => {
      fc.pre(validateSteps(steps) === null);
      followed += 1;
      expect(walk(steps, decisions)).toHaveLength(steps.length);
    }),
    { numRuns: 300, maxSkipsPerRun: 1_000 },
  );
  expect(followed).toBe(300);
});

/** The positions that some path reaches after understanding, found by trying all paths. */
function placesUnderstood(steps: readonly FlowStep[], place = 0, understood = false): number[] {
  const step = steps[place];
  if (!step) return [];
  const named = (step.routes ?? []).map(({ goTo }) => steps.findIndex(({ id }) => id === goTo));
  const isLast = (step.routes ?? []).some(({ when }) => when === '*');
  const onward = [...new Set([...named, ...(isLast ? [] : [place + 1])])].filter((next) => next > place);
  const behind = onward.flatMap((next) =>
    placesUnderstood(steps, next, understood || step.kind === 'understand'),
  );
  return understood ? [place, ...behind] : behind;
}

test('rejects routes that go back, lead nowhere or need an impossible category', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const understood = placesUnderstood(steps);
      const isSound = steps.every(({ kind, routes = [] }, place) => {
        const targets = steps.slice(place + 1).map(({ id }) => id);
        const waits = routes.map(({ when }) => when);
        return (
          new Set(waits).size === waits.length &&
          routes.every(({ goTo }) => goTo === 'stop' || targets.includes(goTo)) &&
          waits.every((when) => when === '*' || keys.includes(when)) &&
          (kind !== 'route' || understood.includes(place))
        );
      });
      expect(validateSteps(steps) === null).toBe(isSound);
    }),
    { numRuns: 500 },
  );
});

describe('a route', () => {
  const steps: FlowStep[] = [
    { id: 'what', kind: 'understand' },
    { id: 'way', kind: 'route', routes: [{ when: 'quote', goTo: 'last' }] },
    { id: 'middle', kind: 'notify' },
    { id: 'last', kind: 'notify' },
  ];
  const withAny = [steps[0]!, { ...steps[1]!, routes: [...steps[1]!.routes!, { when: '*', goTo: 'stop' }] }];

  test.each([
    ['goes where its category says', steps, 'quote', 3, 'continues with last'],
    ['goes on where none is named', steps, 'job', 2, 'has no route'],
    ['goes on where nothing was understood', steps, null, 2, 'No category was decided'],
    ['takes the way for any other', [...withAny, ...steps.slice(2)], 'job', 4, 'ends here'],
    ['takes it where nothing was understood', [...withAny, ...steps.slice(2)], null, 4, 'ends here'],
    ['prefers the named way', [...withAny, ...steps.slice(2)], 'quote', 3, 'continues with last'],
  ])('%s', (_, given, category, next, words) => {
    const way = chooseRoute(given, 1, category);
    expect(way.next).toBe(next);
    expect(way.reason).toContain(words);
  });
});

test('a path names its route', () => {
  const way = (when: string) =>
    chooseRoute([{ id: 'way', kind: 'route', routes: [{ when, goTo: 'stop' }] }], 0, 'quote').reason;
  expect(way('quote')).toBe('The category is quote: the flow ends here.');
  expect(way('*')).toBe('The category is quote, by the route for all others: the flow ends here.');
});

test('distinguishes steps that are skipped from those after the end', () => {
  const by: FlowStep = { id: 'way', kind: 'route' };
  const steps: FlowStep[] = [by, ...['one', 'two'].map((id): FlowStep => ({ id, kind: 'notify' }))];
  const past = { outcome: 'skipped', reason: 'way skipped it.' };
  const stopped = { outcome: 'skipped', reason: 'way ended the flow before it.' };
  expect(skippedRecords(steps, 1, 2, by)).toEqual([past]);
  expect(skippedRecords(steps, 1, 3, by)).toEqual([stopped, stopped]);
});

test('the last successful understand step decides the category', () => {
  const records: StepRecord[] = [
    { outcome: 'done', reason: '-', category: 'quote' },
    { outcome: 'done', reason: '-', category: 'job' },
    { outcome: 'done', reason: '-' },
    { outcome: 'skipped', reason: '-', category: null },
  ];
  expect(lastCategory(records)).toBe('job');
  expect(lastCategory(records.slice(2))).toBeNull();
});

test('a misspelt category is not treated as a wildcard', () => {
  const objection = validateSteps([
    { id: 'what', kind: 'understand', categories: [{ key: 'quotation' }] },
    { id: 'way', kind: 'route', routes: [{ when: 'ab', goTo: 'stop' }] },
  ]);
  expect(objection).toMatchObject({ param: 'steps[1].routes[0].when' });
  expect(objection!.problem).toContain('earlier step. Use one of: quotation, unsure, *.');
});
