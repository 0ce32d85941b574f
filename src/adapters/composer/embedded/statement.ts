import type { Evidence, Source, WrittenLanguage } from '../../../domain/drafting/material.ts';
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

/** A statement that can be written into a message, without its full stop. */
export interface Statement {
  /** As a main clause, its first word as inside a sentence. */
  readonly main: string;
  /** As a clause after "that", "dass", "att" or "että"; null where the language would need another order of words. */
  readonly sub: string | null;
  /**
   * After an adverb that takes the first place ("Bei uns …"), where the language then puts the verb before its
   * subject.
   */
  readonly inverted: string | null;
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

/** A text with its first letter in upper case. */
export function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A text without the punctuation that ends a sentence. */
export function withoutStop(text: string): string {
  return text
    .trim()
    .replace(/[.!…;:,]+$/u, '')
    .trim();
}
