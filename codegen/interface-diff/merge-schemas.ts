import { canonical } from '../canonical.ts';
import type { JsonSchema } from '../model.ts';
import { bounds } from './compare-limits.ts';

/**
 * Merges schemas that all apply into one: the tightest bounds, and the words, types and fields that all allow. Keywords
 * that cannot be merged, such as two patterns, keep all values in a list, so that a change is noticed.
 */
export function mergeSchemas(parts: readonly JsonSchema[]): JsonSchema {
  return parts.reduce((whole, part) => {
    const merged: Record<string, unknown> = { ...whole };
    for (const [keyword, value] of Object.entries(part))
      merged[keyword] = merged[keyword] === undefined ? value : mergeKeyword(keyword, merged[keyword], value);
    return merged as JsonSchema;
  }, {});
}

function mergeKeyword(keyword: string, one: unknown, other: unknown): unknown {
  if (textOf(one) === textOf(other)) return one;
  const bound = bounds[keyword];
  if (bound)
    return bound.isUpper ? Math.min(Number(one), Number(other)) : Math.max(Number(one), Number(other));
  const [ones, others] = [[one].flat(), [other].flat()];
  if (keyword === 'required') return [...new Set([...ones, ...others])];
  if (keyword === 'enum') return ones.filter((word) => others.some((same) => textOf(same) === textOf(word)));
  if (keyword === 'type') return intersectTypes(ones, others);
  if (keyword === 'properties') return mergeProperties(one as Fields, other as Fields);
  if (keyword === 'items') return { allOf: [one, other] };
  if (keyword === 'additionalProperties')
    return one === false || other === false ? false : narrowAdditionalProperties(one, other);
  if (keyword === 'uniqueItems' || keyword === 'deprecated') return true;
  const isOpaque = ['pattern', 'format', 'multipleOf', 'propertyNames', 'unevaluatedProperties'].includes(
    keyword,
  );
  return isOpaque
    ? [...ones, ...others].sort((left, right) => (textOf(left) < textOf(right) ? -1 : 1))
    : other;
}

type Fields = Readonly<Record<string, JsonSchema>>;

function mergeProperties(one: Fields, other: Fields): Fields {
  const common = Object.entries(one).flatMap(([name, schema]) => {
    const second = other[name];
    return second === undefined ? [] : [[name, { allOf: [schema, second] }] as const];
  });
  return { ...one, ...other, ...Object.fromEntries(common) };
}

/** Integers are numbers too. */
function intersectTypes(ones: readonly unknown[], others: readonly unknown[]): unknown[] {
  const admits = (types: readonly unknown[], type: unknown) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = [
    ...ones.filter((type) => admits(others, type)),
    ...others.filter((type) => admits(ones, type)),
  ];
  return [...new Set(common)];
}

function narrowAdditionalProperties(one: unknown, other: unknown): unknown {
  if (one === true || other === true) return one === true ? other : one;
  return { allOf: [one, other] };
}

const textOf = (value: unknown): string => JSON.stringify(canonical(value));
