import type { CompanyCriteria, FoundCompany, SearchedSource, NamedCompany } from '../domain/prospect.ts';
import type { ProviderFailed } from './provider-failed.ts';

export interface CompanySearchResult {
  /** Best match first. */
  readonly companies: readonly FoundCompany[];
  readonly lookedIn: readonly SearchedSource[];
  /** Why one of several providers failed; absent if all needed ones answered. */
  readonly failure?: ProviderFailed;
}

export interface DirectoryOptions {
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds companies. Without a match it returns none with the reason, never similar ones. Throws ProviderFailed if the
 * provider fails.
 */
export interface CompanyDirectory {
  search(criteria: CompanyCriteria, options: DirectoryOptions): Promise<CompanySearchResult>;
  /** Finds companies with this name, and with this domain if one is given. */
  lookup(named: NamedCompany, options: DirectoryOptions): Promise<CompanySearchResult>;
}
