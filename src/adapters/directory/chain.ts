import { skippedReports } from '../../domain/discovery.ts';
import { mergeCompanies } from '../../domain/merge-found.ts';
import type { CompanySearchResult, CompanyDirectory } from '../../ports/directory.ts';
import { queryUntilEnough, type SourceResults } from '../query-sources.ts';

/**
 * Combines several directories. It queries them in turn until enough companies are found. If one fails, `lookedIn`
 * reports the failure. If all fail, the first failure is thrown.
 */
export function createDirectoryChain(directories: readonly CompanyDirectory[]): CompanyDirectory {
  return {
    search: async (criteria, { limit, signal }) =>
      mergeResults(
        await queryUntilEnough(directories, {
          query: (directory) => directory.search(criteria, { limit, signal }),
          isEnough: (results) => companiesOf(results).length >= limit,
          signal,
        }),
        limit,
      ),
    lookup: async (named, { limit, signal }) =>
      mergeResults(
        await queryUntilEnough(directories, {
          query: (directory) => directory.lookup(named, { limit, signal }),
          isEnough: (results) => companiesOf(results).length >= (named.domain === null ? limit : 1),
          signal,
        }),
        limit,
      ),
  };
}

function companiesOf(results: readonly CompanySearchResult[]) {
  return mergeCompanies(results.map(({ companies }) => companies));
}

function mergeResults(
  { results, ...report }: SourceResults<CompanySearchResult>,
  limit: number,
): CompanySearchResult {
  const companies = companiesOf(results);
  const found = results.reduce((sum, result) => sum + result.companies.length, 0);
  const beyond = Math.max(0, companies.length - limit);
  const skipped = skippedReports({ doubled: found - companies.length, beyond });
  return { ...report, companies: companies.slice(0, limit), lookedIn: [...report.lookedIn, ...skipped] };
}
