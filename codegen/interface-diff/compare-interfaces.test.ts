import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakingChanges, type PlantedChange } from '../fixtures/breaking-changes.ts';
import { brokenEvents } from '../fixtures/broken-events.ts';
import { additiveChanges, notedChanges } from '../fixtures/harmless-changes.ts';
import { get } from '../fixtures/bending.ts';
import { releasedModel } from '../fixtures/released.ts';
import { smallModel, type Bendable } from '../fixtures/sources.ts';
import type { Change, Move } from './change.ts';
import { compareInterfaces } from './compare-interfaces.ts';

const small = smallModel();
const broken = [...breakingChanges, ...brokenEvents];
const all = [...broken, ...additiveChanges, ...notedChanges];
const told = ({ level, subject, move, place }: Change) => `${level} ${subject} ${move} ${place}`;

describe('each kind of change is told, and nothing else:', () => {
  test.each(all)('%s', (_, said, bend) => {
    const bent = smallModel(bend);
    const changes = compareInterfaces(small, bent);
    expect(changes.map(told).sort()).toEqual([...said].sort());
    for (const { sentence } of changes) expect(sentence).toMatch(/^[a-zA-Z].*\.$/s);
    expect(compareInterfaces(bent, bent)).toEqual([]);
    // The other way round, each move is its opposite.
    expect(compareInterfaces(bent, small).map(opposite).sort()).toEqual(changes.map(moved).sort());
  });

  test('what is taken away again breaks', () => {
    const [, , plant] = additiveChanges.find(([what]) => what === 'new argument')!;
    expect(compareInterfaces(smallModel(plant), small).map(told)).toEqual([
      'breaking argument removed books.add arguments.colour',
    ]);
  });
});

describe('a release whose operations give their own responses', () => {
  const answer = (openapi: Bendable) => get(openapi).responses['200'];

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
    expect(compareInterfaces(rich, small).map(told).sort()).toEqual([
      'breaking field removed books.list 200.cost',
      'breaking header removed books.list 200',
    ]);
    expect(compareInterfaces(small, rich).map(told).sort()).toEqual([
      'additive field added books.list 200.cost',
      'additive header added books.list 200',
    ]);
  });
});

describe('whatever comes together', () => {
  const bent = (chosen: readonly PlantedChange[]) =>
    smallModel((openapi, registry) => {
      for (const [, , bend] of chosen) bend(openapi, registry);
    });

  test('additions never break, in whatever order', () => {
    const edits = fc.shuffledSubarray([...additiveChanges]);
    fc.assert(
      fc.property(edits, (chosen) => {
        const changes = compareInterfaces(small, bent(chosen));
        expect(changes.map(told).sort()).toEqual(chosen.flatMap(([, said]) => said).sort());
        expect(changes.filter(({ level }) => level === 'breaking')).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 30_000);

  test('a change that breaks is found among all additions', () => {
    const added = bent(additiveChanges);
    const missed = broken.filter((change) => {
      const changes = compareInterfaces(added, bent([...additiveChanges, change]));
      return changes.every(({ level }) => level !== 'breaking');
    });
    expect(missed.map(([what]) => what)).toEqual([]);
  }, 30_000);
});

const moved = ({ subject, move, place }: Change) => `${subject} ${move} ${place}`;

function opposite(change: Change): string {
  const opposites: Readonly<Record<Move, Move>> = {
    added: 'removed',
    removed: 'added',
    narrowed: 'widened',
    widened: 'narrowed',
    changed: 'changed',
  };
  return moved({ ...change, move: opposites[change.move] });
}
