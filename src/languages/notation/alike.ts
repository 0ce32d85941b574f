import type { Sentence } from '../../domain/language-pack/courtesies.ts';

/** A sentence that is the same in formal and informal address. */
export function alike(text: string): Sentence {
  return { formal: text, informal: text };
}
