import { formatCount } from '../../domain/format-count.ts';
import { companyDomain } from '../../domain/company-domain.ts';
import type { CleanedList } from '../../domain/found-companies.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { ContactSearchResult, ContactSearchRequest } from '../../ports/contact-search.ts';

/** The registrable domain whose people are wanted; null where it is not known. */
export function domainOf({ company }: ContactSearchRequest): string | null {
  return companyDomain(company.domain ?? '') ?? companyDomain(company.website ?? '');
}

/** What a place knows, and why it is not more. */
export function buildContactResult(
  place: string,
  { kept, leftOut }: CleanedList<FoundPerson>,
  remark: string | null = null,
): ContactSearchResult {
  const notes = [kept.length === 0 ? 'It knows nobody who fits.' : null, leftOut, remark].filter(
    (note) => note !== null,
  );
  return { people: kept, lookedIn: [{ place, found: kept.length, note: notes.join(' ') || null }] };
}

/** People are asked for by domain alone, for two companies may share a name. */
export function buildNoDomainResult(place: string): ContactSearchResult {
  return {
    people: [],
    lookedIn: [{ place, found: 0, note: 'It is asked by the domain, which is not known.' }],
  };
}

/** Says how many addresses were left; null where none was. `which` is read after "addresses". */
export function skippedAddressesNote(count: number, which: string): string | null {
  if (count === 0) return null;
  return `${formatCount(count, `address ${which} was`, `addresses ${which} were`)} not taken.`;
}
