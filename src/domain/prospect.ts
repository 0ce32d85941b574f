/** A number of people who work somewhere; either end may be open. */
export interface SizeRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a search for companies is after. A list that is not empty narrows it; an empty one asks for nothing. */
export interface CompanyCriteria {
  /** What the person wrote, in their words. */
  readonly words: string;
  /** Fields of business in lower-case English, such as `bakery` or `furniture store`. */
  readonly fields: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[];
  /** As they are written where they are. */
  readonly cities: readonly string[];
  readonly sizes: readonly SizeRange[];
  /** Registrable domains of companies that are known already or not wanted. */
  readonly excludedDomains: readonly string[];
}

/** A company by the name that somebody gave it, and what else they knew. */
export interface NamedCompany {
  readonly name: string;
  readonly domain: string | null;
  readonly city: string | null;
}

/** A person at a company, or an address of one of its functions. Nothing here is guessed. */
export interface FoundPerson {
  /** A `role_address`, such as info@, stays one: it has no names. */
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
  /** Where it stands, for people: `Apollo`, `example.fi`, `the file partners.csv`. */
  readonly foundIn: string;
  readonly foundUrl: string | null;
  /** The imported file that lists them, if one does. */
  readonly storageId?: string;
}

export interface FoundCompany {
  readonly name: string;
  /** Registrable. */
  readonly domain: string | null;
  readonly website: string | null;
  readonly field: string | null;
  readonly description: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly employees: number | null;
  readonly phone: string | null;
  /** Where it was found, for people: `Google Places`, `the file partners.csv`. */
  readonly foundIn: string;
  readonly foundUrl: string | null;
  /** Why it fits, in one sentence that names what matched. */
  readonly reason: string;
  /** People whom the same source names. */
  readonly people: readonly FoundPerson[];
}

/** One place where something was looked for, so that an empty answer has a reason. */
export interface LookedIn {
  /** For people: `Apollo`, `the built-in directory`. */
  readonly place: string;
  readonly found: number;
  /** What to know about the answer, such as a bias of the place, or why it found nothing. */
  readonly note: string | null;
}
