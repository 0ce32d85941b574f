import type { TruePair } from '../pairs.ts';
import { companyOfOtherSide } from '../verify-pair.ts';
import { datesOf, exclude } from './dates.ts';
import { wholeWords } from './mutation-words.ts';
import { escape, placesOf } from './names.ts';
import { canReplace, numbersOf } from './numbers.ts';
import type { MutationInput, Operator } from './operator.ts';
import { replaceSpan, rewriteAll, shareOfWords } from './text.ts';

/** A date, number or place of another passage about the company comes in; both passages are quoted. */
export const factsMerged: Operator = {
  name: 'facts merged',
  mutate(input) {
    const { pair } = input;
    return otherPassages(input)
      .filter(({ company }) => company === pair.company)
      .flatMap(({ passage }) =>
        takenFrom(passage, input).map((sentence) => ({ sentence, passage: `${pair.passage}\n\n${passage}` })),
      );
  },
};

function takenFrom(
  passage: string,
  { pair: { sentence, passage: own }, words }: MutationInput,
): readonly string[] {
  const ownDates = [...datesOf(sentence, words), ...datesOf(own, words)];
  const dates = datesOf(passage, words).filter((date) => ownDates.every((other) => exclude(date, other)));
  const ownNumbers = new Set(
    [...numbersOf(sentence, words), ...numbersOf(own, words)].map(({ value }) => value),
  );
  const numbers = numbersOf(passage, words).filter(({ value }) => !ownNumbers.has(value));
  const ownPlaces = new Set([...placesOf(sentence, words), ...placesOf(own, words)].map(({ row }) => row));
  const places = placesOf(passage, words).filter(({ row }) => !ownPlaces.has(row));
  return [
    ...datesOf(sentence, words).flatMap((date) => dates.map(({ text }) => replaceSpan(sentence, date, text))),
    ...numbersOf(sentence, words).flatMap((number) =>
      numbers
        .filter((other) => canReplace(number, other, words))
        .map(({ text }) => replaceSpan(sentence, number, text.toLowerCase())),
    ),
    ...placesOf(sentence, words).flatMap((place) =>
      places
        .filter(({ group }) => group === place.group)
        .map(({ row }) => replaceSpan(sentence, place, row[place.form] ?? '')),
    ),
  ];
}

/** The sentence quotes a passage that says something else. */
export const otherPassage: Operator = {
  name: 'quote of another passage',
  mutate(input) {
    const { pair } = input;
    return otherPassages(input)
      .filter(({ passage, side }) => side === pair.side && shareOfWords(pair.sentence, passage) < 0.5)
      .map(({ passage }) => ({ sentence: pair.sentence, passage }));
  },
};

function otherPassages({ pair, pairs }: MutationInput): readonly TruePair[] {
  const seen = new Set([pair.passage]);
  return pairs.filter(({ passage }) => {
    if (seen.has(passage)) return false;
    seen.add(passage);
    return true;
  });
}

/** A statement of one side about itself becomes one about the other: "your" becomes "our", with the names. */
export const sideSwapped: Operator = {
  name: 'side swapped',
  mutate({ pair, words }) {
    const { sentence, side, company, otherNames } = pair;
    const [turns, against] = side === 'them' ? [words.toUs, words.toThem] : [words.toThem, words.toUs];
    // "You can cancel our contract" names both sides: their contract is the same one.
    if (against.some(({ from }) => sentence.search(from) >= 0)) return [];
    const names = [company, ...otherNames].sort((left, right) => right.length - left.length).map(escape);
    const turned = rewriteAll(sentence, [
      { from: wholeWords(names.join('|'), 'gu'), to: companyOfOtherSide[side] },
      ...turns,
    ]);
    return [{ sentence: turned }];
  },
};
