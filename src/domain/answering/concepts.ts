import { anyPhrase } from '../../languages/all-phrases.ts';
import { sharedMeanings } from '../language-pack/topic-words.ts';

/** The meaning that a word shares with other words, in angle brackets; null if it has only its own. */
export function conceptOf(word: string): string | null {
  return concepts.find(([, words]) => words.test(word))?.[0] ?? null;
}

const concepts = sharedMeanings.map(
  (meaning) =>
    [`<${meaning}>`, new RegExp(`^${anyPhrase(({ topics }) => topics.synonyms[meaning])}$`, 'u')] as const,
);
