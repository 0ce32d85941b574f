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
    const followsPreposition = prepositions.has(before) && !topicVerbs.test(twoBefore);
    const isLocation = followsPreposition || (index > 0 && finnishLocation.test(word.text));
    return isLocation && !otherNouns.has(word.text) ? [word.written] : [];
  });
}

function isName({ written }: Word): boolean {
  return /^\p{Lu}\p{L}*\p{Ll}/u.test(written);
}

const prepositions = new Set([
  'in',
  'near',
  'around',
  'across',
  'i',
  'im',
  'aus',
  'bei',
  'nära',
  'kring',
  'från',
]);

/** Words after which `in` introduces a topic, not a place. */
const topicVerbs = /^(?:interest|speciali|invest|expert|active|experience|spezialisiert|investier|intresse)/u;

const finnishLocation = /.{3}(?:ssa|ssä|sta|stä|lla|llä|lta|ltä)$/u;

/** Capitalised words that are not places. Many are German, because German capitalises all nouns. */
const otherNouns = new Set(
  (
    'english german swedish finnish january february march april may june july august september october november ' +
    'december spring summer autumn winter january q1 q2 q3 q4 januar februar märz mai juni juli oktober dezember ' +
    'frühling sommer herbst bereich branche familienbesitz familienhand gründung partnerschaft zusammenarbeit stadt ' +
    'städten region regionen nähe umgebung umkreis raum zentrum innenstadt ausland inland gebiet mittelstand handel ' +
    'industrie markt wachstum besitz form ganz kürze zukunft betrieb betrieben deutsch englisch europa europe'
  ).split(' '),
);
