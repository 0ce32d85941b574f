import { companyNameKey, nameMatch } from '../company-name.ts';
import type { FoundCompany } from '../prospect.ts';
import { wordsOf } from './words.ts';

/** The exclusions in a brief. */
export interface Exclusions {
  /** Keys of company names; they also match longer names that begin with them. */
  readonly names: readonly string[];
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  readonly fields: readonly string[];
  /** The phrases with these exclusions, as written. */
  readonly used: readonly string[];
  /** Unwanted properties that cannot be checked for a company. */
  readonly unused: readonly string[];
}

/** How the rest of the brief is read, and the wanted fields. */
export interface ExclusionReading {
  readonly wantedFields: ReadonlySet<string>;
  fieldsOf(text: string): readonly string[];
  locationsOf(text: string): {
    readonly countries: readonly string[];
    readonly cities: readonly { readonly name: string }[];
  };
}

/**
 * Reads the unwanted phrases of `splitBrief`. A field is not excluded if the brief wants it in another place or size.
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
  const named = fieldsOf(phrase);
  const fields = named.filter((field) => !wantedFields.has(field));
  const isOfNames = !nouns.test(phrase) && named.length + cities.length + locations.countries.length === 0;
  const names = isOfNames ? namesIn(phrase) : [];
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

/** These precede common nouns, even capitalised ones in German. */
const nouns = /^(?:kein\p{L}*|ohne|without|utan|ilman)\s/iu;

/** Capitalised words after the word that excludes them. For inflected Finnish names, both forms count. */
function namesIn(phrase: string): string[] {
  const runs = phrase.match(/\p{Lu}[\p{L}\d&.:'’-]*(?:\s+\p{Lu}[\p{L}\d&.:'’-]*)*/gu) ?? [];
  return runs
    .filter((run) => !exclusionStart.test(run))
    .flatMap((run) => [run, ...(finnish.test(phrase) ? withoutEndings(run) : [])])
    .map(companyNameKey)
    .filter((key) => key.length > 1 && wordsOf(key).length > 0);
}

const finnish = /(?<!\p{L})(?:paitsi|ei|eivät|lukuun ottamatta)(?!\p{L})/iu;
const finnishEndings = ['iä', 'ia', 'eja', 'ejä', 'ja', 'jä', 'ta', 'tä', 'in', 'ä', 'a', 'n'];

/** Finnish adds an `i` to foreign names before an ending, so each possible base form counts. */
function withoutEndings(name: string): string[] {
  return finnishEndings
    .filter((ending) => name.endsWith(ending) && name.length >= ending.length + 2)
    .map((ending) => name.slice(0, -ending.length).replace(/:$/, ''));
}

/** A capitalised exclusion at the start of a sentence. */
const exclusionStart = new RegExp(
  "^(?:Not|No|Except|Excluding|Other|Apart|Don['’]t|Doesn['’]t|Never|Ei|Eivät|Paitsi|Lukuun|Inte|Ej|Utom|Förutom|" +
    'Nicht|Außer|Ausgenommen)$',
  'u',
);

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
