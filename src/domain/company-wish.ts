import { readBrief, readFields, type ReadBrief } from './brief/brief.ts';
import { isLeftOut, type Exclusions } from './brief/exclusions.ts';
import { readPlaces, type Places } from './brief/places.ts';
import { readSizes } from './brief/sizes.ts';
import type { CampaignSettings } from './campaign.ts';
import { registrableDomain } from './company-domain.ts';
import { companyNameKey } from './company-name.ts';
import { countryName, readCountry } from './country.ts';
import type { CompanyWish, FoundCompany, LookedIn, SizeRange } from './prospect.ts';
import type { IdealCustomerProfile, ProjectContext } from './workspace.ts';

/** What says which companies a run is to look for, the more particular first. */
export interface WishSources {
  /** The brief in a person's words. */
  readonly idea: string;
  readonly campaign: Pick<CampaignSettings, 'targetIndustry' | 'targetCompanySize' | 'locations'> | null;
  readonly icp: IdealCustomerProfile;
  readonly context: Pick<ProjectContext, 'targetMarkets' | 'knownCustomers' | 'competitors'>;
}

export interface WishReading {
  readonly wish: CompanyWish;
  /** Keys of the names of companies that are known already or not wanted, for `withoutExcluded`. */
  readonly excludedNames: readonly string[];
  /** What the brief says not to look for. */
  readonly exclusions: Exclusions;
  /** What was understood, where each part is from, and what was not used, in a few sentences for people. */
  readonly understood: string;
  /** Why the search will bring less than was asked for, or nothing. */
  readonly warnings: readonly string[];
}

/**
 * Reads what a run is to look for. Fields, places and sizes are each taken from the first source that names any: the
 * brief, then the campaign, then the ideal customer profile, then the target markets. Any text is taken. A field or a
 * place that a list names in words unknown here is handed on as it is written, so that nobody looks for less.
 */
export function readWish({ idea, campaign, icp, context }: WishSources): WishReading {
  const brief = readBrief(idea);
  const markets = context.targetMarkets ?? [];
  const fields = firstNamed([
    ['the brief', brief.fields],
    ['the campaign', fieldsOf(presentOnes([campaign?.targetIndustry]))],
    ['the ideal customer profile', fieldsOf(icp.industries ?? [])],
    ['the target markets', markets.flatMap(readFields)],
  ]);
  const places = firstNamed([
    ['the brief', placesOfBrief(brief)],
    ['the campaign', placesOfList(campaign?.locations ?? [])],
    ['the ideal customer profile', placesOfList(icp.countries ?? [])],
    ['the target markets', markets.flatMap((market) => placesOf(readPlaces(market)))],
  ]);
  const sizes = firstNamed([
    ['the brief', brief.sizes],
    ['the campaign', sizesOf(presentOnes([campaign?.targetCompanySize]))],
    ['the ideal customer profile', sizesOf(icp.companySizes ?? [])],
  ]);
  const excluded = readExcluded([...(context.knownCustomers ?? []), ...(context.competitors ?? [])]);
  const wish: CompanyWish = {
    words: idea,
    fields: distinct(fields.named).filter((field) => !brief.exclusions.fields.includes(field)),
    countries: distinct(presentOnes(places.named.map(({ country }) => country))).filter(
      (country) => !brief.exclusions.countries.includes(country),
    ),
    cities: distinct(presentOnes(places.named.map(({ city }) => city))),
    sizes: sizes.named,
    excludedDomains: excluded.domains,
  };
  const sources = { fields: fields.source, places: places.source, sizes: sizes.source };
  const { exclusions } = brief;
  const isPlaced = placesOf(brief).length > 0;
  const unused = [...brief.unused, ...(isPlaced ? brief.unknownPlaces : [])];
  const understood = [say(wish, sources, excluded), ...sayRest(exclusions.used, unused)].join(' ');
  return {
    wish,
    excludedNames: excluded.names,
    exclusions,
    understood,
    warnings: whatIsMissing(wish, isPlaced ? [] : brief.unknownPlaces),
  };
}

/** An answer without companies that are known already or not wanted, and with those named. */
export function withoutExcluded(
  {
    companies,
    lookedIn,
  }: { readonly companies: readonly FoundCompany[]; readonly lookedIn: readonly LookedIn[] },
  { wish, excludedNames, exclusions }: Pick<WishReading, 'wish' | 'excludedNames' | 'exclusions'>,
): { companies: FoundCompany[]; lookedIn: LookedIn[] } {
  const domains = new Set(wish.excludedDomains);
  const names = new Set(excludedNames);
  const isKnown = ({ domain, name }: FoundCompany) =>
    (domain !== null && domains.has(domain)) || names.has(companyNameKey(name));
  const known = companies.filter(isKnown);
  const unwanted = companies.filter((company) => !isKnown(company) && isLeftOut(company, exclusions));
  const without = new Set([...known, ...unwanted]);
  return {
    companies: companies.filter((company) => !without.has(company)),
    lookedIn: [
      ...lookedIn,
      ...leftOut('the known customers and competitors', known),
      ...leftOut('what the brief leaves out', unwanted),
    ],
  };
}

function leftOut(place: string, companies: readonly FoundCompany[]): LookedIn[] {
  const names = distinct(companies.map(({ name }) => name));
  return names.length === 0 ? [] : [{ place, found: 0, note: `Left out: ${names.join(', ')}.` }];
}

type Source = 'the brief' | 'the campaign' | 'the ideal customer profile' | 'the target markets';

interface Named<Item> {
  readonly source: Source | null;
  readonly named: readonly Item[];
}

function firstNamed<Item>(sources: readonly (readonly [Source, readonly Item[]])[]): Named<Item> {
  const first = sources.find(([, named]) => named.length > 0);
  return first ? { source: first[0], named: first[1] } : { source: null, named: [] };
}

/** Longer texts are no names of fields or places. */
const longestName = 60;

/** A list of fields, each as it is known here, or as it is written. */
function fieldsOf(list: readonly string[]): string[] {
  return list.flatMap((entry) => {
    const known = readFields(entry);
    return known.length > 0 ? known : asWritten(entry).map((field) => field.toLowerCase());
  });
}

/** A place of business: a country, or a city with its country where that is known. */
interface Place {
  readonly country: string | null;
  readonly city: string | null;
}

/** Cities narrow countries, and each city brings its own. */
function placesOf({ countries, cities }: Places): Place[] {
  return [
    ...countries.map((country) => ({ country, city: null })),
    ...cities.map(({ name, country }) => ({ city: name, country })),
  ];
}

/** Where a brief names no place that is known, an unknown one stands for itself, so that nobody looks everywhere. */
function placesOfBrief(brief: ReadBrief): Place[] {
  const known = placesOf(brief);
  return known.length > 0 ? known : brief.unknownPlaces.map((city) => ({ city, country: null }));
}

function placesOfList(list: readonly string[]): Place[] {
  const read = list.map((entry) => ({ entry, places: placesOfEntry(entry) }));
  const unknown = read.filter(({ places }) => places.countries.length + places.cities.length === 0);
  const places = {
    countries: read.flatMap((one) => one.places.countries),
    cities: read.flatMap((one) => one.places.cities),
  };
  return [
    ...placesOf(places),
    ...unknown.flatMap(({ entry }) => asWritten(entry).map((city) => ({ city, country: null }))),
  ];
}

/** Lists name countries by their codes as well. */
function placesOfEntry(entry: string): Places {
  const country = readCountry(entry);
  return country === null ? readPlaces(entry) : { countries: [country], cities: [] };
}

function sizesOf(list: readonly string[]): SizeRange[] {
  return list.flatMap((entry) => readSizes(entry, { of: 'sizes' }));
}

function asWritten(entry: string): string[] {
  const text = entry.trim();
  return /\p{L}/u.test(text) && text.length <= longestName ? [text] : [];
}

/** Each entry is a name, a domain, or both, such as `IKEA (ikea.com)`. */
function readExcluded(entries: readonly string[]): { domains: string[]; names: string[] } {
  const domains: string[] = [];
  const names: string[] = [];
  for (const entry of entries) {
    const parts = entry.split(/[\s,;()<>]+/u);
    const addresses = parts.filter((part) => address.test(part));
    domains.push(...presentOnes(addresses.map(registrableDomain)));
    names.push(companyNameKey(parts.filter((part) => !addresses.includes(part)).join(' ')));
  }
  return { domains: distinct(domains), names: distinct(names.filter((name) => name !== '')) };
}

const address = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/iu;

function say(
  wish: CompanyWish,
  sources: { fields: Source | null; places: Source | null; sizes: Source | null },
  excluded: { domains: readonly string[]; names: readonly string[] },
): string {
  const from = (source: Source | null) => (source === null ? '' : ` (from ${source})`);
  const fields = wish.fields.length > 0 ? `in the field ${either(wish.fields)}` : 'of any field';
  const countries = either(wish.countries.map((code) => countryName(code)));
  const inCities = [either(wish.cities), countries].filter((names) => names !== '').join(' in ');
  const where = inCities === '' ? 'anywhere' : `in ${inCities}`;
  const sizes = wish.sizes.map(sizeInWords);
  const parts = [
    `companies ${fields}${from(sources.fields)}`,
    `${where}${from(sources.places)}`,
    sizes.length > 0 ? `with ${either(sizes)} people${from(sources.sizes)}` : 'of any size',
  ];
  const count = excluded.domains.length + excluded.names.length;
  const left = count > 0 ? ` Known customers and competitors are left out (${count}).` : '';
  return `Looking for ${parts.join(', ')}.${left}`;
}

function sayRest(used: readonly string[], unused: readonly string[]): string[] {
  const quoted = (phrases: readonly string[]) => phrases.map((phrase) => `"${phrase}"`).join(', ');
  return [
    ...(used.length > 0 ? [`Left out as the brief says: ${quoted(used)}.`] : []),
    ...(unused.length > 0 ? [`Not used: ${quoted(distinct(unused))}.`] : []),
  ];
}

function whatIsMissing({ fields }: CompanyWish, unknownPlaces: readonly string[]): string[] {
  const noField =
    'No field of business was understood, and directories search by one. Name it in other words, such as hotels, ' +
    'law firms or bakeries, or give the campaign a targetIndustry.';
  const noPlace = `The place ${either(unknownPlaces)} is not known. Name a country or a large city.`;
  return [...(fields.length === 0 ? [noField] : []), ...(unknownPlaces.length > 0 ? [noPlace] : [])];
}

function sizeInWords({ from, to }: SizeRange): string {
  if (from === null) return `at most ${to ?? ''}`.trim();
  return to === null ? `at least ${from}` : `${from} to ${to}`;
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

function presentOnes<Item>(items: readonly (Item | null | undefined)[]): Item[] {
  return items.filter((item) => item !== null && item !== undefined);
}
