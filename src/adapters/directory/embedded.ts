import { readLocations } from '../../domain/brief/locations.ts';
import { registrableDomain } from '../../domain/company-domain.ts';
import { companyNameKey, nameMatch } from '../../domain/company-name.ts';
import { countryName } from '../../domain/country.ts';
import { onlyItemOrNull } from '../../domain/only-item.ts';
import type { CompanyCriteria, FoundCompany, SearchedSource, NamedCompany } from '../../domain/prospect.ts';
import { textBefore } from '../../domain/text-before.ts';
import type { CompanySearchResult, CompanyDirectory } from '../../ports/directory.ts';
import type { DirectoryIndex, Organisation, Activity } from './directory-index.ts';

const directoryName = 'the built-in directory';
const coverageNote = 'It mainly lists chains and public bodies, and few small companies.';

/** Loading takes half a second, so the index stays longer than the pauses within a run. */
const unusedMs = 60_000;

/**
 * A directory of organisations with a web site, from an open data set that is loaded with the first query and released
 * when it is not used. It knows fields and countries. A search by city, size or unknown field returns no companies and
 * the reason.
 */
export function createEmbeddedDirectory(load = loadIndexModule): CompanyDirectory {
  let loading: Promise<DirectoryIndex> | undefined;
  let releaseTimer: NodeJS.Timeout | undefined;
  const loadIndex = () => {
    clearTimeout(releaseTimer);
    releaseTimer = setTimeout(() => (loading = undefined), unusedMs).unref();
    return (loading ??= load());
  };
  return {
    search: async (criteria, { limit }) => {
      const reason = unsupportedReason(criteria);
      return reason === null ? search(await loadIndex(), criteria, limit) : buildResult([], reason);
    },
    lookup: async (named, { limit }) => lookup(await loadIndex(), named, limit),
  };
}

async function loadIndexModule(): Promise<DirectoryIndex> {
  const { loadDirectoryIndex } = await import('./directory-index.ts');
  return loadDirectoryIndex();
}

function unsupportedReason({ fields, cities, sizes }: CompanyCriteria): string | null {
  if (cities.length > 0) return `It has no cities or regions, and the criteria name ${cities.join(', ')}.`;
  if (sizes.length > 0) return 'It has no numbers of employees.';
  if (fields.length === 0) return 'It searches by field of business, and the criteria have none.';
  return null;
}

function search(index: DirectoryIndex, criteria: CompanyCriteria, limit: number): CompanySearchResult {
  const excluded = new Set(criteria.excludedDomains);
  const countries = new Set(criteria.countries);
  const matches = new Map<Organisation, Match>();
  for (const field of criteria.fields) {
    for (const [organisation, activity] of index.byField.get(field) ?? []) {
      if (organisation.domain !== null && excluded.has(organisation.domain)) continue;
      const matchingCountries = activity.countries.filter(
        (code) => countries.size === 0 || countries.has(code),
      );
      if (matches.has(organisation) || (countries.size > 0 && matchingCountries.length === 0)) continue;
      const country = countryOf(organisation);
      matches.set(organisation, { organisation, activity, field, countries: matchingCountries, country });
    }
  }
  const found = distinctByDomain([...matches.values()].sort(compareByFit))
    .slice(0, limit)
    .map(toFoundCompany);
  const missing = unmatchedCriteria(criteria, index);
  const noMatch = found.length > 0 || missing.length > 0 ? [] : ['It has no company of that field there.'];
  return buildResult(found, [...missing, ...noMatch].join(' '));
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

/** Returns sentences about requested fields and countries that the directory does not cover. */
function unmatchedCriteria(criteria: CompanyCriteria, { byField, countries }: DirectoryIndex): string[] {
  const fields = criteria.fields.filter((field) => !byField.has(field));
  const uncovered = criteria.countries.filter((country) => !countries.has(country));
  return [
    ...(fields.length > 0 ? [`It does not have the field ${fields.join(', ')}.`] : []),
    ...(uncovered.length > 0
      ? [`It has no companies in ${uncovered.map((code) => countryName(code)).join(', ')}.`]
      : []),
  ];
}

interface Match {
  readonly organisation: Organisation;
  readonly activity: Activity;
  /** The requested field of business. */
  readonly field: string;
  /** The countries where the organisation works in that field, limited to the requested ones, if any. */
  readonly countries: readonly string[];
  readonly country: string | null;
}

/** Returns the only country, or the one of several that matches the domain's suffix, or null. */
function countryOf({ activities, domain }: Organisation): string | null {
  const countries = new Set(activities.flatMap((activity) => activity.countries));
  const suffix = domain?.split('.').at(-1)?.toUpperCase();
  const domainCountry = suffix === 'UK' ? 'GB' : suffix;
  const only = onlyItemOrNull(countries);
  if (only !== null) return only;
  return domainCountry !== undefined && countries.has(domainCountry) ? domainCountry : null;
}

/** Organisations based in a requested country first, then those with fewer countries, then by name. */
function compareByFit(left: Match, right: Match): number {
  return (
    Number(isBasedThere(right)) - Number(isBasedThere(left)) ||
    left.countries.length - right.countries.length ||
    compareByName(left.organisation, right.organisation)
  );
}

function isBasedThere({ country, countries }: Match): boolean {
  return country !== null && countries.includes(country);
}

/** Compares code units, so that the order does not depend on the machine's locale. */
function compareByName(left: Organisation, right: Organisation): number {
  const [a, b] = [`${left.name}\n${left.website}`, `${right.name}\n${right.website}`];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function toFoundCompany({ organisation, activity, field, countries, country }: Match): FoundCompany {
  const where = countries
    .slice(0, 3)
    .map((code) => countryName(code))
    .join(', ');
  const others = countries.length > 3 ? ` and ${countries.length - 3} more countries` : '';
  const reason = `The directory lists it under ${field}${where === '' ? '' : `, in ${where}${others}`}.`;
  return buildFoundCompany(organisation, { field: mainField(activity.fields) ?? field, country, reason });
}

/** The first field that is not a typical sideline, such as charging stations and car parks. */
function mainField(fields: readonly string[]): string | null {
  return fields.find((field) => !sidelineFields.has(field)) ?? fields[0] ?? null;
}

/** All fields, those of the activity with the most countries first. No country means worldwide. */
function widestFields({ activities }: Organisation): readonly string[] {
  return [...activities]
    .sort((left, right) =>
      countryCount(left) === countryCount(right) ? 0 : countryCount(right) - countryCount(left),
    )
    .flatMap(({ fields }) => fields);
}

function countryCount({ countries }: Activity): number {
  return countries.length || Infinity;
}

const sidelineFields = new Set([
  'charging network',
  'parking operator',
  'waste management company',
  'energy company',
]);

function lookup(index: DirectoryIndex, named: NamedCompany, limit: number): CompanySearchResult {
  const nameKey = companyNameKey(named.name);
  const domain = named.domain === null ? null : registrableDomain(named.domain);
  if (named.domain !== null && domain === null)
    return buildResult([], `${named.domain} is not a company domain.`);
  const { byDomain, byFirstWord } = index;
  const matches = domain === null ? byFirstWord.get(firstWord(nameKey)) : byDomain.get(domain);
  const requestedCountries = named.city === null ? [] : countriesOf(named.city);
  const candidates = (matches ?? [])
    .map((organisation) => candidateOf(organisation, nameKey, requestedCountries))
    .filter(({ fit }) => domain !== null || fit > 0)
    .sort(compareCandidates);
  const found = domain === null ? distinctByDomain(candidates) : candidates;
  const equalMatches = found.filter(
    ({ fit, worksThere }) => fit === 2 && worksThere === found[0]?.worksThere,
  ).length;
  const subject = domain ?? named.name;
  return buildResult(
    found
      .slice(0, limit)
      .map((candidate) => toLookedUpCompany(candidate, { named, domain, equalMatches, byFirstWord })),
    found.length === 0 ? `It does not have ${subject}.` : '',
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
  /** How well the best name matches, see `nameMatch`: 2 if equal, 1 if it begins with the given name, else 0. */
  readonly fit: number;
  /** How well the main name matches, on the same scale. */
  readonly mainNameFit: number;
  /** Whether the organisation works in a requested country. */
  readonly worksThere: boolean;
  /** The number of countries. Of equal names, the one with more countries is more likely to be the parent. */
  readonly countryCount: number;
}

/** A branch whose name ends with the requested country fits as well as an equal name. */
function candidateOf(
  organisation: Organisation,
  nameKey: string,
  requestedCountries: readonly string[],
): Candidate {
  const { nameKeys, activities } = organisation;
  const fitOf = (key: string): number => {
    const fit = nameMatch(key, nameKey);
    const rest = key.slice(nameKey.length);
    return fit === 1 && countriesOf(rest).some((country) => requestedCountries.includes(country)) ? 2 : fit;
  };
  const worksThere = activities.some(({ countries }) =>
    countries.some((country) => requestedCountries.includes(country)),
  );
  return {
    organisation,
    fit: Math.max(0, ...nameKeys.map(fitOf)),
    mainNameFit: fitOf(nameKeys[0] ?? ''),
    worksThere,
    countryCount: Math.max(0, ...activities.map(countryCount)),
  };
}

function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    right.fit - left.fit ||
    Number(right.worksThere) - Number(left.worksThere) ||
    right.mainNameFit - left.mainNameFit ||
    (left.countryCount === right.countryCount ? 0 : right.countryCount - left.countryCount) ||
    compareByName(left.organisation, right.organisation)
  );
}

interface Lookup {
  readonly named: NamedCompany;
  readonly domain: string | null;
  /** The number of equally good matches. */
  readonly equalMatches: number;
  readonly byFirstWord: DirectoryIndex['byFirstWord'];
}

function toLookedUpCompany(
  { organisation, fit }: Candidate,
  { named, domain, equalMatches, byFirstWord }: Lookup,
): FoundCompany {
  const nameReason = fit === 2 ? `Its name is ${named.name}.` : `Its name begins with ${named.name}.`;
  const ambiguity =
    fit === 2 && equalMatches > 1
      ? ` It is one of ${equalMatches} with that name; add a city or the domain.`
      : '';
  return buildFoundCompany(organisation, {
    field: fieldOf(organisation, byFirstWord),
    country: countryOf(organisation),
    reason: domain === null ? `${nameReason}${ambiguity}` : `Its web site is at ${domain}.`,
  });
}

/** A branch may be listed only with a sideline. Then returns the field of its parent company. */
function fieldOf(organisation: Organisation, byFirstWord: DirectoryIndex['byFirstWord']): string | null {
  const ownField = mainField(widestFields(organisation));
  const [key = ''] = organisation.nameKeys;
  if (ownField === null || !sidelineFields.has(ownField)) return ownField;
  const companyFields = (byFirstWord.get(firstWord(key)) ?? [])
    .filter(
      ({ nameKeys: [companyKey = ''] }) =>
        nameMatch(key, companyKey) === 1 && countriesOf(key.slice(companyKey.length)).length > 0,
    )
    .flatMap((company) => mainField(widestFields(company)) ?? []);
  return companyFields.find((field) => !sidelineFields.has(field)) ?? ownField;
}

function buildFoundCompany(
  { name, domain, website, description }: Organisation,
  matched: Pick<FoundCompany, 'field' | 'country' | 'reason'>,
): FoundCompany {
  const unknown = { city: null, employees: null, phone: null, foundUrl: null, people: [] };
  return { name, domain, website, description, ...unknown, ...matched, foundIn: directoryName };
}

function buildResult(companies: FoundCompany[], reason: string): CompanySearchResult {
  const note = [reason, coverageNote].filter((sentence) => sentence !== '').join(' ');
  const lookedIn: SearchedSource = { place: directoryName, found: companies.length, note };
  return { companies, lookedIn: [lookedIn] };
}
