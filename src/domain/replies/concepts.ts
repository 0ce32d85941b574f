import { concepts, type Concept } from '../language-pack/reply-vocabulary.ts';
import { createWordIndex } from './word-index.ts';

const index = createWordIndex<Concept>(concepts, ({ replyVocabulary }) => replyVocabulary.concepts);

/** The meanings of a folded word; none for most words. */
export function conceptsOf(word: string): readonly Concept[] {
  return [...new Set(index(word, 11))];
}
