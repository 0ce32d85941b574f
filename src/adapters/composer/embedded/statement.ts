import type { Evidence, Source } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import type { Span } from '../../../domain/drafting/sentences.ts';

/** How the recipient is spoken of. */
export interface Address {
  readonly language: WrittenLanguage;
  readonly formal: boolean;
  readonly company: string | undefined;
}

/** A sentence of a source with where it stands. */
export interface Passage {
  readonly source: Source;
  readonly span: Span;
}

export function evidenceFor({ source, span }: Passage): Evidence {
  return {
    sourceKind: source.kind,
    sourceId: source.id,
    ...(source.url === undefined ? {} : { url: source.url }),
    start: span.start,
    end: span.end,
    quote: source.text.slice(span.start, span.end),
  };
}

/** A text without the punctuation that ends a sentence. */
export function withoutStop(text: string): string {
  return text
    .trim()
    .replace(/(?<![.!…;:,])[.!…;:,]+$/u, '')
    .trim();
}
