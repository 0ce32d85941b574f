import { businessFields } from '../business-fields/fields.ts';
import type { SizeRange } from '../prospect.ts';
import { readPlaces, type Places } from './places.ts';
import { readSizes } from './sizes.ts';
import { beginningsOf, sentencesOfWanted } from './wanted.ts';
import { PhraseBook, wordsOf } from './words.ts';

/** What a brief says of the companies that it is after. Each list is in the order of the brief. */
export interface ReadBrief extends Places {
  /** Names of business fields. */
  readonly fields: readonly string[];
  readonly sizes: readonly SizeRange[];
}

/** Reads a brief in English, Finnish, Swedish or German. Any text is taken; what it does not understand is left out. */
export function readBrief(brief: string): ReadBrief {
  const sentences = sentencesOfWanted(brief);
  const wanted = sentences.join('. ');
  return {
    fields: sentences.map(fieldsOfSentence).find((fields) => fields.length > 0) ?? [],
    ...readPlaces(wanted),
    sizes: readSizes(wanted, { of: 'anything' }),
  };
}

/** The business fields that a text names, in its order. */
export function readFields(text: string): string[] {
  fieldBook ??= new PhraseBook(
    businessFields.flatMap(({ name, phrases }) => phrases.map((phrase) => [phrase, name] as const)),
  );
  return [
    ...new Set(fieldBook.find(wordsOf(text.replace(twoOfAKind, '$1 $4 $2 $3 $4'))).map(({ value }) => value)),
  ];
}

/** `Furniture and shoe stores` are furniture stores and shoe stores. */
const twoOfAKind =
  /(?<!\p{L})(\p{L}+) (and|or|&) (\p{L}+) (stores?|shops?|retailers?|dealers?|manufacturers?|agencies)(?!\p{L})/giu;

let fieldBook: PhraseBook<string> | undefined;

function fieldsOfSentence(sentence: string): string[] {
  return (
    beginningsOf(sentence)
      .map(readFields)
      .find((fields) => fields.length > 0) ?? []
  );
}
