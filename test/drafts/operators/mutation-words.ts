/** The words of one language that operators need. They are test data: no word is taken from a language pack. */
export interface MutationWords {
  readonly rewrites: Readonly<Record<RewriteName, readonly Rewrite[]>>;
  /** Rewrites after which somebody else acts, for sentences that show their actors by endings. */
  readonly actorsSwapped: readonly Rewrite[];
  /** Words that turn the sentence to the other side, all of them at once: "your" to "our". */
  readonly toUs: readonly Rewrite[];
  readonly toThem: readonly Rewrite[];
  /** Lists of words that exclude each other, without the ending that all words of a list may take. */
  readonly days: readonly string[];
  readonly months: readonly string[];
  readonly seasons: readonly string[];
  /** What may follow the beginning of a month's name. */
  readonly monthEnding: string;
  /** Where a clause of a passage ends. */
  readonly clauseEnd: string;
  /** The words before a year that is added; empty if there are none. */
  readonly yearPreposition: string;
  /** Words before a date that depend on its form: "on 4 May", "in May". */
  readonly datePreposition: string;
  /** Number words from two upwards, in rows of one form. */
  readonly numbers: readonly (readonly string[])[];
  /** Ordinals from the first upwards, in rows of one form. */
  readonly ordinals: readonly (readonly string[])[];
  /** Behind these a smaller number says more: "within four hours". */
  readonly upperBounds: string;
  /** Words before a number that limit or estimate it already. */
  readonly hedges: string;
  /** Those of them that limit any number. */
  readonly movableLimits: string;
  /** Limits that a number without one can be given. */
  readonly numberLimits: readonly string[];
  readonly only: string;
  /** Words that say that there is one alone, so that "only" adds nothing. */
  readonly exclusive: string;
  /** One of them that fits before any phrase. */
  readonly onlyWord: string;
  /** Where the last phrase of a sentence may begin. */
  readonly phraseStart: string;
  /** First words that lose their capital letter after another word, in a language in which nouns keep theirs. */
  readonly lowerable: string;
  readonly and: string;
  readonly or: string;
  /** Words that make a list complete, so that it is false when an item is missing. */
  readonly complete: string;
  /** Words after which "A and B" is no list. */
  readonly beforeRange: string;
  /** Words that may follow the end of a list. */
  readonly afterList: string;
  /** Whether all nouns have a capital, so that a capital alone makes no name. */
  readonly nounsHaveCapitals: boolean;
  /** Towns, regions and countries, each with its forms in one order. A town is never swapped with its region. */
  readonly places: readonly (readonly (readonly string[])[])[];
  /** Invented names of people and companies, in the same order of forms. */
  readonly names: readonly (readonly string[])[];
  /** Words with a capital that are no names. */
  readonly notNames: string;
  /** Words before a party that acts on another, such as "from" and "by". */
  readonly partyPrepositions: string;
  /** Words before and after the name of a party: "the hotel group Lindhurst", "the Sargent family". */
  readonly beforeParty: string;
  readonly afterParty: string;
  /** Pronouns of the two sides, as subject and as object. */
  readonly pronouns: readonly (readonly [string, string])[];
  /** Verb forms after such a pronoun, and after a name. */
  readonly agreement: readonly (readonly [string, string])[];
  /** Sentences of other forms that hold a false statement in the place of "{sentence}". */
  readonly frames: Readonly<Record<'question' | 'call to action', string>>;
}

/** A pattern of whole words in any case, and its replacement. */
export interface Rewrite {
  readonly from: RegExp;
  readonly to: string;
}

export const rewriteNames = [
  'limit dropped',
  'limit word swapped',
  'antonym',
  'unit changed',
  'modality changed',
  'negation added',
  'negation dropped',
  'tense changed',
  'comparison turned',
  'quantifier widened',
] as const;

export type RewriteName = (typeof rewriteNames)[number];

/**
 * Reads lines such as "bought > will buy"; "opened <> closed" means both directions, and an empty side drops the
 * words. A line continues if it ends with "|", or if the next line begins with ">" or "+".
 */
export function rewrites(lines: string, flags = 'giu'): readonly Rewrite[] {
  return lines
    .replace(/\|\n\s*/gu, '|')
    .replace(/\n\s*(?:\+ )?(?=> |(?<=\+ ))/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [left = '', right = ''] = line.split(/<?>/u).map((side) => side.trim());
      const there = { from: wholeWords(left, flags), to: right };
      return line.includes('<>') ? [there, { from: wholeWords(right, flags), to: left }] : [there];
    });
}

/** A pattern that matches whole words only; if it begins with a comma, words and the comma before them. */
export function wholeWords(source: string, flags = 'giu'): RegExp {
  const before = source.startsWith(',') ? '' : String.raw`(?<![\p{L}\p{N}-])`;
  return new RegExp(String.raw`${before}(?:${source})(?![\p{L}\p{N}])`, flags);
}

/** Alternatives of a pattern, written over several lines. */
export function alternatives(source: string): string {
  return source.replace(/\|\s+/gu, '|').trim();
}

/** Words that are parted by white space. */
export function wordList(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}
