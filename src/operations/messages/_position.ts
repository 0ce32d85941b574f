import { decodeCursor } from '../../domain/paging.ts';
import type { MessageCursor } from '../../store/queries/message-views.ts';

/** A message's place, for a cursor. */
export function messagePosition(message: { readonly occurredAt: number; readonly id: string }): string[] {
  return [String(message.occurredAt), message.id];
}

/**
 * The place that a cursor holds, or none without a cursor; undefined when it is no cursor of a list with the filter.
 */
export function decodePosition(
  cursor: string | undefined,
  filter: unknown,
): { readonly place: MessageCursor | undefined } | undefined {
  if (cursor === undefined) return { place: undefined };
  const [at = '', id = ''] = decodeCursor(cursor, filter, 2) ?? [];
  return /^\d{1,14}$/.test(at) ? { place: { occurredAt: new Date(Number(at)), id } } : undefined;
}
