import type { Phrases, Words } from './phrases.ts';

/** How a brief describes wanted and unwanted companies, in small letters. */
export interface BriefWords {
  /** Words that join two names or compounds, for example "and". */
  readonly joiners: Phrases;
  /** Ends of words for chains of shops, for example "kette", and the stems of words for their shops: "laden". */
  readonly chains: Phrases;
  readonly shops: Phrases;
  /** How the seller describes itself: from `seller` to `wanted`. With `alone`, the whole sentence if that is missing. */
  readonly selfDescriptions: readonly {
    readonly seller: string;
    readonly wanted: string;
    readonly alone: boolean;
  }[];
  /** Verbs of offering in a language where endings mark the buyers and their places: "myymme", and these endings. */
  readonly offers: Phrases;
  readonly buyerEndings: Phrases;
  /** Words before what the wanted companies need or do, for example "that" and "interested in". */
  readonly purposes: Phrases;
  /** Remarks that describe no company: the language to write in, and markets of export. */
  readonly asides: Phrases;
  /** Words that exclude what follows, for example "except for", and what precedes, for example "lukuun ottamatta". */
  readonly exclusions: Phrases;
  readonly exclusionsAfter: Phrases;
  /** The first words of exclusions with a capital, and words that may follow the first: "Except" and "for". */
  readonly exclusionStarts: Phrases;
  readonly afterFirstWord: Phrases;
  /** Words before a missing property, for example "[Ww]ithout", and others that only stand before common nouns. */
  readonly lacks: Phrases;
  readonly beforeNouns: Phrases;
  /** Endings of excluded names, which may have none in their base form. */
  readonly nameEndings: Words;
  /** Words that end an exclusion, for example "but", and words before a place: "in". */
  readonly contrasts: Phrases;
  readonly beforePlaces: Phrases;
  /** Words for people in numbers of them, and for ranges and limits: "10 to 20 employees", "more than 50". */
  readonly people: Phrases;
  readonly between: Phrases;
  readonly moreThan: Phrases;
  readonly fewerThan: Phrases;
  readonly atLeast: Phrases;
  readonly atMost: Phrases;
  /** Limits of other numbers, which no search supports: "more than 5 branches". */
  readonly limits: Phrases;
  /** Words for sizes of companies as the European Union defines them, for example "medium-sized". */
  readonly sizes: Readonly<Record<CompanySize, Phrases>>;
}

export type CompanySize = 'smallOrMedium' | 'micro' | 'medium' | 'small' | 'large';
