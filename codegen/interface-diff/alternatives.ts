import { canonical } from '../canonical.ts';
import { isAnnotation } from '../keywords.ts';
import { resolveSchema, type JsonSchema, type Model } from '../model.ts';
import { mergeSchemas } from './merge-schemas.ts';

type Schemas = Pick<Model, 'schemas'>;

/** One form of a value: a schema of a single type without references or choices at its root. */
export interface Alternative {
  /** The type. Integers count as numbers, so that a change from one to the other is compared. */
  readonly type: string;
  /** Constants that distinguish it from other objects in the same location. */
  readonly constants: string;
  readonly schema: JsonSchema;
  /** Whether a value that also fits another form is rejected. */
  readonly isExclusive: boolean;
}

/** An alternative and its counterpart. A side is missing if its revision has none. */
export interface Pair {
  readonly before?: Alternative;
  readonly after?: Alternative;
}

/**
 * The forms that a schema allows. A list of types, `oneOf` and `anyOf` give the same forms, so writing "or null" in
 * another of these ways is not a change.
 */
export function alternatives(model: Schemas, schema: JsonSchema): Alternative[] {
  const { allOf = [], ...resolved } = resolveSchema(model, schema);
  const parts = [resolved, ...allOf.flatMap((part) => flattenAllOf(model, part))];
  const chosen = parts.find(({ oneOf, anyOf }) => oneOf ?? anyOf);
  if (chosen) {
    const { oneOf, anyOf, ...own } = chosen;
    const constraintsBesideChoice = oneOf && anyOf ? { ...own, anyOf } : own;
    const others = [constraintsBesideChoice, ...parts.filter((part) => part !== chosen)].map(
      sharedConstraints,
    );
    const common = others.filter((part) => Object.keys(part).length > 0);
    return (oneOf ?? anyOf ?? []).flatMap((choice) =>
      alternatives(model, common.length === 0 ? choice : { allOf: [...common, choice] }).map((form) => ({
        ...form,
        isExclusive: oneOf !== undefined || form.isExclusive,
      })),
    );
  }
  const whole = parts.length === 1 ? resolved : mergeSchemas(parts);
  return typesOf(whole).map((type) => {
    const schema = narrowToType(whole, type);
    return {
      type: type === 'integer' ? 'number' : type,
      constants: constantsOf(schema),
      schema,
      isExclusive: false,
    };
  });
}

/**
 * Pairs alternatives of the same type. If a side has several of a type, pairs those with the same constants. Among
 * these, equal schemas are paired first, then the rest in their order.
 */
export function pairAlternatives(before: readonly Alternative[], after: readonly Alternative[]): Pair[] {
  const types = new Set([...before, ...after].map(({ type }) => type));
  return [...types].flatMap((type) => {
    const ofType = (list: readonly Alternative[]) => list.filter((alternative) => alternative.type === type);
    const [old, now] = [ofType(before), ofType(after)];
    if (old.length <= 1 && now.length <= 1) return pairSameKind(old, now);
    return [...new Set([...old, ...now].map(({ constants }) => constants))].flatMap((constants) => {
      const ofKind = (list: readonly Alternative[]) => list.filter((each) => each.constants === constants);
      return pairSameKind(ofKind(old), ofKind(now));
    });
  });
}

function pairSameKind(before: readonly Alternative[], after: readonly Alternative[]): Pair[] {
  const afterByText = new Map(after.map((alternative) => [textOf(alternative), alternative]));
  const beforeTexts = new Set(before.map(textOf));
  const equal = before.filter((alternative) => afterByText.has(textOf(alternative)));
  const unmatchedBefore = before.filter((alternative) => !afterByText.has(textOf(alternative)));
  const unmatchedAfter = after.filter((alternative) => !beforeTexts.has(textOf(alternative)));
  const rest = Array.from(
    { length: Math.max(unmatchedBefore.length, unmatchedAfter.length) },
    (_, index) => ({
      ...(unmatchedBefore[index] && { before: unmatchedBefore[index] }),
      ...(unmatchedAfter[index] && { after: unmatchedAfter[index] }),
    }),
  );
  // Equal schemas are compared too, because the targets of their references may differ.
  const same = equal.map((alternative) => ({
    before: alternative,
    after: afterByText.get(textOf(alternative)) ?? alternative,
  }));
  return [...same, ...rest];
}

const textOf = ({ schema }: Alternative): string => JSON.stringify(canonical(schema));

/** The parts of an `allOf`, including nested ones. */
function flattenAllOf(model: Schemas, part: JsonSchema): JsonSchema[] {
  const { allOf = [], ...own } = resolveSchema(model, part);
  return [own, ...allOf.flatMap((inner) => flattenAllOf(model, inner))];
}

/** The keywords beside a choice, which apply to each of its forms. */
function sharedConstraints(schema: JsonSchema): JsonSchema {
  const without = ['discriminator', 'default', 'deprecated'];
  const constraints = Object.entries(schema).filter(([key]) => !isAnnotation(key) && !without.includes(key));
  return Object.fromEntries(constraints);
}

function typesOf(schema: JsonSchema): string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = enumValues(schema);
  if (values) return [...new Set(values.map(typeOf))];
  return schema.properties ? ['object'] : ['any'];
}

function narrowToType(schema: JsonSchema, type: string): JsonSchema {
  const values = enumValues(schema)?.filter((value) => type === typeOf(value) || type === 'any');
  const { const: _constant, enum: _enumeration, ...rest } = schema;
  return { ...rest, type, ...(values && { enum: values }) };
}

/** A constant counts as an enumeration of one value. */
function enumValues(schema: JsonSchema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function constantsOf(schema: JsonSchema): string {
  const constants = Object.entries(schema.properties ?? {}).filter(([, property]) => 'const' in property);
  return constants.map(([name, property]) => `${name} ${JSON.stringify(property.const)}`).join(', ');
}
