import { isAnnotation, unlistedBounds } from './keywords.ts';
import { mapSchema } from './map-schema.ts';
import { resolveSchema, type JsonSchema, type Model } from './model.ts';

/**
 * The arguments of a tool, without references, because tools cannot share definitions. It omits what only validators
 * need: every caller pays for each byte with context, and the doors check arguments themselves. A value that fits the
 * full schema fits this one.
 */
export function toolInputSchema(model: Model, schema: JsonSchema): JsonSchema {
  return inlineSchema(model, schema, 1, filterInputKeywords);
}

/**
 * The value of a tool that reads: names and types in objects up to two levels deep. It omits required arguments that
 * the value repeats, and allows further properties. A value that fits the full schema fits this one.
 */
export function readingToolOutput(model: Model, schema: JsonSchema, args: JsonSchema): JsonSchema {
  const filterKeywords = outputKeywordFilter(2);
  const needed = propertiesOf(model, args).filter(([name]) => args.required?.includes(name));
  const shown = inlineSchema(model, schema, 1, (each, level) => {
    const kept = omitKnown(model, filterKeywords(each, level), needed);
    return omitKeywords(kept, (keyword) => keyword === 'type' && 'enum' in kept);
  });
  return omitBareItems(shown);
}

/**
 * The value of a tool that changes something. Like `readingToolOutput`, but without the words of enumerations. Another
 * tool reads long objects, so a long value lists only properties that are never null and more specific than object or
 * list. Long objects inside a value are listed without their properties.
 */
export function writingToolOutput(model: Model, schema: JsonSchema, args: JsonSchema): JsonSchema {
  const isLong = isLongObject(schema);
  const filterKeywords = outputKeywordFilter(isLong ? 1 : 2);
  const given = propertiesOf(model, args);
  const { properties = {}, ...rest } = inlineSchema(model, schema, 1, (each, level) => {
    const kept = omitKnown(model, filterKeywords(each, level), level === 1 ? given : []);
    const isCut = level > 1 && isLongObject(kept);
    return omitKeywords(kept, (keyword) =>
      keyword === 'properties' ? isCut : keyword === 'enum' && 'type' in kept,
    );
  });
  const kept = Object.entries(omitBareItems({ ...rest, properties }).properties ?? {}).filter(
    ([, each]) => !isLong || !(isNullable(each) || isBare(each)),
  );
  return { ...rest, properties: Object.fromEntries(kept) };
}

/** Omits timestamps, and properties that repeat an argument of the same name, type and pattern. */
function omitKnown(model: Model, schema: JsonSchema, named: readonly Property[]): JsonSchema {
  if (!schema.properties) return schema;
  const formOf = ({ type, pattern }: JsonSchema) => JSON.stringify([type, pattern]);
  const known = new Map(named.map(([name, each]) => [name, formOf(each)]));
  const remaining = propertiesOf(model, schema).filter(
    ([name, each]) => !timestampFields.includes(name) && known.get(name) !== formOf(each),
  );
  return { ...schema, properties: Object.fromEntries(remaining) };
}

type Property = readonly [name: string, schema: JsonSchema];

const timestampFields = ['createdAt', 'updatedAt'];

function propertiesOf(model: Model, { properties = {} }: JsonSchema): Property[] {
  return Object.entries(properties).map(([name, each]) => [name, resolveSchema(model, each)]);
}

/** Omits `items` that only say object or list, to save bytes. */
function omitBareItems(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, (each) =>
    omitKeywords(each, (keyword) => keyword === 'items' && each.items !== undefined && isBare(each.items)),
  );
}

/** Whether a schema gives only the type object or list. */
function isBare(schema: JsonSchema): boolean {
  return /^\{"type":"(?:object|array)"\}$/.test(JSON.stringify(schema));
}

function isLongObject({ properties = {} }: JsonSchema): boolean {
  return Object.keys(properties).length > 9;
}

function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** Selects the keywords to list. `level` counts the enclosing objects, and not the lists. */
type KeywordFilter = (schema: JsonSchema, level: number) => JsonSchema;

function inlineSchema(model: Model, schema: JsonSchema, level: number, filter: KeywordFilter): JsonSchema {
  const { $ref: _reference, ...beside } = schema;
  const whole = schema.$ref === undefined ? schema : { ...resolveSchema(model, schema), ...beside };
  const { oneOf, anyOf, ...kept } = filter(whole, level);
  const inner = (each: JsonSchema) => inlineSchema(model, each, level, filter);
  const below = (each: JsonSchema) => inlineSchema(model, each, level + 1, filter);
  const choices = oneOf ?? anyOf;
  return {
    // `anyOf`, because shortened alternatives may overlap.
    ...(choices && mergeChoices(choices.map(inner))),
    ...splitTypes({
      ...kept,
      ...(kept.properties && {
        properties: mapEntries(kept.properties, (name, each) => omitRedundantDescription(name, below(each))),
      }),
      ...(kept.items && { items: inner(kept.items) }),
      ...(typeof kept.additionalProperties === 'object' && {
        additionalProperties: below(kept.additionalProperties),
      }),
      ...(kept.allOf && { allOf: kept.allOf.map(inner) }),
    }),
  };
}

/** Replaces a list of types by a choice of schemas: some model providers, such as Gemini, allow only one type. */
function splitTypes({ type, description, ...form }: JsonSchema): JsonSchema {
  const said = { ...(description !== undefined && { description }) };
  if (!Array.isArray(type)) return { ...said, ...(type !== undefined && { type }), ...form };
  const types = type as readonly string[];
  const [only, ...others] = types.filter((each) => each !== 'null');
  if (others.length > 0) return { ...said, ...form, anyOf: types.map((each) => ({ type: each })) };
  const words = form.enum && { enum: form.enum.filter((word) => word !== null) };
  if (only === undefined) return { ...said, type, ...form };
  return { ...said, anyOf: [{ type: only, ...form, ...words }, { type: 'null' }] };
}

/** Merges alternatives that are equal after shortening. */
function mergeChoices(choices: readonly JsonSchema[]): JsonSchema {
  const isNull = ({ type }: JsonSchema) => type === 'null';
  const texts = new Set(choices.filter((each) => !isNull(each)).map((each) => JSON.stringify(each)));
  const rest = [...texts].map((text) => JSON.parse(text) as JsonSchema);
  const [only] = rest;
  if (only === undefined || rest.length > 1)
    return { anyOf: choices.some(isNull) ? [...rest, { type: 'null' }] : rest };
  return choices.some(isNull) ? { anyOf: [only, { type: 'null' }] } : only;
}

function mapEntries(
  schemas: Readonly<Record<string, JsonSchema>>,
  change: (name: string, schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(name, schema)]));
}

const fillerWords = ['the', 'a', 'of', 'person', 'company', 's', 'name'];
const synonyms: Readonly<Record<string, readonly string[]>> = {
  limit: ['page', 'size'],
  // The instructions of the server explain paging, and the error for a cursor with other filters says so.
  cursor: ['nextcursor', 'previous', 'page', 'with', 'same', 'filters'],
  leadIds: ['leads'],
  tags: ['labels'],
};

/** Omits a description that only repeats the name, such as "The person's job title." for `jobTitle`. */
function omitRedundantDescription(name: string, schema: JsonSchema): JsonSchema {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+|[^\sa-z'.,]+/g) ?? [];
  const impliedWords = [
    ...fillerWords,
    ...(synonyms[name] ?? []),
    ...wordsOf(name.replaceAll(/[A-Z]/g, ' $&')),
  ];
  const isEcho =
    schema.description !== undefined &&
    wordsOf(schema.description).every((word) => impliedWords.includes(word));
  return isEcho ? omitKeywords(schema, (keyword) => keyword === 'description') : schema;
}

const omittedInputKeywords = ['examples', 'title', 'deprecated', 'discriminator', ...unlistedBounds];

function filterInputKeywords(schema: JsonSchema): JsonSchema {
  const isOpen = Object.keys(schema.properties ?? {}).length > 0;
  const kept = omitKeywords(schema, (keyword, value) => {
    // An object without properties must say that it allows no others.
    if (keyword === 'additionalProperties') return typeof value === 'boolean' && (value || isOpen);
    if (keyword === 'required') return (value as readonly string[]).length === 0;
    return omittedInputKeywords.includes(keyword) || keyword.startsWith('x-');
  });
  const prefix = /^\^[a-z_]+_(?=\[)/.exec(schema.pattern ?? '')?.[0];
  if (prefix !== undefined) return shortenIdentifier(kept, prefix);
  // Other patterns are omitted: error messages explain them, and some clients support only part of the syntax.
  const said = omitKeywords(kept, (keyword) => keyword === 'pattern');
  return Object.keys(said).every(isAnnotation) ? { ...said, anyOf: anyType } : said;
}

/** Replaces an empty schema, which strict model providers refuse. */
const anyType: readonly JsonSchema[] = ['object', 'array', 'string', 'number', 'boolean', 'null'].map(
  (type) => ({ type }),
);

/** Keeps only the prefix of the pattern of an identifier, and omits a description that only says which id it is. */
function shortenIdentifier({ description, ...kept }: JsonSchema, prefix: string): JsonSchema {
  const isPlain =
    description === undefined || /^(?:The id of .*|The [\w ]+\.(?: Opaque .*)?)$/.test(description);
  return { ...kept, pattern: prefix, ...(!isPlain && { description }) };
}

const outputShapeKeywords = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'items', 'properties'];

function outputKeywordFilter(levels: number): KeywordFilter {
  return (schema, level) =>
    omitKeywords(
      schema,
      (keyword) => !outputShapeKeywords.includes(keyword) || (keyword === 'properties' && level > levels),
    );
}

function omitKeywords(
  schema: JsonSchema,
  isDropped: (keyword: string, value: unknown) => boolean,
): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword, value]) => !isDropped(keyword, value)));
}
