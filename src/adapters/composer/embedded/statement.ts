import type { Evidence, Source } from '../../../domain/drafting/material.ts';
import type { Span } from '../../../domain/drafting/sentences.ts';

/** A sentence of a source with its position. */
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

/** The passage that evidence quotes; null if its source is not there. */
export function passageOf(evidence: Evidence, sources: readonly Source[]): Passage | null {
  const { sourceKind, sourceId, start, end, quote } = evidence;
  const source = sources.find(({ kind, id }) => kind === sourceKind && id === sourceId);
  return source === undefined ? null : { source, span: { start, end, text: quote } };
}

/** A text without the punctuation that ends a sentence. */
export function withoutStop(text: string): string {
  return text
    .trim()
    .replace(/(?<![.!…;:,])[.!…;:,]+$/u, '')
    .trim();
}
