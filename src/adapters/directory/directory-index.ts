import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { registrableDomain } from '../../domain/company-domain.ts';
import { companyNameKey } from '../../domain/company-name.ts';
import { itemAt } from '../../domain/item-at.ts';
import { textBefore } from '../../domain/text-before.ts';
import { fieldsOfCategory } from './category-fields.ts';

/** The fields in which an organisation works, and the countries where it does. */
export interface Activity {
  readonly fields: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. Empty if the index names no country, such as for worldwide organisations. */
  readonly countries: readonly string[];
}

export interface Organisation {
  readonly name: string;
  /** Keys of all names, the main name first. */
  readonly nameKeys: readonly string[];
  readonly website: string;
  readonly domain: string | null;
  readonly description: string | null;
  readonly activities: readonly Activity[];
}

interface DirectoryFile {
  readonly categories: readonly string[];
  readonly organisations: readonly (readonly [
    name: string,
    otherNames: readonly string[],
    website: string,
    description: string,
    activities: readonly (readonly [categories: readonly number[], countries: string])[],
  ])[];
}

export interface DirectoryIndex {
  /** The organisations of each business field, with their activity in that field. */
  readonly byField: ReadonlyMap<string, readonly (readonly [Organisation, Activity])[]>;
  /** Organisations by the first word of each of their name keys. */
  readonly byFirstWord: ReadonlyMap<string, readonly Organisation[]>;
  readonly byDomain: ReadonlyMap<string, readonly Organisation[]>;
  readonly countries: ReadonlySet<string>;
}

/** Reads the file made by `npm run directory`. Takes about half a second. */
export async function loadDirectoryIndex(): Promise<DirectoryIndex> {
  const byField = new Map<string, [Organisation, Activity][]>();
  const byFirstWord = new Map<string, Organisation[]>();
  const byDomain = new Map<string, Organisation[]>();
  const countries = new Set<string>();
  for (const organisation of await readOrganisations()) {
    for (const activity of organisation.activities) {
      for (const country of activity.countries) countries.add(country);
      for (const field of activity.fields) appendTo(byField, field, [organisation, activity]);
    }
    for (const word of new Set(organisation.nameKeys.map(firstWord)))
      appendTo(byFirstWord, word, organisation);
    if (organisation.domain !== null) appendTo(byDomain, organisation.domain, organisation);
  }
  return { byField, byFirstWord, byDomain, countries };
}

function firstWord(key: string): string {
  return textBefore(key, ' ');
}

function appendTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

async function readOrganisations(): Promise<Organisation[]> {
  const compressed = await readFile(path.join(import.meta.dirname, 'organisations.json.br'));
  const file = JSON.parse((await promisify(brotliDecompress)(compressed)).toString()) as DirectoryFile;
  const fields = file.categories.map(fieldsOfCategory);
  // Many organisations have the same activity, so equal ones share one object.
  const activities = new Map<string, Activity>();
  const activityOf = (categories: readonly number[], codes: string): Activity => {
    const key = `${categories.join()} ${codes}`;
    const existing = activities.get(key);
    if (existing) return existing;
    const activity = {
      fields: [...new Set(categories.flatMap((category) => itemAt(fields, category)))],
      countries: codes === '' ? [] : codes.split(' ').map(countryOf),
    };
    activities.set(key, activity);
    return activity;
  };
  return file.organisations.map(([name, otherNames, website, description, activities]) => ({
    name,
    nameKeys: [...new Set([name, ...otherNames].map(companyNameKey))].filter((key) => key !== ''),
    website,
    domain: registrableDomain(website),
    description: description || null,
    activities: activities.map(([categories, codes]) => activityOf(categories, codes)),
  }));
}

/** The index has separate codes for mainland France (`fx`) and the Canary Islands (`ic`). */
function countryOf(code: string): string {
  const country = { fx: 'FR', ic: 'ES' }[code];
  return country ?? code.toUpperCase();
}
