import { cleanName } from '../../domain/claimed-text.ts';
import { companyDomain } from '../../domain/company-domain.ts';
import { companyNameKey } from '../../domain/company-name.ts';
import { countryName, readCountry } from '../../domain/country.ts';
import { cleanCompanies, type CompanyClaim } from '../../domain/found.ts';
import type { CompanyWish } from '../../domain/prospect.ts';
import type { CompanyDirectory } from '../../ports/directory.ts';
import type { SearchResult, WebSearch } from '../../ports/search.ts';
import { answerWith, thoseNamed } from './company-answer.ts';

/**
 * Companies by their own sites in a web search: one for each registrable domain that is no portal. A page shows neither
 * size nor seat, so it is taken where its domain speaks for no other country, and the answer says what nobody checked.
 */
export function createWebSearchDirectory(search: WebSearch): CompanyDirectory {
  return {
    async search(wish, { limit, signal }) {
      const asked = { foundIn: search.name, wish, narrowedBy: openMatters, needsSite: true, limit };
      const claims: CompanyClaim[] = [];
      for (const { words, country } of queriesFor(wish)) {
        const results = await search.search(words, { limit: resultsFor(limit), country, signal });
        claims.push(
          ...results.map((result) => claimOf(result, `Its site came up for “${words}” in ${search.name}.`)),
        );
        if (cleanCompanies(claims, asked).kept.length >= limit) break;
      }
      return answerWith(search.name, cleanCompanies(claims, asked), unchecked(wish));
    },

    async lookup({ name, city, domain }, { limit, signal }) {
      const words = [`"${name}"`, city, domain].filter((part) => part !== null && part !== '""').join(' ');
      const results = await search.search(words, { limit: 20, signal });
      const claims = results.map((result) =>
        claimOf(result, `Its site came up for ${words} in ${search.name}.`),
      );
      const asked = {
        foundIn: search.name,
        wish: null,
        narrowedBy: openMatters,
        needsSite: true,
        domain,
        limit: 20,
      };
      const cleaned = cleanCompanies(claims, asked);
      return answerWith(search.name, domain === null ? thoseNamed(cleaned, name, limit) : cleaned);
    },
  };
}

const openMatters = ['countries', 'cities', 'sizes'] as const;
const mostQueries = 6;

/** Many results share a site or are a portal's. */
function resultsFor(limit: number): number {
  return Math.min(60, limit * 3);
}

function queriesFor(wish: CompanyWish): { words: string; country: string | undefined }[] {
  const subjects = wish.fields.length > 0 ? wish.fields : [wish.words];
  const [onlyCountry] = wish.countries.length === 1 ? wish.countries : [];
  const cities = wish.cities.map((city) => ({ place: city, country: onlyCountry }));
  const countries = wish.countries.map((country) => ({ place: countryName(country), country }));
  const anywhere = [{ place: '', country: undefined }];
  const places: { place: string; country: string | undefined }[] =
    [cities, countries].find((each) => each.length > 0) ?? anywhere;
  return places
    .flatMap(({ place, country }) =>
      subjects.map((subject) => ({ words: `${subject} ${place}`.trim(), country })),
    )
    .slice(0, mostQueries);
}

function unchecked(wish: CompanyWish): string | null {
  const matters = [
    ...(wish.countries.length + wish.cities.length > 0 ? ['seat'] : []),
    ...(wish.sizes.length > 0 ? ['size'] : []),
  ];
  return matters.length === 0
    ? null
    : `A web search does not tell ${matters.join(' and ')}: look at each company.`;
}

function claimOf({ url, title, description }: SearchResult, reason: string): CompanyClaim {
  const { hostname, origin } = new URL(url);
  return {
    name: nameFrom(title, companyDomain(hostname) ?? hostname),
    website: origin,
    description,
    country: countryOf(hostname),
    foundUrl: url,
    reason,
  };
}

/**
 * The part of a page's title that its domain spells, as in "Bread daily | Koivu Oy" at koivu.fi. Where no part is the
 * name, the domain itself stands for it.
 */
function nameFrom(title: string, domain: string): string {
  const label = lettersOf(domain.slice(0, domain.indexOf('.')));
  const parts = title.split(/\s[-–—|·:»•]\s|[|»•]/u).map((part) => cleanName(part, 80));
  const fits = (part: string): boolean => {
    const key = lettersOf(companyNameKey(part));
    return (
      key.length >= 2 &&
      (label === key || (key.length >= 4 && label.startsWith(key)) || key.startsWith(label))
    );
  };
  return parts.find((part) => part !== null && fits(part)) ?? domain;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function countryOf(hostname: string): string | null {
  const last = hostname.slice(hostname.lastIndexOf('.') + 1).toUpperCase();
  return last.length !== 2 || usedAnywhere.has(last) ? null : readCountry(last);
}

/** Domains of countries that are sold to the whole world. */
const usedAnywhere = new Set(
  'AC AI BZ CC CO FM GG GL IM IO LA LY ME MN MS NU SC SH SO TK TO TV VC WS'.split(' '),
);
