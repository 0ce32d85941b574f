import { Parser } from 'htmlparser2';
import { cleanWebAddress } from '../../domain/untrusted-text.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { SearchResult } from '../../ports/search.ts';

/**
 * A result in plain text; none if it is not a page of the public web. Search engines highlight and escape their
 * texts.
 */
export function plainResult(url: unknown, title: unknown, description: unknown): SearchResult[] {
  const address = cleanWebAddress(url);
  if (address === null) return [];
  return [{ url: address, title: toPlainText(title, 300), description: toPlainText(description, 1_000) }];
}

function toPlainText(text: unknown, maxCharacters: number): string {
  if (typeof text !== 'string') return '';
  let read = '';
  const parser = new Parser({ ontext: (part) => (read += part) }, { decodeEntities: true });
  parser.end(text.slice(0, 10_000));
  return cleanText(read)?.slice(0, maxCharacters) ?? '';
}
