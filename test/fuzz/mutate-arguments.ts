import fc from 'fast-check';
import { arbitraryFor } from '../../codegen/fixtures/arbitrary.ts';
import type { JsonSchema, Model, Operation } from '../../codegen/model.ts';
import * as publicInterface from '../contract/operations.ts';
import type { Args } from '../contract/operations.ts';
import { anyJson, injections, oddCharacters } from './hostile-values.ts';
import { replaceAt, schemaNodes, type SchemaNode } from './schema-nodes.ts';

/** Limits that JSON Schema sets, by the names that schemas use. */
interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The document of the operations, and valid arguments of each. */
export interface FuzzedInterface {
  readonly model: Model;
  schemaOf(operation: Operation): JsonSchema;
  sufficientArgs(operation: Operation): Args;
}

/** Valid arguments of an operation, and arguments with one or many mutated values. */
export function hostileArguments(
  operation: Operation,
  { model, schemaOf, sufficientArgs }: FuzzedInterface = publicInterface,
): fc.Arbitrary<unknown> {
  const schema = schemaOf(operation);
  const generated = arbitraryFor(model, schema) as fc.Arbitrary<Args>;
  // Cursors are never valid by chance, and the documented example satisfies rules that the schema cannot express.
  const { cursor: _, ...example } = sufficientArgs(operation);
  const valid = fc.oneof(
    { weight: 3, arbitrary: generated.map(({ cursor: _cursor, ...args }): Args => args) },
    { weight: 1, arbitrary: generated },
    { weight: 2, arbitrary: fc.constant(example) },
    {
      weight: 2,
      arbitrary: generated.map(({ cursor: _cursor, ...args }): Args => ({ ...args, ...example })),
    },
  );
  const nodesOf = (args: unknown) => schemaNodes(model, schema, args);
  const mutated = (mutate: (args: Args, nodes: SchemaNode[], pick: number) => unknown) =>
    fc.tuple(valid, fc.nat()).map(([args, pick]) => mutate(args, nodesOf(args), pick));
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 5, arbitrary: mutated(injectEverywhere) },
    { weight: 2, arbitrary: mutated(injectOnce) },
    { weight: 4, arbitrary: mutated(moveToLimit) },
    { weight: 2, arbitrary: mutated(removeOne) },
    { weight: 3, arbitrary: filledWhereOpen(valid, nodesOf) },
    { weight: 4, arbitrary: replacedByAny(valid, nodesOf) },
    { weight: 1, arbitrary: withFurtherProperty(valid) },
    { weight: 1, arbitrary: anyJson },
  );
}

const choose = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;

/** True for text that a caller words freely. */
const isFreeText = ({ schema, value }: SchemaNode): boolean =>
  typeof value === 'string' && !('const' in schema) && !schema.enum && schema.pattern === undefined;

/** Puts the same injection into every text, within the limits of each, so that the call still succeeds if it may. */
function injectEverywhere(args: Args, nodes: SchemaNode[], pick: number): unknown {
  const injection = choose(injections, pick);
  return nodes
    .filter(isFreeText)
    .reduce<unknown>((whole, { path, schema }) => replaceAt(whole, path, fitLength(injection, schema)), args);
}

/** Puts an injection or odd characters into one text or id, regardless of its limits. */
function injectOnce(args: Args, nodes: SchemaNode[], pick: number): unknown {
  const texts = nodes.filter(({ value }) => typeof value === 'string');
  if (texts.length === 0) return args;
  const { path, value } = choose(texts, pick);
  const inserted = choose([...oddCharacters, ...injections], Math.floor(pick / 7));
  return replaceAt(args, path, pick % 3 === 0 ? inserted : `${value as string}${inserted}`);
}

/** Moves one value to a limit of its schema, or one past it. */
function moveToLimit(args: Args, nodes: SchemaNode[], pick: number): unknown {
  const moved = nodes.flatMap((node) => valuesAtLimits(node).map((value) => ({ path: node.path, value })));
  if (moved.length === 0) return args;
  const { path, value } = choose(moved, pick);
  return replaceAt(args, path, value);
}

function valuesAtLimits({ schema, value }: SchemaNode): unknown[] {
  const limits = schema as Limits;
  const around = (...numbers: (number | undefined)[]) =>
    numbers
      .flatMap((number) => (number === undefined ? [] : [number - 1, number, number + 1]))
      .filter((n) => n >= 0);
  if (typeof value === 'string') {
    const lengths = around(limits.minLength, limits.maxLength);
    // A character outside the basic plane counts once by the schema and twice by JavaScript.
    return lengths.flatMap((length) => ['x'.repeat(length), '😀'.repeat(length), ' '.repeat(length)]);
  }
  if (typeof value === 'number')
    return [
      ...around(limits.minimum, limits.maximum),
      (limits.minimum ?? 0) - 0.5,
      (limits.maximum ?? 0) + 1,
    ];
  if (!Array.isArray(value) || value.length === 0) return [];
  return around(limits.minItems, limits.maxItems).map((length) =>
    Array.from({ length }, (_, index) => value[index % value.length] as unknown),
  );
}

function removeOne(args: Args, nodes: SchemaNode[], pick: number): unknown {
  const properties = nodes.filter(({ path }) => typeof path.at(-1) === 'string');
  if (properties.length === 0) return args;
  // JSON has no undefined, so the property is missing in the request.
  return replaceAt(args, choose(properties, pick).path, undefined);
}

/** Fills the values whose content the schema leaves open, such as payloads and fields of the caller's own. */
function filledWhereOpen(
  valid: fc.Arbitrary<Args>,
  nodesOf: (args: unknown) => SchemaNode[],
): fc.Arbitrary<unknown> {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom(...oddCharacters, ...injections),
  );
  const content = fc.dictionary(names, anyJson, { maxKeys: 4 });
  return fc.tuple(valid, content).map(([args, object]) =>
    nodesOf(args)
      .filter(isOpen)
      .reduce<unknown>((whole, { path }) => replaceAt(whole, path, object), args),
  );
}

const isOpen = ({ schema }: SchemaNode): boolean =>
  schema.properties === undefined && (schema.type === undefined || [schema.type].flat().includes('object'));

function replacedByAny(
  valid: fc.Arbitrary<Args>,
  nodesOf: (args: unknown) => SchemaNode[],
): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), anyJson)
    .map(([args, pick, value]) => replaceAt(args, choose(nodesOf(args), pick).path, value));
}

function withFurtherProperty(valid: fc.Arbitrary<Args>): fc.Arbitrary<unknown> {
  const names = fc.constantFrom(
    'unexpected',
    'orgId',
    '__proto__',
    'constructor',
    'toString',
    '',
    ...oddCharacters,
  );
  return fc
    .tuple(valid, names, anyJson)
    .map(([args, name, value]) => Object.fromEntries([...Object.entries(args), [name, value]]));
}

/** Repeats or cuts a text until its length is within the limits. */
function fitLength(text: string, schema: JsonSchema): string {
  const { minLength = 0, maxLength = text.length } = schema as Limits;
  return text
    .repeat(Math.max(1, Math.ceil(minLength / text.length)))
    .slice(0, Math.max(minLength, maxLength));
}
