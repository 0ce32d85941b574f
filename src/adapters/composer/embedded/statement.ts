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
  /** As a main clause that adds to what was said before ("you also run"); null where there is no sure place for it. */
  readonly also: string | null;
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

/** A text with its first letter in lower case. */
export function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** A text without the punctuation that ends a sentence. */
export function withoutStop(text: string): string {
  return text
    .trim()
    .replace(/(?<![.!…;:,])[.!…;:,]+$/u, '')
    .trim();
}

/** Names in a row, the last one after the language's "and". */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
