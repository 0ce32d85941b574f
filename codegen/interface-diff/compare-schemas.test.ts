import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryFor } from '../fixtures/arbitrary.ts';
import type { JsonSchema, Model } from '../model.ts';
import type { Direction } from './change.ts';
import { compareSchemas } from './compare-schemas.ts';

const model = { schemas: new Map() } as unknown as Model;
const models = { before: model, after: model };
const ajv = new Ajv2020({ strict: false, addUsedSchema: false });

type SchemaPair = readonly [JsonSchema, JsonSchema];

/** Generators of simple schemas. Their few words and bounds often overlap. */
const leaves: readonly fc.Arbitrary<JsonSchema>[] = [
  optional(
    { type: fc.constant('string') },
    { minLength: fc.nat(2), maxLength: fc.integer({ min: 2, max: 4 }) },
  ),
  fc.record({ type: fc.constantFrom<string[]>(['string'], ['string', 'null'], ['boolean', 'null']) }),
  fc.record({ enum: fc.subarray(['a', 'b', 'c'], { minLength: 1 }) }),
  optional(
    { type: fc.constantFrom('integer', 'number') },
    { minimum: fc.nat(2), maximum: fc.integer({ min: 2, max: 4 }) },
  ),
];

/** Two schemas of the same shape with some differences. */
const { two: schemaPair } = fc.letrec<{
  two: SchemaPair;
  object: SchemaPair;
  list: SchemaPair;
  choice: SchemaPair;
}>((tie) => ({
  two: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'schema' },
    ...leaves.map((leaf) => fc.tuple(leaf, leaf)),
    fc.tuple(fc.oneof(...leaves), fc.oneof(...leaves)),
    tie('object'),
    tie('list'),
    tie('choice'),
  ),
  object: fc
    .tuple(field(tie('two')), field(tie('two')))
    .map(([p, q]) => [objectOf({ p: p.before, q: q.before }), objectOf({ p: p.after, q: q.after })]),
  list: fc
    .tuple(tie('two'), fc.option(fc.nat(2)), fc.option(fc.nat(2)))
    .map(([[before, after], most, mostAfter]) => [listOf(before, most), listOf(after, mostAfter)]),
  choice: fc
    .tuple(tie('two'), fc.boolean(), fc.boolean())
    .map(([[before, after], ...isNullable]) => [orNull(before, isNullable[0]), orNull(after, isNullable[1])]),
}));

interface Field {
  readonly schema: JsonSchema;
  readonly presence: 'absent' | 'optional' | 'required';
}

function field(schemas: fc.Arbitrary<SchemaPair>): fc.Arbitrary<{ before: Field; after: Field }> {
  const presence = fc.constantFrom<Field['presence']>('absent', 'optional', 'required');
  return fc.tuple(schemas, presence, presence).map(([[before, after], was, is]) => ({
    before: { schema: before, presence: was },
    after: { schema: after, presence: is },
  }));
}

function objectOf(fields: Readonly<Record<string, Field>>): JsonSchema {
  const there = Object.entries(fields).filter(([, { presence }]) => presence !== 'absent');
  return {
    type: 'object',
    properties: Object.fromEntries(there.map(([name, { schema }]) => [name, schema])),
    required: there.filter(([, { presence }]) => presence === 'required').map(([name]) => name),
    additionalProperties: false,
  };
}

const listOf = (items: JsonSchema, maxItems: number | null): JsonSchema => ({
  type: 'array',
  items,
  ...(maxItems !== null && { maxItems }),
});

const orNull = (schema: JsonSchema, isNullable: boolean): JsonSchema =>
  isNullable ? { anyOf: [schema, { type: 'null' }] } : schema;

function optional(
  always: Record<string, fc.Arbitrary<unknown>>,
  sometimes: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<JsonSchema> {
  return fc.record({ ...always, ...sometimes }, { requiredKeys: Object.keys(always), noNullPrototype: true });
}

const isBreaking = (direction: Direction, before: JsonSchema, after: JsonSchema) =>
  compareSchemas(models, direction, 'it', { before, after }).some(({ level }) => level === 'breaking');

const withValue = schemaPair.chain(([one, other]) =>
  fc.tuple(fc.constant(one), fc.constant(other), arbitraryFor(model, one)),
);

test('without a breaking change, all values that callers could send are still accepted', () => {
  fc.assert(
    fc.property(withValue, ([before, after, value]) => {
      fc.pre(!isBreaking('sent', before, after));
      expect(ajv.validate(after, value), JSON.stringify({ before, after, value })).toBe(true);
    }),
    { numRuns: 600, maxSkipsPerRun: 100 },
  );
});

test('without a breaking change, received values fit the old schema, except for new fields and enum values', () => {
  fc.assert(
    // The value fits the first schema, so here the first is the new one.
    fc.property(withValue, ([after, before, value]) => {
      fc.pre(!isBreaking('received', before, after));
      const known = toReaderSchema(before);
      expect(ajv.validate(known, value), JSON.stringify({ before, after, value })).toBe(true);
    }),
    { numRuns: 600, maxSkipsPerRun: 100 },
  );
});

test('an unchanged schema has no breaking change, and a changed bound breaks one direction only', () => {
  fc.assert(
    fc.property(
      schemaPair,
      ([same]) => !isBreaking('sent', same, same) && !isBreaking('received', same, same),
    ),
  );
  const [short, long] = [
    { type: 'string', maxLength: 2 },
    { type: 'string', maxLength: 3 },
  ];
  expect([isBreaking('sent', long, short), isBreaking('received', short, long)]).toEqual([true, true]);
  expect([isBreaking('sent', short, long), isBreaking('received', long, short)]).toEqual([false, false]);
});

const text = { type: 'string' };
const stringUpTo = (maxLength: number) => ({ ...text, maxLength });

test.each<[string, JsonSchema, JsonSchema]>([
  ['a bound in allOf', stringUpTo(200), { allOf: [stringUpTo(10), stringUpTo(200)] }],
  ['a pattern in allOf', { ...text, pattern: 'b' }, { allOf: [{ ...text, pattern: 'a' }, { pattern: 'b' }] }],
  [
    'a bound beside anyOf',
    { anyOf: [text, { type: 'null' }] },
    { anyOf: [text, { type: 'null' }], minLength: 50 },
  ],
  ['enumerations in allOf', { enum: ['a', 'b'] }, { allOf: [{ enum: ['a', 'b'] }, { enum: ['b'] }] }],
  ['a bound beside a choice in allOf', text, { allOf: [{ anyOf: [text, { type: 'null' }] }, stringUpTo(3)] }],
  ['a form that overlaps', { oneOf: [stringUpTo(9)] }, { oneOf: [stringUpTo(9), { ...text, minLength: 2 }] }],
])('%s breaks callers who send values that it excludes', (_, before, after) => {
  expect(isBreaking('sent', before, after)).toBe(true);
  expect(isBreaking('sent', after, after)).toBe(false);
});

/** The schema as the client reads it: objects are open, and so are enumerations of several values. */
function toReaderSchema(schema: JsonSchema): JsonSchema {
  const { additionalProperties: _closed, ...rest } = schema;
  const values = rest.enum ?? [];
  if (values.length > 1) return { type: 'string' };
  return {
    ...rest,
    ...(rest.items && { items: toReaderSchema(rest.items) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map(toReaderSchema) }),
    ...(rest.properties && {
      properties: Object.fromEntries(
        Object.entries(rest.properties).map(([name, property]) => [name, toReaderSchema(property)]),
      ),
    }),
  };
}
