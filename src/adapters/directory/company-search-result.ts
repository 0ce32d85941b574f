import { companyNameKey, nameMatch } from '../../domain/company-name.ts';
import type { CleanedList } from '../../domain/found-companies.ts';
import type { FoundCompany } from '../../domain/prospect.ts';
import type { CompanySearchResult } from '../../ports/directory.ts';

/**
 * Builds the result of one source, with a note about skipped companies. `remark` describes results of this source in
 * general.
 */
export function buildCompanySearchResult(
  source: string,
  { kept, leftOutNote }: CleanedList<FoundCompany>,
  remark: string | null = null,
): CompanySearchResult {
  const notes = [leftOutNote, kept.length === 0 ? 'It has no matching company.' : remark].filter(
    (note) => note !== null,
  );
  return {
    companies: kept,
    lookedIn: [{ place: source, found: kept.length, note: notes.join(' ') || null }],
  };
}

/** Builds the result of a source that does not support the criteria. */
export function buildEmptySearchResult(source: string, note: string): CompanySearchResult {
  return { companies: [], lookedIn: [{ place: source, found: 0, note }] };
}

/** Returns at most `limit` companies with this name, equal names before longer ones. */
export function filterByName(
  { kept, leftOutNote }: CleanedList<FoundCompany>,
  name: string,
  limit: number,
): CleanedList<FoundCompany> {
  const nameKey = companyNameKey(name);
  const match = (company: FoundCompany): number => nameMatch(companyNameKey(company.name), nameKey);
  const matches = kept
    .filter((company) => match(company) > 0)
    .sort((one, other) => match(other) - match(one));
  return { kept: matches.slice(0, limit), leftOutNote };
}
