import { companyNameKey, nameMatch } from '../company-name.ts';
import type { FoundCompany } from '../prospect.ts';
import { wordsOf } from './words.ts';

/** What a brief says not to look for. */
export interface Exclusions {
  /** Keys of names; a company whose name begins with one is meant. */
  readonly names: readonly string[];
  readonly countries: readonly string[];
  readonly cities: readonly string[];
  readonly fields: readonly string[];
  /** The phrases that these are from, as they are written. */
  readonly used: readonly string[];
  /** What was said not to be wanted, and cannot be told of a company. */
  readonly unused: readonly string[];
}

/** How the rest of a brief is read, and which fields it wants. */
export interface ExclusionReading {
  readonly wantedFields: ReadonlySet<string>;
  fieldsOf(text: string): readonly string[];
  locationsOf(text: string): {
    readonly countries: readonly string[];
    readonly cities: readonly { readonly name: string }[];
  };
}

/** Reads what splitBrief calls unwanted. A field that is wanted in another place or size is not left out. */
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

/** Whether a brief leaves a company out, as far as is known of it. */
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

/** After these stand things and kinds of company, also where German writes them with a capital. */
const nouns = /^(?:kein\p{L}*|ohne|without|utan|ilman)\s/iu;

/** Runs of words with a capital, behind the word that leaves them out. Finnish bends names; both forms count. */
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

/** A name with a foreign sound takes an `i` before its ending, so each form that it may be from counts. */
function withoutEndings(name: string): string[] {
  return finnishEndings
    .filter((ending) => name.endsWith(ending) && name.length >= ending.length + 2)
    .map((ending) => name.slice(0, -ending.length).replace(/:$/, ''));
}

/** A rejection may begin a sentence, with a capital. */
const exclusionStart = new RegExp(
  "^(?:Not|No|Except|Excluding|Other|Apart|Don['’]t|Doesn['’]t|Never|Ei|Eivät|Paitsi|Lukuun|Inte|Ej|Utom|Förutom|" +
    'Nicht|Außer|Ausgenommen)$',
  'u',
);

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
