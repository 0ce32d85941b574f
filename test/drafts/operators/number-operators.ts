import { wholeWords, type MutationWords } from './mutation-words.ts';
import { canReplace, numbersOf, otherNumber, type CountedNumber } from './numbers.ts';
import type { Operator } from './operator.ts';
import { replaceSpan, replaceSpans, spansOf } from './text.ts';

export const numberChanged: Operator = {
  name: 'number changed',
  mutate({ pair: { sentence }, words }) {
    return [
      ...numbersOf(sentence, words).flatMap((number) =>
        changesOf(number, sentence, words).map((text) => replaceSpan(sentence, number, text)),
      ),
      ...words.ordinals.flatMap((row) =>
        spansOf(sentence, wholeWords(row.join('|'))).map((span) => {
          const at = row.indexOf(span.text.toLowerCase());
          return replaceSpan(sentence, span, row[at + 1] ?? row[at - 1] ?? '');
        }),
      ),
    ].map((text) => ({ sentence: text }));
  },
};

function changesOf(number: CountedNumber, sentence: string, words: MutationWords): readonly string[] {
  if (number.isClockTime) return [String(number.value === 12 ? 11 : Math.floor(number.value) + 1)];
  const isUpperBound = endsWith(sentence.slice(0, number.start), words.upperBounds);
  const other = otherNumber(number, words, !isUpperBound);
  const another =
    isUpperBound || isHedged(number, sentence, words) ? null : otherNumber(number, words, false);
  return [other, another].filter((text) => text !== null);
}

/** “310” becomes “more than 310”. “At least” would still be true. */
export const limitAdded: Operator = {
  name: 'limit added',
  mutate({ pair: { sentence }, words }) {
    return numbersOf(sentence, words)
      .filter((number) => countsSomething(number, sentence, words))
      .flatMap((number) => {
        const start = number.start - (/[£$€]$/u.test(sentence.slice(0, number.start)) ? 1 : 0);
        const own = sentence.slice(start, number.end);
        return words.numberLimits.map((limit) => ({
          sentence: replaceSpan(sentence, { start, end: number.end }, `${limit} ${own.toLowerCase()}`),
        }));
      });
  },
};

function countsSomething(number: CountedNumber, sentence: string, words: MutationWords): boolean {
  const before = sentence.slice(0, number.start);
  const after = sentence.slice(number.end);
  const isCode =
    /(?:\p{Lu}{2,}|(?<!\p{L})(?:[Rr]oute|[Cc]lass|Klasse|Bau|[Ll]inje|[Kk]lass|[Ll]inja|[Nn]r|[Nn]ro))\.? $/u.test(
      before,
    );
  return (
    !isHedged(number, sentence, words) &&
    !number.isClockTime &&
    !isCode &&
    /^(?:[ \u00a0][\p{Ll}\p{Lu}%€]|%|m\b|bn\b)/u.test(after)
  );
}

function isHedged({ start }: CountedNumber, sentence: string, words: MutationWords): boolean {
  return endsWith(sentence.slice(0, start), words.hedges);
}

function endsWith(text: string, source: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})\s*[£$€]?$`, 'iu').test(text);
}

/** A number takes the place of another one that counts something else. */
export const countedThingSwapped: Operator = {
  name: 'counted thing swapped',
  mutate({ pair: { sentence, passage }, words }) {
    const own = numbersOf(sentence, words);
    const swapped = own.flatMap((left, at) =>
      own
        .slice(at + 1)
        .filter(
          (right) =>
            canReplace(left, right, words) &&
            left.value !== right.value &&
            !isRange(sentence.slice(left.end, right.start)),
        )
        .map((right) =>
          replaceSpans(sentence, [
            [left, right.text.toLowerCase()],
            [right, left.text.toLowerCase()],
          ]),
        ),
    );
    const others = numbersOf(passage, words).filter(
      ({ value }) => !own.some((number) => number.value === value),
    );
    const taken = own.flatMap((number) =>
      others
        .filter((other) => canReplace(number, other, words))
        .map(({ text }) => replaceSpan(sentence, number, text.toLowerCase())),
    );
    return [...swapped, ...taken].map((text) => ({ sentence: text }));
  },
};

function isRange(between: string): boolean {
  return /^\W*(?:to|and|bis|und|till|och|ja|–|-)?\W*$/iu.test(between);
}
