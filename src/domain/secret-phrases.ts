import { secretsOfOtherLanguages } from '../languages/others/secrets.ts';
import { anyOfPhrases } from '../languages/all-phrases.ts';
import { allPacks } from '../languages/packs.ts';
import type { Phrases, Words } from './language-pack/phrases.ts';
import type { SecretWords } from './language-pack/secret-words.ts';

type Selection<Value> = (words: SecretWords) => Value;

/** The phrases of all languages, also of those without a pack, as alternatives of a regular expression. */
export function secretPhrases(select: Selection<Phrases>): string {
  return anyOfPhrases(allSecretWords.flatMap(select));
}

/** The words of all languages, also of those without a pack. */
export function secretWords(select: Selection<Words>): Words {
  return new Set(allSecretWords.flatMap((words) => [...select(words)]));
}

const allSecretWords: readonly SecretWords[] = [
  ...allPacks.map(({ secrets }) => secrets),
  secretsOfOtherLanguages,
];
