import { createHash } from 'node:crypto';

/**
 * A cursor holds the place of the last item of a page and a mark of the filters it was read with. It is opaque to
 * callers and holds only for the same list, organisation and filters.
 */
export function encodeCursor(position: readonly string[], filter: unknown): string {
  return Buffer.from(JSON.stringify([filterHash(filter), ...position])).toString('base64url');
}

/** The place in a cursor of `arity` parts, or undefined when it is not a cursor of this list with these filters. */
export function decodeCursor(cursor: string, filter: unknown, arity: number): string[] | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== arity + 1 || !parts.every((part) => typeof part === 'string'))
    return undefined;
  const [mark, ...position] = parts as string[];
  return mark === filterHash(filter) && position.every((part) => part.isWellFormed() && !part.includes('\0'))
    ? position
    : undefined;
}

function filterHash(filter: unknown): string {
  return createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 12);
}

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** Makes a page of `limit` items out of the `limit + 1` rows that were read: the extra row tells that there is more. */
export function buildPage<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string[],
  filter: unknown,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last !== undefined ? encodeCursor(positionOf(last), filter) : null;
  return { items, nextCursor };
}
