import { companyNameKey, nameMatch } from '../../domain/company-name.ts';
import type { CleanedList } from '../../domain/found-companies.ts';
import type { FoundCompany } from '../../domain/prospect.ts';
import type { CompanySearchResult } from '../../ports/directory.ts';

/** What a place knows, and why it is not more. `remark` is what to know about the place's answers. */
export function buildCompanySearchResult(
  place: string,
  { kept, leftOut }: CleanedList<FoundCompany>,
  remark: string | null = null,
): CompanySearchResult {
  const notes = [leftOut, kept.length === 0 ? 'It knows none that fits.' : remark].filter(
    (note) => note !== null,
  );
  return { companies: kept, lookedIn: [{ place, found: kept.length, note: notes.join(' ') || null }] };
}

/** The answer of a place that cannot know what is asked for. */
export function buildEmptySearchResult(place: string, note: string): CompanySearchResult {
  return { companies: [], lookedIn: [{ place, found: 0, note }] };
}

/** Those that go by a name: the same before longer ones, and at most `limit`. */
export function filterByName(
  { kept, leftOut }: CleanedList<FoundCompany>,
  name: string,
  limit: number,
): CleanedList<FoundCompany> {
  const wanted = companyNameKey(name);
  const match = (company: FoundCompany): number => nameMatch(companyNameKey(company.name), wanted);
  const named = kept.filter((company) => match(company) > 0).sort((one, other) => match(other) - match(one));
  return { kept: named.slice(0, limit), leftOut };
}
