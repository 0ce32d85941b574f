import type { CompanyCriteria, FoundCompany, LookedIn, NamedCompany } from '../domain/prospect.ts';
import type { ProviderFailed } from './provider-failed.ts';

export interface CompanySearchResult {
  /** The best first. */
  readonly companies: readonly FoundCompany[];
  readonly lookedIn: readonly LookedIn[];
  /** Why one of several who would have been asked could not be; absent where all who were needed answered. */
  readonly failure?: ProviderFailed;
}

export interface DirectoryOptions {
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Knows companies. Where it does not hold what is asked for, it answers none and says why, never near matches. Throws
 * ProviderFailed when it could not be asked.
 */
export interface CompanyDirectory {
  search(criteria: CompanyCriteria, options: DirectoryOptions): Promise<CompanySearchResult>;
  /** Companies that go by this name; one whose domain was given has that domain. */
  lookup(named: NamedCompany, options: DirectoryOptions): Promise<CompanySearchResult>;
}
