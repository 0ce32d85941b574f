import { canonical } from '../canonical.ts';
import type { JsonSchema } from '../model.ts';
import { levelOf, type Change, type Direction } from './change.ts';

/** Upper and lower bounds, with the value that applies if none is given. */
export const bounds: Readonly<Record<string, { readonly isUpper: boolean; readonly unsaid: number }>> = {
  maxLength: { isUpper: true, unsaid: Infinity },
  maximum: { isUpper: true, unsaid: Infinity },
  exclusiveMaximum: { isUpper: true, unsaid: Infinity },
  maxItems: { isUpper: true, unsaid: Infinity },
  maxProperties: { isUpper: true, unsaid: Infinity },
  minLength: { isUpper: false, unsaid: 0 },
  minItems: { isUpper: false, unsaid: 0 },
  minProperties: { isUpper: false, unsaid: 0 },
  minimum: { isUpper: false, unsaid: -Infinity },
  exclusiveMinimum: { isUpper: false, unsaid: -Infinity },
};

/** Keywords whose values cannot be compared in general. */
const incomparableKeywords = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'propertyNames',
  'unevaluatedProperties',
];

/** The changes in the limits of two schemas of one type. */
export function compareLimits(
  direction: Direction,
  location: string,
  before: JsonSchema,
  after: JsonSchema,
): Change[] {
  return [
    ...Object.keys(bounds).flatMap((keyword) => compareBound(direction, location, keyword, before, after)),
    ...incomparableKeywords.flatMap((keyword) =>
      compareIncomparable(direction, location, keyword, before, after),
    ),
  ];
}

function compareBound(
  direction: Direction,
  location: string,
  keyword: string,
  before: JsonSchema,
  after: JsonSchema,
): Change[] {
  const { isUpper = true, unsaid = Infinity } = bounds[keyword] ?? {};
  const valueOf = (schema: JsonSchema) => (schema[keyword] as number | undefined) ?? unsaid;
  const [old, now] = [valueOf(before), valueOf(after)];
  if (old === now) return [];
  const kind = isUpper === now < old ? 'narrowed' : 'widened';
  const sentence = `${keyword} changes from ${formatBound(old)} to ${formatBound(now)}.`;
  return [{ level: levelOf(direction, kind), subject: 'limit', kind, location, sentence }];
}

const formatBound = (bound: number): string => (Number.isFinite(bound) ? String(bound) : 'none');

function compareIncomparable(
  direction: Direction,
  location: string,
  keyword: string,
  before: JsonSchema,
  after: JsonSchema,
): Change[] {
  const textOf = (schema: JsonSchema) =>
    schema[keyword] === undefined || schema[keyword] === false
      ? undefined
      : JSON.stringify(canonical(schema[keyword]));
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return [];
  const sentence = `${keyword} changes from ${old ?? 'none'} to ${now ?? 'none'}.`;
  const common = { subject: 'limit', location, sentence };
  if (old !== undefined && now !== undefined) return [{ ...common, level: 'breaking', kind: 'changed' }];
  const kind = old === undefined ? 'narrowed' : 'widened';
  return [{ ...common, level: levelOf(direction, kind), kind }];
}
