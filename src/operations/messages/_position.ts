import type { Message as MessageView } from '../../../generated/contract/types.ts';
import { buildPage, decodeCursor, type Page } from '../../domain/paging.ts';
import type { MessageCursor, SizedMessage } from '../../store/queries/message-views.ts';
import { countFittingRows } from '../../store/queries/page-size.ts';

/** Builds a page of `limit` messages, or of as many as fit. */
export function buildMessagePage(
  rows: readonly SizedMessage[],
  limit: number,
  filter: unknown,
): Page<MessageView> {
  const position = ({ message: { occurredAt, id } }: SizedMessage) => [String(occurredAt), id];
  const { items, nextCursor } = buildPage(rows, countFittingRows(rows, limit), position, filter);
  return { items: items.map(({ message }) => message), nextCursor };
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
