import countries from 'i18n-iso-countries/index.js';
import { describe, expect, it } from 'vitest';
import { tableRows } from '../../src/languages/notation/table-rows.ts';
import { cityNames, regionNames } from '../../src/languages/others/place-names.ts';
import { english } from '../../src/languages/english/english.ts';
import { allPacks } from '../../src/languages/packs.ts';

const keysOf = (table: string) => tableRows(table).map(([key]) => key);
const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) < index);
const localNames = new Set(
  [cityNames, regionNames]
    .flatMap(tableRows)
    .flatMap(([, names]) => names.split('|').map((name) => name.replace(/^(?:\^|in )/, ''))),
);

describe.each(allPacks)('the tables of the pack $code', ({ businessFields, places }) => {
  it.each(['trade', 'services', 'industry'] as const)('have known business fields: %s', (group) => {
    const known = new Set(keysOf(english.businessFields[group]));
    const keys = keysOf(businessFields[group]);
    expect([...keys.filter((key) => !known.has(key)), ...repeated(keys)]).toEqual([]);
  });

  it.each(['countries', 'nationalities'] as const)('have codes of countries: %s', (table) => {
    const keys = keysOf(places[table]);
    const unknown = keys.flatMap((key) => key.split('+')).filter((code) => !countries.isValid(code));
    expect([...unknown, ...repeated(keys)]).toEqual([]);
  });

  it('have local names of cities and regions', () => {
    const keys = keysOf(places.cities);
    expect([...keys.filter((key) => !localNames.has(key)), ...repeated(keys)]).toEqual([]);
  });
});
