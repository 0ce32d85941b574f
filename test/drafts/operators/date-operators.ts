import { datesOf, exclude, type WrittenDate } from './dates.ts';
import { wholeWords, type MutationWords } from './mutation-words.ts';
import type { Operator } from './operator.ts';
import { keepCapital, replaceSpan, replaceSpans, shareOfWords } from './text.ts';

/** Years, months, days and seasons become earlier if possible, because "by 2027" stays true with a later year. */
export const dateChanged: Operator = {
  name: 'date changed',
  mutate({ pair: { sentence, passage }, words }) {
    const dates = datesOf(sentence, words).flatMap((date) =>
      changesOf(date, sentence, words).map((text) => replaceSpan(sentence, date, text)),
    );
    const lists = [words.days, words.seasons].flatMap((list) => {
      const pattern = new RegExp(String.raw`(?<!\p{L})(?:${list.join('|')})`, 'giu');
      return [...sentence.matchAll(pattern)].flatMap((match) => {
        const at = list.findIndex((word) => word.toLowerCase() === match[0].toLowerCase());
        const before = list === words.days ? [1, 3] : [1];
        const others = before
          .map((distance) => list.at(at - distance))
          .filter((word) => word !== undefined && !passage.toLowerCase().includes(word.toLowerCase()));
        const span = { start: match.index, end: match.index + match[0].length };
        return others.map((word) =>
          replaceSpan(sentence, span, keepCapital(match[0], word?.toLowerCase() ?? '')),
        );
      });
    });
    return [...dates, ...lists].map((text) => ({ sentence: text }));
  },
};

const longMonths = [0, 2, 4, 6, 7, 9, 11];

function changesOf(
  { text, day, month, monthWord, year }: WrittenDate,
  sentence: string,
  words: MutationWords,
): readonly string[] {
  const changes: string[] = [];
  if (year !== null) changes.push(text.replace(year, String(Number(year) - 2)));
  if (month !== null && monthWord !== null) {
    // From and to a month of 31 days, so that no date becomes the 31st of June.
    const at = Number(day ?? 0) > 28 ? (longMonths[longMonths.indexOf(month) - 1] ?? 11) : (month + 10) % 12;
    const other = words.months[at] ?? '';
    if (!sentence.includes(other)) changes.push(text.replace(monthWord, other));
  }
  if (day !== null) {
    const other = Number(day) > 4 ? Number(day) - 3 : Number(day) + 5;
    changes.push(text.replace(wholeWords(day), String(other)));
  }
  return changes;
}

/**
 * A date of the passage that belongs to another verb takes the place of the date of the sentence, or is added to a
 * sentence without one.
 */
export const dateToAnotherVerb: Operator = {
  name: 'date to another verb',
  mutate({ pair: { sentence, passage }, words }) {
    const own = datesOf(sentence, words);
    const others = datesOf(passage, words).filter((date) => own.every((other) => exclude(date, other)));
    const taken = own.flatMap((date) =>
      others.map((other) => replaceSpan(sentence, date, inPlaceOf(date, other))),
    );
    const swapped = own.flatMap((left, at) =>
      own
        .slice(at + 1)
        .filter((right) => exclude(left, right))
        .map((right) =>
          replaceSpans(sentence, [
            [left, inPlaceOf(left, right)],
            [right, inPlaceOf(right, left)],
          ]),
        ),
    );
    const added = own.length > 0 ? [] : datesOfOtherClauses(sentence, passage, words);
    return [...taken, ...swapped, ...added.map((text) => sentence.replace(/\.$/u, ` ${text}.`))].map(
      (text) => ({
        sentence: text,
      }),
    );
  },
};

/** The dates in clauses of the passage that the sentence is not about. */
function datesOfOtherClauses(sentence: string, passage: string, words: MutationWords): readonly string[] {
  const clauses = passage.split(new RegExp(words.clauseEnd, 'u'));
  const shares = clauses.map((clause) => shareOfWords(sentence, clause));
  return clauses.flatMap((clause, at) =>
    (shares[at] ?? 1) < 0.3 && Math.max(...shares) >= 0.5
      ? datesOf(clause, words)
          .filter(({ year }) => year !== null)
          .map(({ text, year }) => (text === year ? `${words.yearPreposition} ${year}`.trim() : text))
      : [],
  );
}

/** A date with the preposition of the date that it replaces, if it has none and is of the same kind. */
function inPlaceOf(date: WrittenDate, other: WrittenDate): string {
  const [preposition = ''] = /^\p{L}+ (?=\d)/u.exec(date.text) ?? [];
  const isAlike = other.day !== null && date.day !== null && /^\d/u.test(other.text);
  return isAlike ? `${preposition}${other.text}` : other.text;
}
