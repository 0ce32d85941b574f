import { readBrief, readFields, type ParsedBrief } from './brief/brief.ts';
import { isExcluded, type Exclusions } from './brief/exclusions.ts';
import { readLocations, type Locations } from './brief/locations.ts';
import { readSizes } from './brief/sizes.ts';
import type { CampaignSettings } from './campaign.ts';
import { registrableDomain } from './company-domain.ts';
import { companyNameKey } from './company-name.ts';
import { countryName, readCountry } from './country.ts';
import type { CompanyCriteria, FoundCompany, SearchedSource, SizeRange } from './prospect.ts';
import type { IdealCustomerProfile, ProjectContext } from './workspace.ts';

/** The sources of a run's search criteria, the most specific first. */
export interface CriteriaSources {
  /** The brief in a person's words. */
  readonly idea: string;
  readonly campaign: Pick<CampaignSettings, 'targetIndustry' | 'targetCompanySize' | 'locations'> | null;
  readonly icp: IdealCustomerProfile;
  readonly context: Pick<ProjectContext, 'targetMarkets' | 'knownCustomers' | 'competitors'>;
}

export interface ParsedCriteria {
  readonly criteria: CompanyCriteria;
  /** Name keys of customers and competitors, for `withoutExcluded`. */
  readonly knownNames: readonly string[];
  /** The exclusions that the brief states. */
  readonly exclusions: Exclusions;
  /** Explains in a few sentences which criteria were understood, their sources, and unused parts of the brief. */
  readonly understood: string;
  /** Reasons why the search will find fewer companies than requested, or none. */
  readonly warnings: readonly string[];
}

/**
 * Reads the search criteria of a run. Industries (`fields` of the criteria), places and sizes each come from the first
 * source that names any: the brief, the campaign, the ideal customer profile, the target markets. Every text is
 * accepted. Unknown names of industries and places are passed on unchanged, so that the search is not narrowed without
 * notice.
 */
export function readCriteria({ idea, campaign, icp, context }: CriteriaSources): ParsedCriteria {
  const brief = readBrief(idea);
  const markets = context.targetMarkets ?? [];
  const industries = firstNamed([
    ['the brief', brief.fields],
    ['the campaign', industriesOf(withoutNulls([campaign?.targetIndustry]))],
    ['the ideal customer profile', industriesOf(icp.industries ?? [])],
    ['the target markets', markets.flatMap(readFields)],
  ]);
  const locations = firstNamed([
    ['the brief', locationsOfBrief(brief)],
    ['the campaign', locationsOfList(campaign?.locations ?? [])],
    ['the ideal customer profile', locationsOfList(icp.countries ?? [])],
    ['the target markets', markets.flatMap((market) => locationsOf(readLocations(market)))],
  ]);
  const sizes = firstNamed([
    ['the brief', brief.sizes],
    ['the campaign', sizesOf(withoutNulls([campaign?.targetCompanySize]))],
    ['the ideal customer profile', sizesOf(icp.companySizes ?? [])],
  ]);
  const exclusionList = readExcluded([...(context.knownCustomers ?? []), ...(context.competitors ?? [])]);
  const criteria: CompanyCriteria = {
    words: idea,
    fields: distinct(industries.items).filter((field) => !brief.exclusions.fields.includes(field)),
    countries: distinct(withoutNulls(locations.items.map(({ country }) => country))).filter(
      (country) => !brief.exclusions.countries.includes(country),
    ),
    cities: distinct(withoutNulls(locations.items.map(({ city }) => city))),
    sizes: sizes.items,
    excludedDomains: exclusionList.domains,
  };
  const sources = { fields: industries.source, places: locations.source, sizes: sizes.source };
  const { exclusions } = brief;
  const hasLocation = locationsOf(brief).length > 0;
  const unused = [...brief.unused, ...(hasLocation ? brief.unknownLocations : [])];
  const understood = [
    describeCriteria(criteria, sources, exclusionList),
    ...describeExclusionsAndUnused(exclusions.used, unused),
  ].join(' ');
  return {
    criteria,
    knownNames: exclusionList.names,
    exclusions,
    understood,
    warnings: missingCriteria(criteria, hasLocation ? [] : brief.unknownLocations),
  };
}

/** Removes customers, competitors and companies that the brief excludes, and reports them in `lookedIn`. */
export function withoutExcluded(
  {
    companies,
    lookedIn,
  }: { readonly companies: readonly FoundCompany[]; readonly lookedIn: readonly SearchedSource[] },
  { criteria, knownNames, exclusions }: Pick<ParsedCriteria, 'criteria' | 'knownNames' | 'exclusions'>,
): { companies: FoundCompany[]; lookedIn: SearchedSource[] } {
  const domains = new Set(criteria.excludedDomains);
  const names = new Set(knownNames);
  const isKnown = ({ domain, name }: FoundCompany) =>
    (domain !== null && domains.has(domain)) || names.has(companyNameKey(name));
  const customersAndCompetitors = companies.filter(isKnown);
  const excludedByBrief = companies.filter((company) => !isKnown(company) && isExcluded(company, exclusions));
  const excluded = new Set([...customersAndCompetitors, ...excludedByBrief]);
  return {
    companies: companies.filter((company) => !excluded.has(company)),
    lookedIn: [
      ...lookedIn,
      ...exclusionReport('the known customers and competitors', customersAndCompetitors),
      ...exclusionReport('the exclusions of the brief', excludedByBrief),
    ],
  };
}

function exclusionReport(source: string, companies: readonly FoundCompany[]): SearchedSource[] {
  const names = distinct(companies.map(({ name }) => name));
  return names.length === 0 ? [] : [{ place: source, found: 0, note: `Left out: ${names.join(', ')}.` }];
}

type Source = 'the brief' | 'the campaign' | 'the ideal customer profile' | 'the target markets';

interface SourcedItems<Item> {
  readonly source: Source | null;
  readonly items: readonly Item[];
}

function firstNamed<Item>(sources: readonly (readonly [Source, readonly Item[]])[]): SourcedItems<Item> {
  const first = sources.find(([, items]) => items.length > 0);
  return first ? { source: first[0], items: first[1] } : { source: null, items: [] };
}

/** Longer texts are not names of industries or places. */
const maxNameLength = 60;

/** The industries of a list under their known names; unknown ones unchanged. */
function industriesOf(list: readonly string[]): string[] {
  return list.flatMap((entry) => {
    const known = readFields(entry);
    return known.length > 0 ? known : plausibleNames(entry).map((field) => field.toLowerCase());
  });
}

/** A place of business: a country, or a city with its country if known. */
interface CriteriaLocation {
  readonly country: string | null;
  readonly city: string | null;
}

function locationsOf({ countries, cities }: Locations): CriteriaLocation[] {
  return [
    ...countries.map((country) => ({ country, city: null })),
    ...cities.map(({ name, country }) => ({ city: name, country })),
  ];
}

/**
 * If the brief has no known place, its unknown ones are used as cities, because without any place the search would
 * cover every country.
 */
function locationsOfBrief(brief: ParsedBrief): CriteriaLocation[] {
  const known = locationsOf(brief);
  return known.length > 0 ? known : brief.unknownLocations.map((city) => ({ city, country: null }));
}

function locationsOfList(list: readonly string[]): CriteriaLocation[] {
  const read = list.map((entry) => ({ entry, places: locationsOfEntry(entry) }));
  const unknown = read.filter(({ places }) => places.countries.length + places.cities.length === 0);
  const places = {
    countries: read.flatMap((one) => one.places.countries),
    cities: read.flatMap((one) => one.places.cities),
  };
  return [
    ...locationsOf(places),
    ...unknown.flatMap(({ entry }) => plausibleNames(entry).map((city) => ({ city, country: null }))),
  ];
}

/** Lists may also contain country codes. */
function locationsOfEntry(entry: string): Locations {
  const country = readCountry(entry);
  return country === null ? readLocations(entry) : { countries: [country], cities: [] };
}

function sizesOf(list: readonly string[]): SizeRange[] {
  return list.flatMap((entry) => readSizes(entry, { of: 'sizes' }));
}

/** The entry if it may be a name: it has a letter and is short. */
function plausibleNames(entry: string): string[] {
  const text = entry.trim();
  return /\p{L}/u.test(text) && text.length <= maxNameLength ? [text] : [];
}

/** Each entry is a name, a domain, or both, such as `IKEA (ikea.com)`. */
function readExcluded(entries: readonly string[]): { domains: string[]; names: string[] } {
  const domains: string[] = [];
  const names: string[] = [];
  for (const entry of entries) {
    const parts = entry.split(/[\s,;()<>]+/u);
    const addresses = parts.filter((part) => address.test(part));
    domains.push(...withoutNulls(addresses.map(registrableDomain)));
    names.push(companyNameKey(parts.filter((part) => !addresses.includes(part)).join(' ')));
  }
  return { domains: distinct(domains), names: distinct(names.filter((name) => name !== '')) };
}

const address = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/iu;

function describeCriteria(
  criteria: CompanyCriteria,
  sources: { fields: Source | null; places: Source | null; sizes: Source | null },
  excluded: { domains: readonly string[]; names: readonly string[] },
): string {
  const from = (source: Source | null) => (source === null ? '' : ` (from ${source})`);
  const fields = criteria.fields.length > 0 ? `in the field ${joinWithOr(criteria.fields)}` : 'of any field';
  const countries = joinWithOr(criteria.countries.map((code) => countryName(code)));
  const inCities = [joinWithOr(criteria.cities), countries].filter((names) => names !== '').join(' in ');
  const where = inCities === '' ? 'anywhere' : `in ${inCities}`;
  const sizes = criteria.sizes.map(formatSize);
  const parts = [
    `companies ${fields}${from(sources.fields)}`,
    `${where}${from(sources.places)}`,
    sizes.length > 0 ? `with ${joinWithOr(sizes)} people${from(sources.sizes)}` : 'of any size',
  ];
  const count = excluded.domains.length + excluded.names.length;
  const exclusionNote = count > 0 ? ` Known customers and competitors are excluded (${count}).` : '';
  return `Looking for ${parts.join(', ')}.${exclusionNote}`;
}

function describeExclusionsAndUnused(exclusions: readonly string[], unused: readonly string[]): string[] {
  const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `"${phrase}"`).join(', ');
  return [
    ...(exclusions.length > 0 ? [`Excluded by the brief: ${quoted(exclusions)}.`] : []),
    ...(unused.length > 0 ? [`Not used: ${quoted(distinct(unused))}.`] : []),
  ];
}

function missingCriteria({ fields }: CompanyCriteria, unknownLocations: readonly string[]): string[] {
  const noField =
    'No field of business was understood. Directories search by field. Use other words, such as hotels, ' +
    'law firms or bakeries, or set the targetIndustry of the campaign.';
  const noLocation = `The place ${joinWithOr(unknownLocations)} is unknown. Name a country or a large city.`;
  return [...(fields.length === 0 ? [noField] : []), ...(unknownLocations.length > 0 ? [noLocation] : [])];
}

function formatSize({ from, to }: SizeRange): string {
  if (from === null) return `at most ${to ?? ''}`.trim();
  return to === null ? `at least ${from}` : `${from} to ${to}`;
}

function joinWithOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

function withoutNulls<Item>(items: readonly (Item | null | undefined)[]): Item[] {
  return items.filter((item) => item !== null && item !== undefined);
}
