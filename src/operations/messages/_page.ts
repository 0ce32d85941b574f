import type { Message as MessageView } from '../../../generated/contract/types.ts';
import { buildPage, type Page } from '../../domain/paging.ts';
import type { SizedMessage } from '../../store/queries/message-views.ts';
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
