/** Phrases in the notation of `src/languages/notation/phrases.ts`. Any of them may match. */
export type Phrases = readonly string[];
