import { anyPhrase } from '../../languages/all-phrases.ts';
import { isInstruction } from '../drafting/instructions.ts';

/** The categories that a text may name to get one of them. */
interface Named {
  readonly key: string;
  readonly label?: string | undefined;
}

/**
 * A text without the sentences that choose its category or give orders to a program: no writer chooses the category of
 * their own message. The rest stays as it is. Empty if nothing else is said.
 */
export function withoutDictation(text: string, categories: readonly Named[]): string {
  const names = categories.flatMap(({ key, label }) => [key, key.replaceAll(/[_-]+/gu, ' '), label ?? '']);
  const folded = [...new Set(names.map(fold))].filter((name) => name !== '');
  const keys = categories.map(({ key }) => fold(key)).filter((key) => /[_-]/u.test(key));
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])(?=\s)/u)
        .filter((sentence) => !dictates(sentence, folded, keys))
        .join(''),
    )
    .join('\n')
    .trim();
}

function dictates(sentence: string, names: readonly string[], keys: readonly string[]): boolean {
  if (isInstruction(sentence)) return true;
  const read = fold(sentence);
  // Only a writer who knows of the categories writes the key of one.
  if (keys.some((key) => holdsWord(read, key))) return true;
  return sorting.test(read) && names.some((name) => holdsWord(read, name));
}

/** Orders to a program, and fields that contain a key. */
const sorting = new RegExp(
  [
    String.raw`\b${anyPhrase(({ replies }) => replies.machines.categoryOrders)}`,
    String.raw`["']?\b(?:key|category|class|result|answer)\b["']?\s*[:=]`,
  ].join('|'),
  'u',
);

function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[at - 1]);
}

/** Letters that hide or disguise a word are read as people read them. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
}
