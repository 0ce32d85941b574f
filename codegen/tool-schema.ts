import { unlistedBounds } from './keywords.ts';
import { resolveSchema, type JsonSchema, type Model } from './model.ts';

/**
 * Arguments as a tool lists them: whole and without references, because clients read none between tools. Every byte is
 * paid for in the context of every caller, so what only the validators need is left out: the doors check arguments
 * themselves and say what is wrong with them. Whatever fits the whole schema fits the listed one.
 */
export function toolInput(model: Model, schema: JsonSchema): JsonSchema {
  return listed(model, schema, 1, inputKeywords);
}

/**
 * An answer as a tool lists it: names and types in objects at most `outputLevels` deep, open below and beside.
 * Whatever fits the whole schema fits the listed one.
 */
export function toolOutput(model: Model, schema: JsonSchema): JsonSchema {
  return listed(model, schema, 1, outputKeywords);
}

/** Which keywords of a schema are listed; `level` counts the objects around it, and not the lists between. */
type Keep = (schema: JsonSchema, level: number) => JsonSchema;

function listed(model: Model, schema: JsonSchema, level: number, keep: Keep): JsonSchema {
  const { $ref: _reference, ...beside } = schema;
  const whole = schema.$ref === undefined ? schema : { ...resolveSchema(model, schema), ...beside };
  const { oneOf, anyOf, ...kept } = keep(whole, level);
  const inner = (each: JsonSchema) => listed(model, each, level, keep);
  const below = (each: JsonSchema) => listed(model, each, level + 1, keep);
  const choices = oneOf ?? anyOf;
  return {
    // Alternatives that are listed in part may no longer exclude each other.
    ...(choices && anyOfThese(choices.map(inner))),
    ...kept,
    ...(kept.properties && { properties: mapValues(kept.properties, below) }),
    ...(kept.items && { items: inner(kept.items) }),
    ...(typeof kept.additionalProperties === 'object' && {
      additionalProperties: below(kept.additionalProperties),
    }),
    ...(kept.allOf && { allOf: kept.allOf.map(inner) }),
  };
}

/** What may be null besides, and alternatives of which the same is left, need no choice. */
function anyOfThese(choices: readonly JsonSchema[]): JsonSchema {
  const isNull = ({ type }: JsonSchema) => type === 'null';
  const texts = new Set(choices.filter((each) => !isNull(each)).map((each) => JSON.stringify(each)));
  const rest = [...texts].map((text) => JSON.parse(text) as JsonSchema);
  const [only] = rest;
  if (only === undefined || rest.length > 1)
    return { anyOf: choices.some(isNull) ? [...rest, { type: 'null' }] : rest };
  if (!choices.some(isNull)) return only;
  if (only.type === undefined || only.const !== undefined) return { anyOf: [only, { type: 'null' }] };
  return { ...only, type: [only.type, 'null'].flat(), ...(only.enum && { enum: [...only.enum, null] }) };
}

function mapValues(
  schemas: Readonly<Record<string, JsonSchema>>,
  change: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));
}

const unlisted = ['examples', 'title', 'deprecated', 'discriminator', ...unlistedBounds];

function inputKeywords(schema: JsonSchema, level: number): JsonSchema {
  const kept = without(schema, (keyword, value) => {
    if (keyword === 'additionalProperties' && value === false) return level > 1;
    if (keyword === 'required') return (value as readonly string[]).length === 0;
    return unlisted.includes(keyword) || keyword.startsWith('x-');
  });
  return typeof kept.pattern === 'string' ? { ...kept, pattern: shortPattern(kept.pattern) } : kept;
}

/** Of an identifier its beginning is enough to tell it from others. */
function shortPattern(pattern: string): string {
  return /^\^[a-z]+_(?=\[)/.exec(pattern)?.[0] ?? pattern;
}

const outputLevels = 2;
const shapes = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'items', 'properties'];

function outputKeywords(schema: JsonSchema, level: number): JsonSchema {
  return without(
    schema,
    (keyword) => !shapes.includes(keyword) || (keyword === 'properties' && level > outputLevels),
  );
}

function without(schema: JsonSchema, isDropped: (keyword: string, value: unknown) => boolean): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword, value]) => !isDropped(keyword, value)));
}
