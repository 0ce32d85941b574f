import { formatCount } from '../../domain/format-count.ts';
import { companyDomain } from '../../domain/company-domain.ts';
import type { CleanedList } from '../../domain/found-companies.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { ContactSearchResult, ContactSearchRequest } from '../../ports/contact-search.ts';

/** The registrable domain of the company; null if unknown. */
export function domainOf({ company }: ContactSearchRequest): string | null {
  return companyDomain(company.domain ?? '') ?? companyDomain(company.website ?? '');
}

/** Builds the result of one source, with a note about skipped people. */
export function buildContactResult(
  source: string,
  { kept, leftOutNote }: CleanedList<FoundPerson>,
  remark: string | null = null,
): ContactSearchResult {
  const notes = [kept.length === 0 ? 'It has no matching person.' : null, leftOutNote, remark].filter(
    (note) => note !== null,
  );
  return { people: kept, lookedIn: [{ place: source, found: kept.length, note: notes.join(' ') || null }] };
}

/** People are searched by domain only, because two companies may share a name. */
export function buildNoDomainResult(source: string): ContactSearchResult {
  return {
    people: [],
    lookedIn: [{ place: source, found: 0, note: 'It searches by domain, and the domain is unknown.' }],
  };
}

/** Formats the number of skipped addresses, or null for zero. `description` follows the word "addresses". */
export function skippedAddressesNote(count: number, description: string): string | null {
  if (count === 0) return null;
  return `${formatCount(count, `address ${description} was`, `addresses ${description} were`)} not used.`;
}
