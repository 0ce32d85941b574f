import { decodeCursor } from '../../domain/paging.ts';
import type { MessageCursor } from '../../store/queries/message-views.ts';

/** A message's position, for a cursor. */
export function messagePosition(message: { readonly occurredAt: number; readonly id: string }): string[] {
  return [String(message.occurredAt), message.id];
}

/** Decodes a cursor's position. Undefined if the cursor does not belong to this list and filter. */
export function decodePosition(
  cursor: string | undefined,
  filter: unknown,
): { readonly start: MessageCursor | undefined } | undefined {
  if (cursor === undefined) return { start: undefined };
  const [at = '', id = ''] = decodeCursor(cursor, filter, 2) ?? [];
  return /^\d{1,14}$/.test(at) ? { start: { occurredAt: new Date(Number(at)), id } } : undefined;
}
