import type { Phrases, Words } from './phrases.ts';

/** The columns of a contact list. */
export type ContactColumn =
  'name' | 'firstName' | 'lastName' | 'jobTitle' | 'email' | 'phone' | 'linkedinUrl';

/** The columns of a directory file of the seller, by their names in `--map`. */
export const directoryColumns = [
  'company',
  'website',
  'field',
  'description',
  'city',
  'country',
  'employees',
  'phone',
  'person',
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'personPhone',
  'linkedin',
] as const;
export type DirectoryColumn = (typeof directoryColumns)[number];

/** How addresses, lists and pages name people and what belongs to them. */
export interface ContactWords {
  /** Words in addresses of roles, with and without marks, for example "info". */
  readonly roleAddresses: Words;
  /** Words in addresses that only show a pattern, for example "firstname". */
  readonly addressPatterns: Words;
  /** Headings of the columns of contact lists, for example "full name". */
  readonly contactColumns: Readonly<Record<ContactColumn, readonly string[]>>;
  /** Headings of the columns of directory files, for example "number of employees". */
  readonly directoryColumns: Readonly<Record<DirectoryColumn, readonly string[]>>;
  /** Headings that mean a person beside a column for companies, and a company otherwise: "name". */
  readonly nameColumns: Words;
  /** Names of the field with a person's language, for example "language". */
  readonly languageFields: Phrases;
  /** Words before an address, number, name or title, without dots and spaces: "tel". */
  readonly labels: Words;
  /** What introduces the representative of a company, for example "represented by the". */
  readonly introductions: Phrases;
  /** Words that join two names, for example "and". */
  readonly joiners: Phrases;
  /** How an address in brackets writes its signs, for example "name (at) example (dot) com". */
  readonly at: Phrases;
  readonly dot: Phrases;
}
