import type { TruePair } from '../pairs.ts';
import { wholeWords, type MutationWords } from './mutation-words.ts';
import { lowerFirst } from './names.ts';
import { numbersOf } from './numbers.ts';
import type { Operator } from './operator.ts';
import { capitalise, replaceSpan, replaceSpans, spansOf, tidy, type Span } from './text.ts';

/** A limit moves to another place of the sentence, or comes from another place of the passage. */
export const limitMoved: Operator = {
  name: 'limit moved',
  mutate({ pair, words }) {
    return [...moveOnly(pair, words), ...moveLimits(pair, words)].map((sentence) => ({ sentence }));
  },
};

/** "The shop opens only on Sundays" becomes "Only the shop opens on Sundays", and the other way round. */
function moveOnly(pair: TruePair, words: MutationWords): readonly string[] {
  const { sentence, passage } = pair;
  const only = wholeWords(words.only);
  const own = spansOf(sentence, only);
  if (own.length === 0) {
    const isElsewhere = only.test(passage) && !wholeWords(words.exclusive).test(sentence);
    return isElsewhere ? [withOnlyFirst(pair, words.onlyWord, words)] : [];
  }
  return own.flatMap(({ start, end, text }) => {
    const rest = tidy(`${sentence.slice(0, start)}${sentence.slice(end)}`);
    if (start > 0) return [withOnlyFirst({ ...pair, sentence: rest }, text, words)];
    const phrase = spansOf(rest, wholeWords(words.phraseStart)).at(-1);
    if (phrase === undefined || phrase.start === 0) return [];
    return [`${rest.slice(0, phrase.start)}${text.toLowerCase()} ${rest.slice(phrase.start)}`];
  });
}

function withOnlyFirst(pair: TruePair, only: string, words: MutationWords): string {
  return `${capitalise(only)} ${lowerFirst(pair, words)}`;
}

/** "Up to 40 tonnes and 900 boxes" becomes "40 tonnes and up to 900 boxes". */
function moveLimits({ sentence, passage }: TruePair, words: MutationWords): readonly string[] {
  const numbers = numbersOf(sentence, words).map((number) => ({
    number,
    limit: limitBefore(number, sentence, words),
  }));
  const free = numbers.filter(({ limit }) => limit === null).map(({ number }) => number);
  const moved = numbers.flatMap(({ limit }) =>
    limit === null
      ? []
      : free.map((target) =>
          replaceSpans(sentence, [
            [limit, ''],
            [target, `${limit.text} ${target.text}`],
          ]),
        ),
  );
  const values = new Set(numbers.map(({ number }) => number.value));
  const taken = numbersOf(passage, words)
    .filter(({ value }) => !values.has(value))
    .flatMap((other) => limitBefore(other, passage, words) ?? [])
    .flatMap(({ text }) => free.map((target) => replaceSpan(sentence, target, `${text} ${target.text}`)));
  return [...moved, ...taken];
}

function limitBefore({ start }: Span, text: string, words: MutationWords): Span | null {
  const match = new RegExp(String.raw`(?<![\p{L}\d])(${words.movableLimits}) $`, 'iu').exec(
    text.slice(0, start),
  );
  if (match === null) return null;
  const limit = (match[1] ?? '').toLowerCase();
  return { start: match.index, end: match.index + limit.length, text: limit };
}
