import type { Phrases } from './phrases.ts';

/** Texts of links, addresses and headings on sites of companies, in small letters without marks. */
export interface PageWords {
  /** Links to the kinds of pages that are worth reading, for example "our story". */
  readonly kinds: Readonly<Record<LinkedPage, readonly string[]>>;
  /** Links that are not followed, for example "cart" and "privacy policy". */
  readonly notRead: readonly string[];
  /** Headings of people outside the company, for example "customers" and "trusted by". */
  readonly outsiders: Phrases;
  /** Headings of the company's own people, for example "team" and "who we are". */
  readonly ownPeople: Phrases;
  /** Functions that outsiders usually have, for example "insolvency administrator". */
  readonly externalOffices: Phrases;
  /** Statements that somebody has left, for example "no longer", and words before the last year: "until". */
  readonly departures: Phrases;
  readonly untilYear: Phrases;
}

export type LinkedPage = 'about' | 'products' | 'news' | 'references' | 'team' | 'contact' | 'careers';
