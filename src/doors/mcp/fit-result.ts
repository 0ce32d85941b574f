/** The largest value that a tool answers, in bytes of JSON. An agent reads all of it, and needs room for its work. */
export const maxValueBytes = 60_000;

/** How many bytes of JSON may be spent on what stands around a value that is cut. */
const spareBytes = 500;

/** How many of the items fit into a result, at least one. */
export function countFitting(items: readonly unknown[]): number {
  let left = maxValueBytes - spareBytes;
  let count = 0;
  for (const item of items) {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    if (left < 0) break;
    count += 1;
  }
  return Math.max(1, count);
}

/** A value that was made to fit, and where something of it was left out. */
export interface Shortened {
  readonly value: unknown;
  /** Such as `text: 16000 of 262144 characters`. */
  readonly cuts: readonly string[];
}

/** From mild to harsh: the longest text, in characters, and the longest list that is kept whole. */
const measures = [
  [50_000, 1_000],
  [30_000, 1_000],
  [16_000, 500],
  [8_000, 200],
  [4_000, 100],
  [2_000, 50],
  [1_000, 25],
  [400, 10],
  [200, 3],
  [80, 1],
] as const;

/** Cuts long texts and lists until the value fits, as mildly as it can. Ids and cursors stay whole. */
export function shorten(value: unknown): Shortened {
  let shortened: Shortened = { value, cuts: [] };
  for (const [maxCharacters, maxItems] of measures) {
    const cuts: string[] = [];
    shortened = { value: cut(value, '', { maxCharacters, maxItems, cuts }), cuts };
    if (Buffer.byteLength(JSON.stringify(shortened.value)) <= maxValueBytes) break;
  }
  return shortened;
}

interface Measure {
  readonly maxCharacters: number;
  readonly maxItems: number;
  readonly cuts: string[];
}

function cut(value: unknown, place: string, measure: Measure): unknown {
  const { maxCharacters, maxItems, cuts } = measure;
  if (typeof value === 'string') {
    if (value.length <= maxCharacters || place.endsWith('nextCursor')) return value;
    cuts.push(`${place}: ${maxCharacters} of ${value.length} characters`);
    return `${value.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`;
  }
  if (Array.isArray(value)) {
    if (value.length > maxItems) cuts.push(`${place}: ${maxItems} of ${value.length} items`);
    return value.slice(0, maxItems).map((item, index) => cut(item, `${place}[${index}]`, measure));
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    cut(inner, place ? `${place}.${name}` : name, measure),
  ]);
  return Object.fromEntries(inside);
}
