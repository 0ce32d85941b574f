import countries from 'i18n-iso-countries/index.js';
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import finnish from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import swedish from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import { fold } from './folding.ts';

export type CountryLanguage = 'en' | 'fi' | 'sv' | 'de';

/** Reads a two- or three-letter code, or a name in a supported language, as ISO 3166-1 alpha-2; null if unknown. */
export function readCountry(text: string): string | null {
  const trimmed = text.trim();
  const code = trimmed.toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return countries.isValid(code) ? code : (customaryCodes.get(code) ?? null);
  return (
    (/^[A-Z]{3}$/.test(code) && countries.alpha3ToAlpha2(code)) || (codesByName.get(fold(trimmed)) ?? null)
  );
}

/** The country's name; an unknown code is returned unchanged. */
export function countryName(code: string, language: CountryLanguage = 'en'): string {
  return countries.getName(code, language) ?? code;
}

/** All names of all countries in the supported languages. */
export const namesOfCountries: readonly {
  readonly name: string;
  readonly code: string;
  readonly language: CountryLanguage;
}[] = [english, finnish, swedish, german].flatMap(({ locale, countries: namesByCode }) => {
  countries.registerLocale({ locale, countries: namesByCode });
  return Object.entries(namesByCode).flatMap(([code, names]: [string, string | string[]]) =>
    [names].flat().map((name) => ({ name, code, language: locale as CountryLanguage })),
  );
});

const codesByName: ReadonlyMap<string, string> = new Map([
  ...namesOfCountries.map(({ name, code }) => [fold(name), code] as const),
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['holland', 'NL'],
]);

const customaryCodes: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);
