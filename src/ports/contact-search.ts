import type { FoundPerson, SearchedSource, NamedCompany } from '../domain/prospect.ts';
import type { ProviderFailed } from './provider-failed.ts';

export interface ContactSearchRequest {
  readonly company: NamedCompany & { readonly website: string | null; readonly country: string | null };
  /** Titles or functions in any language, most important first; empty means decision makers. */
  readonly roles: readonly string[];
  /** The person to find, if it is a specific one. */
  readonly person: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly linkedinUrl: string | null;
  } | null;
}

export interface ContactSearchResult {
  /** Best match first; role addresses such as info@ last. */
  readonly people: readonly FoundPerson[];
  readonly lookedIn: readonly SearchedSource[];
  /** Why one of several providers failed; absent if all needed ones answered. */
  readonly failure?: ProviderFailed;
}

/** Finds people at a company. Throws ProviderFailed if the provider fails. */
export interface ContactSearch {
  find(
    search: ContactSearchRequest,
    options: { readonly limit: number; readonly signal?: AbortSignal | undefined },
  ): Promise<ContactSearchResult>;
}
