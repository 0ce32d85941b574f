import type { FoundPerson, LookedIn, NamedCompany } from '../domain/prospect.ts';
import type { ProviderFailed } from './provider-failed.ts';

export interface ContactSearchRequest {
  readonly company: NamedCompany & { readonly website: string | null; readonly country: string | null };
  /** Titles or functions, in any language, the most wanted first; empty: whoever decides. */
  readonly roles: readonly string[];
  /** The one person who is looked for, where it is one. */
  readonly person: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly linkedinUrl: string | null;
  } | null;
}

export interface ContactSearchResult {
  /** Those who fit the roles best first; addresses of functions last. */
  readonly people: readonly FoundPerson[];
  readonly lookedIn: readonly LookedIn[];
  /** Why one of several who would have been asked could not be; absent where all who were needed answered. */
  readonly failure?: ProviderFailed;
}

/** Finds people at a company. Throws ProviderFailed when it could not be asked. */
export interface ContactSearch {
  find(
    wanted: ContactSearchRequest,
    options: { readonly limit: number; readonly signal?: AbortSignal | undefined },
  ): Promise<ContactSearchResult>;
}
