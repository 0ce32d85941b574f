import countries from 'i18n-iso-countries/index.js';
import { countryNames, customaryNames } from '../languages/country-names.ts';
import { serviceLanguage, writtenLanguages, type WrittenLanguage } from '../languages/packs.ts';
import { fold } from './folding.ts';

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
export function countryName(code: string, language: WrittenLanguage = serviceLanguage): string {
  return countries.getName(code, language) ?? code;
}

/** All names of all countries in the supported languages. */
export const namesOfCountries: readonly {
  readonly name: string;
  readonly code: string;
  readonly language: WrittenLanguage;
}[] = writtenLanguages.flatMap((language) => {
  countries.registerLocale({ locale: language, countries: countryNames[language] });
  return Object.entries(countryNames[language]).flatMap(([code, names]) =>
    [names].flat().map((name) => ({ name, code, language })),
  );
});

const codesByName: ReadonlyMap<string, string> = new Map([
  ...namesOfCountries.map(({ name, code }) => [fold(name), code] as const),
  ...Object.entries(customaryNames),
]);

const customaryCodes: ReadonlyMap<string, string> = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);
