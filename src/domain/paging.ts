import { createHash } from 'node:crypto';

/**
 * A cursor contains the position of a page's last item and a hash of the filters. It is opaque, and valid only for
 * the same list, organisation and filters.
 */
export function encodeCursor(position: readonly string[], filter: unknown): string {
  return Buffer.from(JSON.stringify([filterHash(filter), ...position])).toString('base64url');
}

/**
 * Decodes the position of a cursor with `arity` parts; undefined if the cursor is for another list or other filters.
 */
export function decodeCursor(cursor: string, filter: unknown, arity: number): string[] | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== arity + 1 || !parts.every((part) => typeof part === 'string'))
    return undefined;
  const [hash, ...position] = parts as string[];
  return hash === filterHash(filter) && position.every((part) => part.isWellFormed() && !part.includes('\0'))
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

/** Builds a page of `limit` items from `limit + 1` rows. The extra row indicates another page. */
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

/** A position in a list sorted by time and then by id. */
export interface TimePosition {
  readonly at: Date;
  readonly id: string;
}

/**
 * Decodes where a page of a list sorted by time begins; `position` is undefined for the first page. Returns undefined
 * if the cursor does not belong to this list and filter.
 */
export function decodeTimePosition(
  cursor: string | undefined,
  filter: unknown,
): { readonly position: TimePosition | undefined } | undefined {
  if (cursor === undefined) return { position: undefined };
  const [at = '', id = ''] = decodeCursor(cursor, filter, 2) ?? [];
  return /^\d{1,14}$/.test(at) ? { position: { at: new Date(Number(at)), id } } : undefined;
}
