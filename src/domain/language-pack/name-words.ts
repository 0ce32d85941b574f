import type { Words } from './phrases.ts';

/** Names of people, and words near them, in lower case and without the marks of letters. */
export interface NameWords {
  /** Common given names, for example "anna". */
  readonly givenNames: Words;
  /** Words before a family name that belong to it, for example "von". */
  readonly particles: Words;
  /** Titles of address and degrees, for example "mrs" and "phd". */
  readonly honorifics: Words;
  /** Words with a capital letter near names that are no names, such as legal forms, places and menus. */
  readonly notNames: Words;
  /** Endings of streets and organisations, for example "strasse". */
  readonly placeEndings: readonly string[];
  /** Titles that are family names too, for example "baker". */
  readonly titlesAsNames: Words;
  /** Letters that addresses write as two, for example "ä" as "ae". */
  readonly transcriptions: Readonly<Record<string, string>>;
  /** Family names that stand for nobody, for example "mustermann". */
  readonly placeholderFamilyNames: Words;
  /** Full names that stand for nobody, for example "john doe". */
  readonly placeholderNames: readonly string[];
}
