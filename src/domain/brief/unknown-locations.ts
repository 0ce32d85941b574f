import { anyPhrase } from '../../languages/all-phrases.ts';
import { allWords } from '../../languages/all-words.ts';
import type { Word } from './words.ts';

/**
 * Finds unexplained words that look like place names, as in `in Atlantis` or `Atlantiksessa`. `explained` has the
 * indexes of words with a known meaning.
 */
export function findUnknownLocations(words: readonly Word[], explained: ReadonlySet<number>): string[] {
  return words.flatMap((word, index) => {
    if (explained.has(index) || !isName(word)) return [];
    const before = words[index - 1]?.text ?? '';
    const twoBefore = words[index - 2]?.text ?? '';
    const followsPreposition = prepositions.has(before) && !topicBeginning.test(twoBefore);
    const isLocation = followsPreposition || (index > 0 && locative.test(word.text));
    return isLocation && !otherNouns.has(word.text) ? [word.written] : [];
  });
}

function isName({ written }: Word): boolean {
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(written);
}

const prepositions = allWords(({ places }) => places.prepositions);

/** Words after which `in` introduces a topic, not a place. */
const topicBeginning = new RegExp(`^${anyPhrase(({ places }) => places.topicBeginnings)}`, 'u');
const locative = new RegExp(`.{3}${anyPhrase(({ places }) => places.locativeEndings)}$`, 'u');

/** Capitalised words that are not places. Some languages capitalise all nouns. */
const otherNouns = allWords(({ places }) => places.notPlaces);
