/**
 * Phrases in the notation of `src/languages/notation/phrases.ts`. Any of them may match. Where a language has none, the
 * text is empty.
 */
export type Phrases = string | readonly string[];

/** Single words. */
export type Words = ReadonlySet<string>;
