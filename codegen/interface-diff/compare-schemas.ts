import { canonical } from '../canonical.ts';
import { referenceName, resolveSchema, type JsonSchema, type Model } from '../model.ts';
import { alternatives, pairAlternatives, type Alternative } from './alternatives.ts';
import { levelOf, type Change, type Direction } from './change.ts';
import { compareLimits } from './compare-limits.ts';

/** Two revisions of one thing. */
export interface Revisions<Thing> {
  readonly before: Thing;
  readonly after: Thing;
}

/**
 * The changes between two schemas for callers who send or receive the values. Callers ignore unknown fields and accept
 * unknown words of an enumeration, so received values may gain both. A change inside a component of both revisions is
 * reported once, at the component.
 */
export function compareSchemas(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  location: string,
  schemas: Revisions<JsonSchema>,
): Change[] {
  const { before, after } = schemas;
  const shared = before.$ref === after.$ref ? before.$ref : undefined;
  const from = shared === undefined ? location : referenceName(shared);
  const now = alternatives(models.after, after);
  const forms = pairAlternatives(alternatives(models.before, before), now);
  return [
    ...compareDefaults(models, direction, location, schemas),
    ...compareDeprecation(models, location, schemas),
    ...forms.flatMap((pair) => {
      if (pair.before && pair.after)
        return compareAlternatives(models, direction, from, pair.before, pair.after);
      if (pair.before) return [removedType(direction, from, pair.before)];
      if (!pair.after) return [];
      return overlaps(pair.after, now)
        ? [overlappingType(from, pair.after)]
        : [addedType(direction, from, pair.after)];
    }),
  ];
}

/** Another default changes the result for callers who omit the argument. */
function compareDefaults(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const defaultOf = (model: Pick<Model, 'schemas'>, schema: JsonSchema) =>
    JSON.stringify(canonical(schema.default ?? resolveSchema(model, schema).default));
  const [old, now] = [defaultOf(models.before, before), defaultOf(models.after, after)];
  if (direction === 'received' || old === now) return [];
  const common = { subject: 'default', location };
  if (old === undefined)
    return [{ ...common, level: 'note', kind: 'added', sentence: `the default is now ${now}.` }];
  const sentence = `the default changes from ${old} to ${now ?? 'none'}.`;
  return [{ ...common, level: 'breaking', kind: now === undefined ? 'removed' : 'changed', sentence }];
}

function compareDeprecation(
  models: Revisions<Pick<Model, 'schemas'>>,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const isDeprecated = (model: Pick<Model, 'schemas'>, schema: JsonSchema) =>
    schema.deprecated === true || resolveSchema(model, schema).deprecated === true;
  const [old, now] = [isDeprecated(models.before, before), isDeprecated(models.after, after)];
  if (old === now) return [];
  const common = { level: 'note', subject: 'deprecation', location } as const;
  return now
    ? [{ ...common, kind: 'added', sentence: 'is deprecated.' }]
    : [{ ...common, kind: 'removed', sentence: 'is no longer deprecated.' }];
}

function removedType(direction: Direction, location: string, removed: Alternative): Change {
  const form = alternativeName(removed);
  const sentence = direction === 'sent' ? `no longer accepts ${form}.` : `can no longer be ${form}.`;
  return { level: levelOf(direction, 'narrowed'), subject: 'type', kind: 'removed', location, sentence };
}

function addedType(direction: Direction, location: string, added: Alternative): Change {
  const form = alternativeName(added);
  const sentence = direction === 'sent' ? `also accepts ${form}.` : `can also be ${form}.`;
  return { level: levelOf(direction, 'widened'), subject: 'type', kind: 'added', location, sentence };
}

/** Whether a value may fit both this form of a `oneOf` and another. Such a value is refused. */
function overlaps(added: Alternative, all: readonly Alternative[]): boolean {
  const wordsOf = ({ schema }: Alternative) => schema.enum?.map((word) => JSON.stringify(word));
  return all.some((other) => {
    if (other === added || !added.isExclusive || other.type !== added.type) return false;
    if (other.constants !== added.constants) return other.constants === '' || added.constants === '';
    const [ours, theirs] = [wordsOf(added), wordsOf(other)];
    return !ours || !theirs || ours.some((word) => theirs.includes(word));
  });
}

function overlappingType(location: string, added: Alternative): Change {
  const sentence = `also has the form ${alternativeName(added)}; values that fit another form too are refused.`;
  return { level: 'breaking', subject: 'type', kind: 'added', location, sentence };
}

function alternativeName({ type, constants }: Alternative): string {
  return constants === '' ? type : `${type} with ${constants}`;
}

function compareAlternatives(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  location: string,
  { schema: before }: Alternative,
  { schema: after }: Alternative,
): Change[] {
  const schemas = { before, after };
  return [
    ...compareNumbers(direction, location, schemas),
    ...compareEnums(direction, location, schemas),
    ...compareLimits(direction, location, before, after),
    ...(before.type === 'array'
      ? compareSchemas(models, direction, `${location}[]`, {
          before: before.items ?? {},
          after: after.items ?? {},
        })
      : []),
    ...(before.type === 'object' ? compareFields(models, direction, location, schemas) : []),
    ...(before.type === 'object' ? compareAdditionalProperties(models, direction, location, schemas) : []),
  ];
}

function compareNumbers(
  direction: Direction,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  if (before.type === after.type) return [];
  const kind = after.type === 'integer' ? 'narrowed' : 'widened';
  const sentence = `changes from ${String(before.type)} to ${String(after.type)}.`;
  return [{ level: levelOf(direction, kind), subject: 'type', kind, location, sentence }];
}

function compareEnums(
  direction: Direction,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const common = { subject: 'enum value', location };
  const isOpen = direction === 'received' && isOpenEnumeration(before);
  const whenWider = isOpen ? 'additive' : levelOf(direction, 'widened');
  if (!before.enum && !after.enum) return [];
  if (!before.enum) {
    const sentence = `is now one of ${formatWords(after.enum)}.`;
    return [{ ...common, level: levelOf(direction, 'narrowed'), kind: 'narrowed', sentence }];
  }
  if (!after.enum) {
    const sentence = `is no longer limited to ${formatWords(before.enum)}.`;
    return [{ ...common, level: whenWider, kind: 'widened', sentence }];
  }
  const texts = (words: readonly unknown[]) => words.map((word) => JSON.stringify(word));
  const [old, now] = [texts(before.enum), texts(after.enum)];
  const removed = old.filter((word) => !now.includes(word));
  const added = now.filter((word) => !old.includes(word));
  const says = direction === 'sent' ? ['no longer accepts', 'also accepts'] : ['is no longer', 'may also be'];
  return [
    ...removed.map((word): Change => {
      const level = levelOf(direction, 'narrowed');
      return { ...common, level, kind: 'removed', sentence: `${says[0]} ${word}.` };
    }),
    ...added.map((word): Change => {
      return { ...common, level: whenWider, kind: 'added', sentence: `${says[1]} ${word}.` };
    }),
  ];
}

/** The types of the client allow unknown words only in enumerations of several texts. */
function isOpenEnumeration({ enum: words = [] }: JsonSchema): boolean {
  return words.length > 1 && words.every((word) => typeof word === 'string');
}

const formatWords = (words: readonly unknown[] = []): string =>
  words.map((word) => JSON.stringify(word)).join(', ');

function compareFields(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const subject = direction === 'sent' ? 'argument' : 'field';
  const names = new Set([...Object.keys(before.properties ?? {}), ...Object.keys(after.properties ?? {})]);
  return [...names].flatMap((name): Change[] => {
    const at = `${location}.${name}`;
    const [old, now] = [before.properties?.[name], after.properties?.[name]];
    if (!now)
      return [{ level: 'breaking', subject, kind: 'removed', location: at, sentence: 'was removed.' }];
    const isRequired = after.required?.includes(name) ?? false;
    if (!old) {
      const isNewlyRequired = direction === 'sent' && isRequired;
      const sentence = isNewlyRequired ? 'is new and required.' : 'is new.';
      return [
        { level: isNewlyRequired ? 'breaking' : 'additive', subject, kind: 'added', location: at, sentence },
      ];
    }
    const wasRequired = before.required?.includes(name) ?? false;
    const inside = compareSchemas(models, direction, at, { before: old, after: now });
    if (isRequired === wasRequired) return inside;
    const kind = isRequired ? 'narrowed' : 'widened';
    const sentence = isRequired
      ? 'was optional and becomes required.'
      : 'was always present and becomes optional.';
    return [{ level: levelOf(direction, kind), subject, kind, location: at, sentence }, ...inside];
  });
}

/** Compares the rule for other fields: refused (`false`), of any type (`true`), or of one type (a schema). */
function compareAdditionalProperties(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  location: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (typeof old === 'object' && typeof now === 'object')
    return compareSchemas(models, direction, `${location}.*`, { before: old, after: now });
  const breadth = (rule: boolean | JsonSchema) => (typeof rule === 'object' ? 1 : Number(rule) * 2);
  if (breadth(old) === breadth(now)) return [];
  const kind = breadth(now) < breadth(old) ? 'narrowed' : 'widened';
  const addsFields = direction === 'received' && old === false;
  const removesFields = direction === 'received' && now === false;
  const level = addsFields ? 'additive' : removesFields ? 'breaking' : levelOf(direction, kind);
  const sentence = `other fields were ${ruleName(old)} and become ${ruleName(now)}.`;
  return [{ level, subject: 'other fields', kind, location, sentence }];
}

function ruleName(rule: boolean | JsonSchema): string {
  if (typeof rule === 'object') return 'of one type';
  return rule ? 'of any type' : 'refused';
}
