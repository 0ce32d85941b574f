import { anyOfPhrases, anyPhrase } from '../../languages/all-phrases.ts';
import { allPacks } from '../../languages/packs.ts';
import { companyNameKey, nameMatch } from '../company-name.ts';
import type { FoundCompany } from '../prospect.ts';
import { wordsOf } from './words.ts';

/** The exclusions in a brief. */
export interface Exclusions {
  /** Keys of company names; each also matches longer names that start with its words. */
  readonly names: readonly string[];
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  readonly fields: readonly string[];
  /** The phrases that state these exclusions, as written. */
  readonly used: readonly string[];
  /** Phrases about unwanted properties that the known facts about a company cannot show. */
  readonly unused: readonly string[];
}

/** The fields that the brief wants, and the functions that read fields and places. */
export interface ExclusionReading {
  readonly wantedFields: ReadonlySet<string>;
  fieldsOf(text: string): readonly string[];
  locationsOf(text: string): {
    readonly countries: readonly string[];
    readonly cities: readonly { readonly name: string }[];
  };
}

/**
 * Reads the unwanted phrases of `splitBrief`. A field that the brief also wants, in another place or size, is not
 * excluded.
 */
export function readExclusions(unwanted: readonly string[], reading: ExclusionReading): Exclusions {
  const read = unwanted.map((phrase) => readPhrase(phrase, reading));
  return {
    names: distinct(read.flatMap(({ names }) => names)),
    countries: distinct(read.flatMap(({ countries }) => countries)),
    cities: distinct(read.flatMap(({ cities }) => cities)),
    fields: distinct(read.flatMap(({ fields }) => fields)),
    used: distinct(read.flatMap(({ used }) => used)),
    unused: distinct(read.flatMap(({ unused }) => unused)),
  };
}

/** Whether the known facts about a company match an exclusion. */
export function isExcluded(company: FoundCompany, { names, countries, cities, fields }: Exclusions): boolean {
  const key = companyNameKey(company.name);
  return (
    names.some((name) => nameMatch(key, name) > 0) ||
    (company.country !== null && countries.includes(company.country)) ||
    (company.city !== null && cities.includes(company.city)) ||
    (company.field !== null && fields.includes(company.field))
  );
}

function readPhrase(phrase: string, { wantedFields, fieldsOf, locationsOf }: ExclusionReading): Exclusions {
  const locations = locationsOf(phrase);
  const cities = locations.cities.map(({ name }) => name);
  const namedFields = fieldsOf(phrase);
  const fields = namedFields.filter((field) => !wantedFields.has(field));
  const criteriaCount = namedFields.length + cities.length + locations.countries.length;
  const mayBeNames = !nounPrefix.test(phrase) && criteriaCount === 0;
  const names = mayBeNames ? namesIn(phrase) : [];
  const isUsed = names.length + fields.length + cities.length + locations.countries.length > 0;
  return {
    names,
    countries: locations.countries,
    cities,
    fields,
    used: isUsed ? [phrase] : [],
    unused: isUsed ? [] : [phrase],
  };
}

/** Words that precede common nouns, which some languages capitalise like names. */
const nounPrefix = new RegExp(
  `^(?:${anyPhrase(({ briefs }) => briefs.lacks)}|${anyPhrase(({ briefs }) => briefs.beforeNouns)})\\s`,
  'iu',
);

/** The keys of the capitalised names in a phrase. For an inflected name, the forms without endings count too. */
function namesIn(phrase: string): string[] {
  const candidates = phrase.match(/\p{Lu}[\p{L}\d&.:'’-]*(?:\s+\p{Lu}[\p{L}\d&.:'’-]*)*/gu) ?? [];
  return candidates
    .filter((name) => !exclusionStart.test(name))
    .flatMap((name) => [name, ...withoutEndings(name, phrase)])
    .map(companyNameKey)
    .filter((key) => key.length > 1 && wordsOf(key).length > 0);
}

/** All possible base forms of an inflected name, if its language inflects the names that the phrase excludes. */
function withoutEndings(name: string, phrase: string): string[] {
  return inflections
    .flatMap(({ exclusions, endings }) => (exclusions.test(phrase) ? endings : []))
    .filter((ending) => name.endsWith(ending) && name.length >= ending.length + 2)
    .map((ending) => name.slice(0, -ending.length).replace(/:$/, ''));
}

const inflections = allPacks.map(({ briefs }) => ({
  exclusions: new RegExp(`(?<!\\p{L})${anyOfPhrases(briefs.exclusions)}(?!\\p{L})`, 'iu'),
  endings: [...briefs.nameEndings],
}));

/** Matches an excluding word that is capitalised because it starts a sentence. */
const exclusionStart = new RegExp(`^${anyPhrase(({ briefs }) => briefs.exclusionStarts)}$`, 'u');

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
