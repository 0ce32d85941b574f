import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakingChanges, type ExampleChange } from '../fixtures/breaking-changes.ts';
import { breakingEventChanges } from '../fixtures/breaking-event-changes.ts';
import { additiveChanges, notedChanges } from '../fixtures/compatible-changes.ts';
import { get } from '../fixtures/document-mutations.ts';
import { releasedModel } from '../fixtures/released.ts';
import { smallModel, type MutableDocument } from '../fixtures/sources.ts';
import type { Change, ChangeKind } from './change.ts';
import { compareInterfaces } from './compare-interfaces.ts';

const small = smallModel();
const allBreakingChanges = [...breakingChanges, ...breakingEventChanges];
const all = [...allBreakingChanges, ...additiveChanges, ...notedChanges];
const formatChange = ({ level, subject, kind, location }: Change) =>
  `${level} ${subject} ${kind} ${location}`;

describe('reports each kind of change and nothing else:', () => {
  test.each(all)('%s', (_, said, mutate) => {
    const mutated = smallModel(mutate);
    const changes = compareInterfaces(small, mutated);
    expect(changes.map(formatChange).sort()).toEqual([...said].sort());
    for (const { sentence } of changes) expect(sentence).toMatch(/^[a-zA-Z].*\.$/s);
    expect(compareInterfaces(mutated, mutated)).toEqual([]);
    // In the other direction, each change is its opposite.
    expect(compareInterfaces(mutated, small).map(opposite).sort()).toEqual(changes.map(moved).sort());
  });

  test('removing an addition breaks', () => {
    const [, , plant] = additiveChanges.find(([what]) => what === 'new argument')!;
    expect(compareInterfaces(smallModel(plant), small).map(formatChange)).toEqual([
      'breaking argument removed books.add arguments.colour',
    ]);
  });
});

describe('a release whose operations give their own responses', () => {
  const answer = (openapi: MutableDocument) => get(openapi).responses['200'];

  test('is the same interface', () => {
    const { guides: _, ...model } = small;
    expect(releasedModel()).toEqual({ ...model, guides: [] });
  });

  test('breaks where the envelope has lost a field or a header', () => {
    const rich = releasedModel((openapi) => {
      const { schema } = answer(openapi).content['application/json'];
      schema.properties.cost = { type: 'integer' };
      answer(openapi).headers['X-Count'] = { schema: { type: 'integer' } };
    });
    expect(compareInterfaces(rich, small).map(formatChange).sort()).toEqual([
      'breaking field removed books.list 200.cost',
      'breaking header removed books.list 200',
    ]);
    expect(compareInterfaces(small, rich).map(formatChange).sort()).toEqual([
      'additive field added books.list 200.cost',
      'additive header added books.list 200',
    ]);
  });
});

describe('combined changes', () => {
  const mutated = (chosen: readonly ExampleChange[]) =>
    smallModel((openapi, registry) => {
      for (const [, , mutate] of chosen) mutate(openapi, registry);
    });

  test('additions never break, in any order', () => {
    const edits = fc.shuffledSubarray([...additiveChanges]);
    fc.assert(
      fc.property(edits, (chosen) => {
        const changes = compareInterfaces(small, mutated(chosen));
        expect(changes.map(formatChange).sort()).toEqual(chosen.flatMap(([, said]) => said).sort());
        expect(changes.filter(({ level }) => level === 'breaking')).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 30_000);

  test('finds a breaking change among all additions', () => {
    const added = mutated(additiveChanges);
    const missed = allBreakingChanges.filter((change) => {
      const changes = compareInterfaces(added, mutated([...additiveChanges, change]));
      return changes.every(({ level }) => level !== 'breaking');
    });
    expect(missed.map(([what]) => what)).toEqual([]);
  }, 30_000);
});

const moved = ({ subject, kind, location }: Change) => `${subject} ${kind} ${location}`;

function opposite(change: Change): string {
  const opposites: Readonly<Record<ChangeKind, ChangeKind>> = {
    added: 'removed',
    removed: 'added',
    narrowed: 'widened',
    widened: 'narrowed',
    changed: 'changed',
  };
  return moved({ ...change, kind: opposites[change.kind] });
}
