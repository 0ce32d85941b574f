import { businessFields, tradeFields } from '../business-fields/fields.ts';
import type { SizeRange } from '../prospect.ts';
import { readExclusions, type Exclusions } from './exclusions.ts';
import { completeCompounds, shopOfChain } from './joined-words.ts';
import { readLocations, readUnknownLocations, type Locations } from './locations.ts';
import { readSizes } from './sizes.ts';
import { findUnreadNumbers } from './unread-numbers.ts';
import { beginningsOf, splitBrief } from './split-brief.ts';
import { PhraseBook, wordsOf } from './words.ts';

/** The criteria of a brief. Each list follows the order of the brief. */
export interface ParsedBrief extends Locations {
  /** Names of business fields. */
  readonly fields: readonly string[];
  readonly sizes: readonly SizeRange[];
  /** Unknown names in the position of a place name, as written. */
  readonly unknownLocations: readonly string[];
  readonly exclusions: Exclusions;
  /** Phrases about companies from which no criterion was read. */
  readonly unused: readonly string[];
}

/**
 * Reads a brief in English, Finnish, Swedish or German. Any text is accepted; parts that are not understood are
 * reported.
 */
export function readBrief(brief: string): ParsedBrief {
  const { wanted: sentences, unwanted } = splitBrief(brief);
  const wanted = sentences.join('. ');
  const fields = sentences.map(fieldsOfSentence).find((found) => found.length > 0) ?? [];
  const relevant = sentences.filter((sentence, index) => index === 0 || readFields(sentence).length > 0);
  const beginnings = relevant.map((sentence) => beginningsOf(sentence)[0] ?? sentence);
  const exclusions = readExclusions(unwanted, {
    wantedFields: new Set(fields),
    fieldsOf: readFields,
    locationsOf: readLocations,
  });
  return {
    fields,
    ...readLocations(wanted),
    sizes: readSizes(wanted, { of: 'anything' }),
    unknownLocations: beginnings.flatMap((beginning) => readUnknownLocations(beginning, isField)),
    exclusions,
    unused: [...exclusions.unused, ...relevant.flatMap(findUnreadNumbers)],
  };
}

/** The business fields that a text names, in the order of the text. */
export function readFields(text: string): string[] {
  const completed = completeCompounds(text.replace(sharedNounPattern, '$1 $4 $2 $3 $4'), isField);
  const words = wordsOf(completed).map((word) => ({
    ...word,
    text: isField(word.text) ? word.text : (shopOfChain(word.text, tradeWords()) ?? word.text),
  }));
  return [
    ...new Set(
      fieldBook()
        .find(words)
        .map(({ value }) => value),
    ),
  ];
}

/** Matches `furniture and shoe stores`, which means furniture stores and shoe stores. */
const sharedNounPattern =
  /(?<!\p{L})(\p{L}+) (and|or|&) (\p{L}+) (stores?|shops?|retailers?|dealers?|manufacturers?|agencies)(?!\p{L})/giu;

function isField(word: string): boolean {
  return fieldBook().find(wordsOf(word)).length > 0;
}

let cachedFieldBook: PhraseBook<string> | undefined;

function fieldBook(): PhraseBook<string> {
  return (cachedFieldBook ??= new PhraseBook(
    businessFields.flatMap(({ name, phrases }) => phrases.map((phrase) => [phrase, name] as const)),
  ));
}

let cachedTradeWords: string[] | undefined;

function tradeWords(): string[] {
  return (cachedTradeWords ??= tradeFields
    .flatMap(({ name, phrases }) => [name, ...phrases])
    .map((phrase) => phrase.replace('*', ''))
    .filter((phrase) => !phrase.includes(' ')));
}

function fieldsOfSentence(sentence: string): string[] {
  return (
    beginningsOf(sentence)
      .map(readFields)
      .find((fields) => fields.length > 0) ?? []
  );
}
