import { itemAt } from '../item-at.ts';

export interface Word {
  /** The word in lower case, in Unicode normalisation form C, without an English genitive. */
  readonly text: string;
  /** As written. */
  readonly written: string;
  /** The position after the word in the text. */
  readonly end: number;
}

/** Splits a text into words; inner hyphens, dots and `&` join a word. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’&.-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu)].map(
    (match) => ({
      text: match[0]
        .normalize('NFC')
        .toLowerCase()
        .replace(/['’]s$/u, ''),
      written: match[0],
      end: match.index + match[0].length,
    }),
  );
}

interface Phrase<Value> {
  readonly value: Value;
  readonly parts: readonly Part[];
}

interface Part {
  readonly text: string;
  /** What may follow in the word: nothing, one of the book's endings, or anything. */
  readonly suffix: 'none' | 'ending' | 'any';
}

/** A phrase in a text. `from` is the index of its first word; `to` is the index after its last word. */
export interface FoundPhrase<Value> {
  readonly value: Value;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds phrases in a text. In a phrase, a word ending in `*` is a prefix. A word ending in `+` also matches with one
 * of the endings.
 */
export class PhraseBook<Value> {
  readonly #byBeginning = new Map<string, Phrase<Value>[]>();
  readonly #endings: ReadonlySet<string>;

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>, endings: Iterable<string> = []) {
    this.#endings = new Set(endings);
    for (const [phrase, value] of entries) {
      const parts = phrase.split(' ').map(partOf);
      const beginning = itemAt(parts, 0).text.slice(0, beginningLength);
      const known = this.#byBeginning.get(beginning) ?? [];
      known.push({ value, parts });
      this.#byBeginning.set(beginning, known);
    }
  }

  /** Finds all phrases without overlaps. If several start at one word, the longest wins. */
  find(words: readonly Word[]): FoundPhrase<Value>[] {
    const found: FoundPhrase<Value>[] = [];
    for (let from = 0; from < words.length;) {
      const phrase = this.#longestAt(words, from);
      if (phrase) found.push({ value: phrase.value, from, to: from + phrase.parts.length });
      from += phrase?.parts.length ?? 1;
    }
    return found;
  }

  #longestAt(words: readonly Word[], from: number): Phrase<Value> | undefined {
    const { text } = itemAt(words, from);
    let longest: Phrase<Value> | undefined;
    for (let length = 1; length <= beginningLength; length++) {
      for (const phrase of this.#byBeginning.get(text.slice(0, length)) ?? []) {
        if (this.#matchesAt(phrase, words, from) && (!longest || isLonger(phrase, longest))) longest = phrase;
      }
      if (length >= text.length) break;
    }
    return longest;
  }

  #matchesAt({ parts }: Phrase<Value>, words: readonly Word[], from: number): boolean {
    return parts.every(({ text, suffix }, index) => {
      const word = words[from + index]?.text;
      if (word === undefined || !word.startsWith(text)) return false;
      if (suffix === 'any' || word.length === text.length) return true;
      return suffix === 'ending' && this.#endings.has(word.slice(text.length));
    });
  }
}

const beginningLength = 3;

function partOf(part: string): Part {
  const text = part.replace(/[*+]$/, '');
  if (part.endsWith('*')) return { text, suffix: 'any' };
  return { text, suffix: part.endsWith('+') ? 'ending' : 'none' };
}

/** Whether the first phrase has more words, or as many words and more letters. */
function isLonger({ parts: left }: Phrase<unknown>, { parts: right }: Phrase<unknown>): boolean {
  if (left.length !== right.length) return left.length > right.length;
  const letters = (parts: readonly Part[]) => parts.reduce((sum, { text }) => sum + text.length, 0);
  return letters(left) > letters(right);
}
