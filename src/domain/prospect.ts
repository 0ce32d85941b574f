/** A range of employees; either end may be open. */
export interface SizeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The criteria of a company search. A list narrows the search unless it is empty. */
export interface CompanyCriteria {
  /** The brief as the person wrote it. */
  readonly words: string;
  /** Fields of business in lower-case English, such as `bakery` or `furniture store`. */
  readonly fields: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[];
  /** In the local spelling. */
  readonly cities: readonly string[];
  readonly sizes: readonly SizeRange[];
  /** Registrable domains of known or unwanted companies. */
  readonly excludedDomains: readonly string[];
}

/** A company to look up by name, with further known facts. */
export interface NamedCompany {
  readonly name: string;
  readonly domain: string | null;
  readonly city: string | null;
}

/** A person at a company, or a role address. No value is guessed. */
export interface FoundPerson {
  /** A `role_address`, such as info@, never gets a name. */
  readonly kind: 'person' | 'role_address';
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly jobTitle: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly linkedinUrl: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** The source, for people: `Apollo`, `example.fi`, `the file partners.csv`. */
  readonly foundIn: string;
  readonly foundUrl: string | null;
  /** The imported file that lists the person, if any. */
  readonly storageId?: string;
}

export interface FoundCompany {
  readonly name: string;
  /** A registrable domain. */
  readonly domain: string | null;
  readonly website: string | null;
  readonly field: string | null;
  readonly description: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly employees: number | null;
  readonly phone: string | null;
  /** The source, for people: `Google Places`, `the file partners.csv`. */
  readonly foundIn: string;
  readonly foundUrl: string | null;
  /** A sentence that explains which criteria the company matches. */
  readonly reason: string;
  /** People from the same source. */
  readonly people: readonly FoundPerson[];
}

/** A source that was searched, with its result. It explains an empty list. */
export interface SearchedSource {
  /** For people: `Apollo`, `the built-in directory`. */
  readonly place: string;
  readonly found: number;
  /** A remark about the result, such as a bias of the source, or why it found nothing. */
  readonly note: string | null;
}
