import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeBlocks,
  lockedBlocks,
  orderBlocks,
  standardBlocks,
  structureProblems,
  type BlockInput,
} from './structure.ts';

describe('standardBlocks', () => {
  it('is a structure without problems, with a subject and a body', () => {
    expect(structureProblems(standardBlocks())).toEqual([]);
    expect(standardBlocks().filter((block) => block.role === 'subject')).toHaveLength(1);
  });
});

describe('structureProblems', () => {
  it.each([
    [[{ kind: 'locked' as const }], 'blocks[0].content'],
    [[{ kind: 'generated' as const, content: 'Hi' }], 'blocks[0].content'],
    [[{ kind: 'locked' as const, content: 'Hi', aiInstruction: 'write' }], 'blocks[0].aiInstruction'],
    [
      [
        { kind: 'generated' as const, id: 'a' },
        { kind: 'generated' as const, id: 'a' },
      ],
      'blocks[1].id',
    ],
    [[{ kind: 'generated' as const, id: ' ' }], 'blocks[0].id'],
    [[{ kind: 'generated' as const, role: 'subject' as const }], 'blocks'],
    [
      [
        { kind: 'locked' as const, role: 'subject' as const, content: 'a\nb' },
        { kind: 'generated' as const },
      ],
      'blocks[0].content',
    ],
  ])('names what is wrong with %j', (blocks, path) => {
    expect(structureProblems(blocks).map((problem) => problem.path)).toEqual([path]);
  });
});

describe('orderBlocks', () => {
  it('sorts by order and keeps blocks without an order after their neighbour', () => {
    const blocks = orderBlocks([
      { kind: 'generated', id: 'late', order: 5 },
      { kind: 'generated', id: 'after-late' },
      { kind: 'generated', id: 'early', order: 1 },
    ]);
    expect(blocks.map((block) => block.id)).toEqual(['early', 'late', 'after-late']);
  });

  it('gives every block a unique id and the order of its place', () => {
    const input = fc.record({
      kind: fc.constantFrom('locked' as const, 'generated' as const),
      id: fc.option(fc.constantFrom('block-1', 'block-2', 'a'), { nil: undefined }),
      order: fc.option(fc.integer({ min: -3, max: 9 }), { nil: undefined }),
      content: fc.option(fc.string(), { nil: undefined }),
    });
    const unique = fc.uniqueArray(input, { selector: (block) => block.id ?? {} });
    fc.assert(
      fc.property(unique, (inputs) => {
        const blocks = orderBlocks(inputs);
        expect(new Set(blocks.map((block) => block.id)).size).toBe(inputs.length);
        expect(blocks.map((block) => block.order)).toEqual(inputs.map((_, index) => index));
        const contents = (list: readonly BlockInput[]) => new Set(list.map((block) => block.content));
        expect(contents(blocks)).toEqual(contents(inputs));
      }),
    );
  });
});

describe('completeBlocks', () => {
  it('adds a generated subject if a structure has none', () => {
    const [first] = completeBlocks([{ id: 'subject', order: 0, kind: 'generated', role: 'body' }]);
    expect(first).toMatchObject({ id: 'subject-generated', role: 'subject', kind: 'generated' });
  });
});

describe('lockedBlocks', () => {
  it('hashes the content in UTF-8', () => {
    const [block] = lockedBlocks([{ id: 'a', order: 0, kind: 'locked', role: 'body', content: 'å' }]);
    expect(block!.sha256).toBe('e83979df9d36090142f23051f8e8d7ad48e5c20dff5c9e7b92ca3454f67469f9');
  });
});
