import { wholeWords, type MutationWords } from './mutation-words.ts';
import type { Operator } from './operator.ts';
import { escape, placesOf } from './names.ts';
import { capitalise, replaceSpan, tidy, type Span } from './text.ts';

/** The last item of a list, and the conjunction before it. */
interface LastItem {
  readonly conjunction: Span;
  readonly item: Span;
  /** The word before the conjunction. */
  readonly before: string;
  readonly isChoice: boolean;
}

/**
 * A list loses its last item. "You have shops in Leeds and York" cut to "in Leeds" is still true, so that it becomes
 * "only in Leeds", unless the list offers a choice or a word makes it complete already.
 */
export const listCut: Operator = {
  name: 'list cut',
  mutate({ pair: { sentence }, words }) {
    const isComplete = wholeWords(words.complete).test(sentence);
    return lastItemsOf(sentence, words).flatMap(({ conjunction, item, before, isChoice }) => {
      const start = sentence.slice(0, conjunction.start);
      const opening = isChoice || isComplete ? start : withOnly(start, before, words);
      if (opening === null) return [];
      const joined = opening.replace(
        /(?<=(\p{L})[\p{L}-]*), (?=(\p{L})[\p{L}-]* $)/u,
        (comma, left: string, right: string) =>
          isCapital(left) === isCapital(right) ? ` ${conjunction.text} ` : comma,
      );
      return [{ sentence: tidy(`${joined}${sentence.slice(item.end)}`) }];
    });
  },
};

/** Puts "only" before the preposition of a list or, at the beginning of a sentence, before its article. */
function withOnly(opening: string, firstItem: string, words: MutationWords): string | null {
  const { onlyWord, phraseStart } = words;
  const phrase = new RegExp(
    String.raw`(?<!\p{L})(?:${phraseStart}) (?:\p{L}+,? )?${escape(firstItem)} $`,
    'u',
  ).exec(opening);
  if (phrase !== null && phrase.index > 0)
    return `${opening.slice(0, phrase.index)}${onlyWord} ${opening.slice(phrase.index)}`;
  const article = /^(?:The|Die|Der|Das) (?=\p{L}+ $)/u.exec(opening);
  return article === null
    ? null
    : `${capitalise(onlyWord)} ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`;
}

/** The last item of a list of another passage takes the place of the last item. */
export const listItemSwapped: Operator = {
  name: 'list item swapped',
  mutate({ pair: { sentence, passage }, words, pairs }) {
    const others = pairs.flatMap((pair) => lastItemsOf(pair.sentence, words).map(({ item }) => item.text));
    return lastItemsOf(sentence, words).flatMap(({ item }) =>
      [...new Set(others)]
        .filter(
          (text) => !passage.toLowerCase().includes(text.toLowerCase()) && isAlike(text, item.text, words),
        )
        .map((text) => ({ sentence: replaceSpan(sentence, item, text) })),
    );
  },
};

function isAlike(left: string, right: string, words: MutationWords): boolean {
  if (placesOf(left, words).length !== placesOf(right, words).length) return false;
  return isCapital(left) === isCapital(right) && (isCapital(left) || left.slice(-2) === right.slice(-2));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function lastItemsOf(sentence: string, words: MutationWords): readonly LastItem[] {
  const pattern = new RegExp(
    String.raw`(?<before>[\p{L}-]+) (?<conjunction>${words.and}|${words.or}) (?<item>[\p{L}-]+)` +
      String.raw`(?=[.,;]|$| (?:${words.afterList})(?!\p{L}))`,
    'gu',
  );
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const { before = '', conjunction = '', item = '' } = match.groups ?? {};
    if (isCapital(before) !== isCapital(item) && match.index > 0) return [];
    if (words.nounsHaveCapitals && !isCapital(item) && !item.endsWith('tags')) return [];
    if (wholeWords(`(?:${words.beforeRange})(?: \\p{L}+)? $`).test(sentence.slice(0, match.index))) return [];
    if (before.endsWith('-') !== item.endsWith('-') && before.endsWith('-')) return [];
    const start = match.index + before.length + 1;
    const itemStart = start + conjunction.length + 1;
    return [
      {
        conjunction: { start, end: start + conjunction.length, text: conjunction },
        item: { start: itemStart, end: itemStart + item.length, text: item },
        before,
        isChoice: new RegExp(`^(?:${words.or})$`, 'u').test(conjunction),
      },
    ];
  });
}
