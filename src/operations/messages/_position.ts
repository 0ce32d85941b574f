import { decodeCursor } from '../../domain/paging.ts';
import type { MessageCursor } from '../../store/queries/message-views.ts';

/** A message's position, for a cursor. */
export function messagePosition(message: { readonly occurredAt: number; readonly id: string }): string[] {
  return [String(message.occurredAt), message.id];
}

/**
 * Decodes the position where a page begins; `position` is undefined for the first page. Returns undefined if the
 * cursor does not belong to this list and filter.
 */
export function decodePosition(
  cursor: string | undefined,
  filter: unknown,
): { readonly position: MessageCursor | undefined } | undefined {
  if (cursor === undefined) return { position: undefined };
  const [at = '', id = ''] = decodeCursor(cursor, filter, 2) ?? [];
  return /^\d{1,14}$/.test(at) ? { position: { occurredAt: new Date(Number(at)), id } } : undefined;
}
