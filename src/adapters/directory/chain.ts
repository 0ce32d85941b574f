import { skippedReports } from '../../domain/discovery.ts';
import { mergeCompanies } from '../../domain/merge-found.ts';
import type { CompanySearchResult, CompanyDirectory } from '../../ports/directory.ts';
import { queryUntilEnough, type SourceAnswers } from '../query-sources.ts';

/**
 * Combines several directories. It asks them in turn until enough companies are found. If one fails, the result notes
 * the failure. If all fail, the first failure is thrown.
 */
export function createDirectoryChain(directories: readonly CompanyDirectory[]): CompanyDirectory {
  return {
    search: async (criteria, { limit, signal }) =>
      mergeAnswers(
        await queryUntilEnough(directories, {
          query: (directory) => directory.search(criteria, { limit, signal }),
          isEnough: (answers) => companiesOf(answers).length >= limit,
          signal,
        }),
        limit,
      ),
    lookup: async (named, { limit, signal }) =>
      mergeAnswers(
        await queryUntilEnough(directories, {
          query: (directory) => directory.lookup(named, { limit, signal }),
          isEnough: (answers) => companiesOf(answers).length >= (named.domain === null ? limit : 1),
          signal,
        }),
        limit,
      ),
  };
}

function companiesOf(answers: readonly CompanySearchResult[]) {
  return mergeCompanies(answers.map(({ companies }) => companies));
}

function mergeAnswers(
  { answers, ...turns }: SourceAnswers<CompanySearchResult>,
  limit: number,
): CompanySearchResult {
  const companies = companiesOf(answers);
  const found = answers.reduce((sum, answer) => sum + answer.companies.length, 0);
  const beyond = Math.max(0, companies.length - limit);
  const leftOut = skippedReports({ doubled: found - companies.length, beyond });
  return { ...turns, companies: companies.slice(0, limit), lookedIn: [...turns.lookedIn, ...leftOut] };
}
