import { readLocations } from '../../domain/brief/locations.ts';
import { registrableDomain } from '../../domain/company-domain.ts';
import { companyNameKey, nameMatch } from '../../domain/company-name.ts';
import { countryName } from '../../domain/country.ts';
import { onlyItemOrNull } from '../../domain/only-item.ts';
import type { CompanyCriteria, FoundCompany, LookedIn, NamedCompany } from '../../domain/prospect.ts';
import { textBefore } from '../../domain/text-before.ts';
import type { CompanySearchResult, CompanyDirectory } from '../../ports/directory.ts';
import type { DirectoryIndex, Organisation, Placement } from './directory-index.ts';

const directoryName = 'the built-in directory';
const coverageNote = 'It mainly lists chains and public bodies, and few small companies.';

/**
 * Organisations with a web site from an open data set, loaded with the first query. It knows fields and countries. A
 * query for a city, a size or an unknown field gets no results and the reason.
 */
export function createEmbeddedDirectory(): CompanyDirectory {
  let reading: Promise<DirectoryIndex> | undefined;
  const holdings = () =>
    (reading ??= import('./directory-index.ts').then(({ loadDirectoryIndex }) => loadDirectoryIndex()));
  return {
    search: async (criteria, { limit }) => {
      const reason = unsupportedReason(criteria);
      return reason === null ? search(await holdings(), criteria, limit) : buildAnswer([], reason);
    },
    lookup: async (named, { limit }) => lookup(await holdings(), named, limit),
  };
}

function unsupportedReason({ fields, cities, sizes }: CompanyCriteria): string | null {
  if (cities.length > 0) return `It has no cities or regions, and the criteria name ${cities.join(', ')}.`;
  if (sizes.length > 0) return 'It has no numbers of employees.';
  if (fields.length === 0) return 'It searches by field of business, and the criteria have none.';
  return null;
}

function search(holdings: DirectoryIndex, criteria: CompanyCriteria, limit: number): CompanySearchResult {
  const excluded = new Set(criteria.excludedDomains);
  const countries = new Set(criteria.countries);
  const matches = new Map<Organisation, Match>();
  for (const wanted of criteria.fields) {
    for (const [organisation, placement] of holdings.byField.get(wanted) ?? []) {
      if (organisation.domain !== null && excluded.has(organisation.domain)) continue;
      const there = placement.countries.filter((known) => countries.size === 0 || countries.has(known));
      if (matches.has(organisation) || (countries.size > 0 && there.length === 0)) continue;
      const country = countryOf(organisation);
      matches.set(organisation, { organisation, placement, wanted, countries: there, country });
    }
  }
  const found = distinctByDomain([...matches.values()].sort(compareByFit))
    .slice(0, limit)
    .map(toFoundCompany);
  const missing = unmatchedCriteria(criteria, holdings);
  const nothing = found.length > 0 || missing.length > 0 ? [] : ['It has no company of that field there.'];
  return buildAnswer(found, [...missing, ...nothing].join(' '));
}

/** Brands of one company share its web site. */
function distinctByDomain<Found extends { readonly organisation: Organisation }>(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ organisation: { domain } }) => {
    if (domain !== null && seen.has(domain)) return false;
    if (domain !== null) seen.add(domain);
    return true;
  });
}

/** The criteria that no organisation in the directory matches, unless alternatives do. */
function unmatchedCriteria(criteria: CompanyCriteria, { byField, countries }: DirectoryIndex): string[] {
  const fields = criteria.fields.filter((field) => !byField.has(field));
  const strange = criteria.countries.filter((country) => !countries.has(country));
  return [
    ...(fields.length > 0 ? [`It does not have the field ${fields.join(', ')}.`] : []),
    ...(strange.length > 0
      ? [`It has no companies in ${strange.map((code) => countryName(code)).join(', ')}.`]
      : []),
  ];
}

interface Match {
  readonly organisation: Organisation;
  readonly placement: Placement;
  /** The requested field. */
  readonly wanted: string;
  /** The countries where it works in that field, limited to the requested ones, if any. */
  readonly countries: readonly string[];
  readonly country: string | null;
}

/** Its only country; of several, the one in its web address. */
function countryOf({ placements, domain }: Organisation): string | null {
  const countries = new Set(placements.flatMap((placement) => placement.countries));
  const suffix = domain?.split('.').at(-1)?.toUpperCase();
  const ofAddress = suffix === 'UK' ? 'GB' : suffix;
  const only = onlyItemOrNull(countries);
  if (only !== null) return only;
  return ofAddress !== undefined && countries.has(ofAddress) ? ofAddress : null;
}

/** Organisations based in a requested country first, then those with fewer countries, then by name. */
function compareByFit(left: Match, right: Match): number {
  return (
    Number(isAtHome(right)) - Number(isAtHome(left)) ||
    left.countries.length - right.countries.length ||
    compareByName(left.organisation, right.organisation)
  );
}

function isAtHome({ country, countries }: Match): boolean {
  return country !== null && countries.includes(country);
}

/** By code unit, so that the order is the same on every machine. */
function compareByName(left: Organisation, right: Organisation): number {
  const [a, b] = [`${left.name}\n${left.website}`, `${right.name}\n${right.website}`];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toFoundCompany({ organisation, placement, wanted, countries, country }: Match): FoundCompany {
  const where = countries
    .slice(0, 3)
    .map((code) => countryName(code))
    .join(', ');
  const more = countries.length > 3 ? ` and ${countries.length - 3} more countries` : '';
  const reason = `The directory lists it under ${wanted}${where === '' ? '' : `, in ${where}${more}`}.`;
  return buildFoundCompany(organisation, { field: mainField(placement.fields) ?? wanted, country, reason });
}

/** The main field: charging stations and car parks are often a sideline. */
function mainField(fields: readonly string[]): string | null {
  return fields.find((field) => !sidelineFields.has(field)) ?? fields[0] ?? null;
}

/** The field in most countries is the main one. No country means that the index names no limits. */
function widestFields({ placements }: Organisation): readonly string[] {
  return [...placements]
    .sort((left, right) =>
      countryCount(left) === countryCount(right) ? 0 : countryCount(right) - countryCount(left),
    )
    .flatMap(({ fields }) => fields);
}

function countryCount({ countries }: Placement): number {
  return countries.length || Infinity;
}

const sidelineFields = new Set([
  'charging network',
  'parking operator',
  'waste management company',
  'energy company',
]);

function lookup(holdings: DirectoryIndex, named: NamedCompany, limit: number): CompanySearchResult {
  const wanted = companyNameKey(named.name);
  const domain = named.domain === null ? null : registrableDomain(named.domain);
  if (named.domain !== null && domain === null)
    return buildAnswer([], `${named.domain} is not a company domain.`);
  const { byDomain, byFirstWord } = holdings;
  const known = domain === null ? byFirstWord.get(firstWord(wanted)) : byDomain.get(domain);
  const asked = named.city === null ? [] : countriesOf(named.city);
  const candidates = (known ?? [])
    .map((organisation) => candidateOf(organisation, wanted, asked))
    .filter(({ fit }) => domain !== null || fit > 0)
    .sort(compareCandidates);
  const found = domain === null ? distinctByDomain(candidates) : candidates;
  const alike = found.filter(({ fit, isThere }) => fit === 2 && isThere === found[0]?.isThere).length;
  const sought = domain ?? named.name;
  return buildAnswer(
    found
      .slice(0, limit)
      .map((candidate) => toLookedUpCompany(candidate, { named, domain, alike, byFirstWord })),
    found.length === 0 ? `It does not have ${sought}.` : '',
  );
}

function firstWord(key: string): string {
  return textBefore(key, ' ');
}

/** The countries that a text names, directly or by their cities. */
function countriesOf(text: string): string[] {
  const { countries, cities } = readLocations(text);
  return [...countries, ...cities.map(({ country }) => country)];
}

interface Candidate {
  readonly organisation: Organisation;
  readonly fit: number;
  /** How well its main name matches. */
  readonly own: number;
  /** Whether it works in a requested country. */
  readonly isThere: boolean;
  /** The number of its countries. An organisation with more countries is likelier to be the parent. */
  readonly width: number;
}

/** A branch named after the requested country matches as well as the whole company. */
function candidateOf(organisation: Organisation, wanted: string, asked: readonly string[]): Candidate {
  const { nameKeys, placements } = organisation;
  const fitOf = (key: string): number => {
    const fit = nameMatch(key, wanted);
    const rest = key.slice(wanted.length);
    return fit === 1 && countriesOf(rest).some((country) => asked.includes(country)) ? 2 : fit;
  };
  const isThere = placements.some(({ countries }) => countries.some((country) => asked.includes(country)));
  return {
    organisation,
    fit: Math.max(0, ...nameKeys.map(fitOf)),
    own: fitOf(nameKeys[0] ?? ''),
    isThere,
    width: Math.max(0, ...placements.map(countryCount)),
  };
}

function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    right.fit - left.fit ||
    Number(right.isThere) - Number(left.isThere) ||
    right.own - left.own ||
    (left.width === right.width ? 0 : right.width - left.width) ||
    compareByName(left.organisation, right.organisation)
  );
}

interface Lookup {
  readonly named: NamedCompany;
  readonly domain: string | null;
  /** The number of equally good matches. */
  readonly alike: number;
  readonly byFirstWord: DirectoryIndex['byFirstWord'];
}

function toLookedUpCompany(
  { organisation, fit }: Candidate,
  { named, domain, alike, byFirstWord }: Lookup,
): FoundCompany {
  const byTheName = fit === 2 ? `Its name is ${named.name}.` : `Its name begins with ${named.name}.`;
  const several =
    fit === 2 && alike > 1 ? ` It is one of ${alike} with that name; add a city or the domain.` : '';
  return buildFoundCompany(organisation, {
    field: fieldOf(organisation, byFirstWord),
    country: countryOf(organisation),
    reason: domain === null ? `${byTheName}${several}` : `Its web site is at ${domain}.`,
  });
}

/** The field of a branch whose only entry is a sideline is that of the whole company. */
function fieldOf(organisation: Organisation, byFirstWord: DirectoryIndex['byFirstWord']): string | null {
  const own = mainField(widestFields(organisation));
  const [key = ''] = organisation.nameKeys;
  if (own === null || !sidelineFields.has(own)) return own;
  const wholes = (byFirstWord.get(firstWord(key)) ?? [])
    .filter(
      ({ nameKeys: [whole = ''] }) => nameMatch(key, whole) === 1 && countriesOf(key.slice(whole.length))[0],
    )
    .flatMap((whole) => mainField(widestFields(whole)) ?? []);
  return wholes.find((field) => !sidelineFields.has(field)) ?? own;
}

function buildFoundCompany(
  { name, domain, website, description }: Organisation,
  matched: Pick<FoundCompany, 'field' | 'country' | 'reason'>,
): FoundCompany {
  const unknown = { city: null, employees: null, phone: null, foundUrl: null, people: [] };
  return { name, domain, website, description, ...unknown, ...matched, foundIn: directoryName };
}

function buildAnswer(companies: FoundCompany[], reason: string): CompanySearchResult {
  const note = [reason, coverageNote].filter((sentence) => sentence !== '').join(' ');
  const lookedIn: LookedIn = { place: directoryName, found: companies.length, note };
  return { companies, lookedIn: [lookedIn] };
}
