import { Parser } from 'htmlparser2';
import { cleanWebAddress } from '../../domain/untrusted-text.ts';
import { cleanText } from '../../domain/clean-text.ts';
import type { SearchResult } from '../../ports/search.ts';

/**
 * Returns a result in plain text, without the search engine's markup. Returns none if it is not a page of the public
 * web.
 */
export function plainResult(url: unknown, title: unknown, description: unknown): SearchResult[] {
  const address = cleanWebAddress(url);
  if (address === null) return [];
  return [{ url: address, title: toPlainText(title, 300), description: toPlainText(description, 1_000) }];
}

function toPlainText(text: unknown, maxCharacters: number): string {
  if (typeof text !== 'string') return '';
  let plainText = '';
  const parser = new Parser({ ontext: (part) => (plainText += part) }, { decodeEntities: true });
  parser.end(text.slice(0, 10_000));
  return cleanText(plainText)?.slice(0, maxCharacters) ?? '';
}
