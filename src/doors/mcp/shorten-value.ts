/** The largest value of a tool result, in bytes of JSON. An agent reads all of it and needs room for its work. */
export const maxValueBytes = 60_000;

/** Bytes of JSON reserved for what surrounds a shortened value. */
const reservedBytes = 500;

/** Counts the items that fit into a result, at least one. */
export function countFitting(items: readonly unknown[]): number {
  let left = maxValueBytes - reservedBytes;
  let count = 0;
  for (const item of items) {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** The number of fields an object always keeps. */
export const minFields = 60;

/** A shortened value and its cuts. */
export interface Shortened {
  readonly value: unknown;
  /** Such as `text: 16000 of 262144 characters`. */
  readonly cuts: readonly string[];
}

/**
 * From mild to strict: maximum text length in characters, list length and field count. No schema has as many fields
 * as the smallest count, so only free-form objects lose fields.
 */
const cutLevels = [
  [50_000, 1_000, 2_000],
  [30_000, 1_000, 1_000],
  [16_000, 500, 500],
  [8_000, 200, 250],
  [4_000, 100, 120],
  [2_000, 50, minFields],
  [1_000, 25, minFields],
  [400, 10, minFields],
  [200, 3, minFields],
  [80, 1, minFields],
] as const;

/**
 * Cuts long texts, lists and objects as little as possible until the value fits. Never cuts ids and cursors. Returns
 * the strictest result even if it is still too large.
 */
export function shortenValue(value: unknown): Shortened {
  let shortened: Shortened = { value, cuts: [] };
  for (const [maxCharacters, maxItems, maxFields] of cutLevels) {
    const cuts: string[] = [];
    shortened = { value: cut(value, '', { maxCharacters, maxItems, maxFields, cuts }), cuts };
    if (Buffer.byteLength(JSON.stringify(shortened.value)) <= maxValueBytes) break;
  }
  return shortened;
}

interface CutLimits {
  readonly maxCharacters: number;
  readonly maxItems: number;
  readonly maxFields: number;
  readonly cuts: string[];
}

function cut(value: unknown, path: string, limits: CutLimits): unknown {
  const { maxCharacters, maxItems, maxFields, cuts } = limits;
  if (typeof value === 'string') {
    if (value.length <= maxCharacters || path.endsWith('nextCursor')) return value;
    cuts.push(`${path}: ${maxCharacters} of ${value.length} characters`);
    return `${value.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  }
  if (Array.isArray(value)) {
    if (value.length > maxItems) cuts.push(`${path}: ${maxItems} of ${value.length} items`);
    return value.slice(0, maxItems).map((item, index) => cut(item, `${path}[${index}]`, limits));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  if (fields.length > maxFields) cuts.push(`${path}: ${maxFields} of ${fields.length} fields`);
  const inside = fields.slice(0, maxFields).map(([name, inner]): [string, unknown] => {
    const named = name.length > 60 ? `${name.slice(0, 60)}…` : name;
    return [name, cut(inner, path ? `${path}.${named}` : named, limits)];
  });
  return Object.fromEntries(inside);
}
