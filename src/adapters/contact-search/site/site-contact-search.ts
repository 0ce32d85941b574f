import { foldedText } from '../../../languages/notation/text.ts';
import { companySiteOf } from '../../../domain/company-site.ts';
import { formatCount } from '../../../domain/format-count.ts';
import { companyDomain } from '../../../domain/company-domain.ts';
import type { FoundPerson } from '../../../domain/prospect.ts';
import { thoroughReading, type SitePage } from '../../../domain/research.ts';
import { rankByRoles } from '../../../domain/roles.ts';
import type {
  ContactSearchResult,
  ContactSearch,
  ContactSearchRequest,
} from '../../../ports/contact-search.ts';
import type { SiteReader } from '../../../ports/site.ts';
import { readPeople } from './page-people.ts';

/**
 * Finds people on the company's own site: its contact, team and imprint pages and its home page. It never constructs
 * an address from a name, and role addresses get no names. If the site cannot be read, the result says why.
 */
export function createSiteContactSearch({ site }: { readonly site: SiteReader }): ContactSearch {
  return {
    async find(request, { limit, signal }) {
      const { company } = request;
      const location = companySiteOf({ companyWebsite: company.website, companyDomain: company.domain });
      if (location === null) return emptyResult('the company’s own site', 'The company has no known site.');
      // A site at an IP address or on a shared host has no separate domain.
      const domain = companyDomain(location.address) ?? company.domain ?? location.key;
      const reading = await site.read(location.address, {
        ...thoroughReading,
        ...(signal && { signal }),
      });
      if (!reading.ok) return emptyResult(domain, `The site could not be read: ${reading.reason}`);
      return buildResult(reading.pages, request, { domain, limit });
    },
  };
}

function buildResult(
  pages: readonly SitePage[],
  { company, roles, person }: ContactSearchRequest,
  { domain, limit }: { readonly domain: string; readonly limit: number },
): ContactSearchResult {
  const allPeople = readPeople(pages, { domain, company: company.name });
  const matching = person === null ? allPeople : allPeople.filter((found) => isPerson(found, person));
  const people = rankByRoles(matching, roles)
    .slice(0, limit)
    .map(({ fit: _fit, ...found }) => found);
  const pageCount = formatCount(pages.length, 'page');
  const subject = person === null ? 'a person' : 'this person';
  const note =
    matching.length > 0
      ? `Read ${pageCount} of the company’s own site; nothing is guessed.`
      : `${pageCount} of the site were read, and none names ${subject} beyond doubt.`;
  return { people, lookedIn: [{ place: domain, found: matching.length, note }] };
}

function isPerson(found: FoundPerson, person: NonNullable<ContactSearchRequest['person']>): boolean {
  if (found.kind !== 'person') return false;
  if (person.linkedinUrl !== null && found.linkedinUrl === person.linkedinUrl) return true;
  const isSame = (one: string | null, other: string | null) =>
    one === null || foldedText(one) === foldedText(other ?? '');
  return (
    (person.firstName !== null || person.lastName !== null) &&
    isSame(person.firstName, found.firstName) &&
    isSame(person.lastName, found.lastName)
  );
}

function emptyResult(source: string, note: string): ContactSearchResult {
  return { people: [], lookedIn: [{ place: source, found: 0, note }] };
}
