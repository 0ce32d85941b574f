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
  place: string,
  schemas: Revisions<JsonSchema>,
): Change[] {
  const { before, after } = schemas;
  const shared = before.$ref === after.$ref ? before.$ref : undefined;
  const from = shared === undefined ? place : referenceName(shared);
  const now = alternatives(models.after, after);
  const forms = pairAlternatives(alternatives(models.before, before), now);
  return [
    ...compareDefaults(models, direction, place, schemas),
    ...compareDeprecation(models, place, schemas),
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
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const defaultOf = (model: Pick<Model, 'schemas'>, schema: JsonSchema) =>
    JSON.stringify(canonical(schema.default ?? resolveSchema(model, schema).default));
  const [old, now] = [defaultOf(models.before, before), defaultOf(models.after, after)];
  if (direction === 'received' || old === now) return [];
  const common = { subject: 'default', place };
  if (old === undefined)
    return [{ ...common, level: 'note', move: 'added', sentence: `the default is now ${now}.` }];
  const sentence = `the default changes from ${old} to ${now ?? 'none'}.`;
  return [{ ...common, level: 'breaking', move: now === undefined ? 'removed' : 'changed', sentence }];
}

function compareDeprecation(
  models: Revisions<Pick<Model, 'schemas'>>,
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const isDeprecated = (model: Pick<Model, 'schemas'>, schema: JsonSchema) =>
    schema.deprecated === true || resolveSchema(model, schema).deprecated === true;
  const [old, now] = [isDeprecated(models.before, before), isDeprecated(models.after, after)];
  if (old === now) return [];
  const common = { level: 'note', subject: 'deprecation', place } as const;
  return now
    ? [{ ...common, move: 'added', sentence: 'is deprecated.' }]
    : [{ ...common, move: 'removed', sentence: 'is no longer deprecated.' }];
}

function removedType(direction: Direction, place: string, removed: Alternative): Change {
  const form = alternativeName(removed);
  const sentence = direction === 'sent' ? `no longer accepts ${form}.` : `can no longer be ${form}.`;
  return { level: levelOf(direction, 'narrowed'), subject: 'type', move: 'removed', place, sentence };
}

function addedType(direction: Direction, place: string, added: Alternative): Change {
  const form = alternativeName(added);
  const sentence = direction === 'sent' ? `also accepts ${form}.` : `can also be ${form}.`;
  return { level: levelOf(direction, 'widened'), subject: 'type', move: 'added', place, sentence };
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

function overlappingType(place: string, added: Alternative): Change {
  const sentence = `also has the form ${alternativeName(added)}; values that fit another form too are refused.`;
  return { level: 'breaking', subject: 'type', move: 'added', place, sentence };
}

function alternativeName({ type, constants }: Alternative): string {
  return constants === '' ? type : `${type} with ${constants}`;
}

function compareAlternatives(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  place: string,
  { schema: before }: Alternative,
  { schema: after }: Alternative,
): Change[] {
  const schemas = { before, after };
  return [
    ...compareNumbers(direction, place, schemas),
    ...compareEnums(direction, place, schemas),
    ...compareLimits(direction, place, before, after),
    ...(before.type === 'array'
      ? compareSchemas(models, direction, `${place}[]`, {
          before: before.items ?? {},
          after: after.items ?? {},
        })
      : []),
    ...(before.type === 'object' ? compareFields(models, direction, place, schemas) : []),
    ...(before.type === 'object' ? compareAdditionalProperties(models, direction, place, schemas) : []),
  ];
}

function compareNumbers(
  direction: Direction,
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  if (before.type === after.type) return [];
  const move = after.type === 'integer' ? 'narrowed' : 'widened';
  const sentence = `changes from ${String(before.type)} to ${String(after.type)}.`;
  return [{ level: levelOf(direction, move), subject: 'type', move, place, sentence }];
}

function compareEnums(
  direction: Direction,
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const common = { subject: 'word', place };
  const isOpen = direction === 'received' && isOpenEnumeration(before);
  const whenWider = isOpen ? 'additive' : levelOf(direction, 'widened');
  if (!before.enum && !after.enum) return [];
  if (!before.enum) {
    const sentence = `is now one of ${formatWords(after.enum)}.`;
    return [{ ...common, level: levelOf(direction, 'narrowed'), move: 'narrowed', sentence }];
  }
  if (!after.enum) {
    const sentence = `is no longer limited to ${formatWords(before.enum)}.`;
    return [{ ...common, level: whenWider, move: 'widened', sentence }];
  }
  const texts = (words: readonly unknown[]) => words.map((word) => JSON.stringify(word));
  const [old, now] = [texts(before.enum), texts(after.enum)];
  const removed = old.filter((word) => !now.includes(word));
  const added = now.filter((word) => !old.includes(word));
  const says = direction === 'sent' ? ['no longer accepts', 'also accepts'] : ['is no longer', 'may also be'];
  return [
    ...removed.map((word): Change => {
      const level = levelOf(direction, 'narrowed');
      return { ...common, level, move: 'removed', sentence: `${says[0]} ${word}.` };
    }),
    ...added.map((word): Change => {
      return { ...common, level: whenWider, move: 'added', sentence: `${says[1]} ${word}.` };
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
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const subject = direction === 'sent' ? 'argument' : 'field';
  const names = new Set([...Object.keys(before.properties ?? {}), ...Object.keys(after.properties ?? {})]);
  return [...names].flatMap((name): Change[] => {
    const at = `${place}.${name}`;
    const [old, now] = [before.properties?.[name], after.properties?.[name]];
    if (!now) return [{ level: 'breaking', subject, move: 'removed', place: at, sentence: 'is gone.' }];
    const isRequired = after.required?.includes(name) ?? false;
    if (!old) {
      const isDemand = direction === 'sent' && isRequired;
      const sentence = isDemand ? 'is new and required.' : 'is new.';
      return [{ level: isDemand ? 'breaking' : 'additive', subject, move: 'added', place: at, sentence }];
    }
    const wasRequired = before.required?.includes(name) ?? false;
    const inside = compareSchemas(models, direction, at, { before: old, after: now });
    if (isRequired === wasRequired) return inside;
    const move = isRequired ? 'narrowed' : 'widened';
    const sentence = isRequired
      ? 'was optional and becomes required.'
      : 'was always present and becomes optional.';
    return [{ level: levelOf(direction, move), subject, move, place: at, sentence }, ...inside];
  });
}

/** Compares the rule for other fields: refused (`false`), of any type (`true`), or of one type (a schema). */
function compareAdditionalProperties(
  models: Revisions<Pick<Model, 'schemas'>>,
  direction: Direction,
  place: string,
  { before, after }: Revisions<JsonSchema>,
): Change[] {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (typeof old === 'object' && typeof now === 'object')
    return compareSchemas(models, direction, `${place}.*`, { before: old, after: now });
  const breadth = (rule: boolean | JsonSchema) => (typeof rule === 'object' ? 1 : Number(rule) * 2);
  if (breadth(old) === breadth(now)) return [];
  const move = breadth(now) < breadth(old) ? 'narrowed' : 'widened';
  const isNews = direction === 'received' && old === false;
  const isLoss = direction === 'received' && now === false;
  const level = isNews ? 'additive' : isLoss ? 'breaking' : levelOf(direction, move);
  const sentence = `other fields were ${ruleName(old)} and become ${ruleName(now)}.`;
  return [{ level, subject: 'other fields', move, place, sentence }];
}

function ruleName(rule: boolean | JsonSchema): string {
  if (typeof rule === 'object') return 'of one type';
  return rule ? 'of any type' : 'refused';
}
