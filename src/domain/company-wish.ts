import { readBrief, readFields } from './brief/brief.ts';
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
  /** What was understood, and where each part is from, in a sentence or two for people. */
  readonly understood: string;
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
    ['the brief', placesOf(brief)],
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
    fields: distinct(fields.named),
    countries: distinct(presentOnes(places.named.map(({ country }) => country))),
    cities: distinct(presentOnes(places.named.map(({ city }) => city))),
    sizes: sizes.named,
    excludedDomains: excluded.domains,
  };
  const sources = { fields: fields.source, places: places.source, sizes: sizes.source };
  return { wish, excludedNames: excluded.names, understood: say(wish, sources, excluded) };
}

/** An answer without companies that are known already or not wanted, by domain or by name, and with those named. */
export function withoutExcluded(
  {
    companies,
    lookedIn,
  }: { readonly companies: readonly FoundCompany[]; readonly lookedIn: readonly LookedIn[] },
  { wish, excludedNames }: Pick<WishReading, 'wish' | 'excludedNames'>,
): { companies: FoundCompany[]; lookedIn: LookedIn[] } {
  const domains = new Set(wish.excludedDomains);
  const names = new Set(excludedNames);
  const isExcluded = ({ domain, name }: FoundCompany) =>
    (domain !== null && domains.has(domain)) || names.has(companyNameKey(name));
  const left = distinct(companies.filter(isExcluded).map(({ name }) => name));
  const note = `Left out: ${left.join(', ')}.`;
  return {
    companies: companies.filter((company) => !isExcluded(company)),
    lookedIn: [
      ...lookedIn,
      ...(left.length > 0 ? [{ place: 'the known customers and competitors', found: 0, note }] : []),
    ],
  };
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

function sizeInWords({ from, to }: SizeRange): string {
  if (from === null) return `at most ${to ?? ''}`.trim();
  return to === null ? `at least ${from}` : `${from} to ${to}`;
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`;
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

function presentOnes<Item>(items: readonly (Item | null | undefined)[]): Item[] {
  return items.filter((item) => item !== null && item !== undefined);
}
