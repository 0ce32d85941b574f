import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import fi from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import sv from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import type { WrittenLanguage } from './packs.ts';

/** The names of countries by their codes, in each language that has a pack. */
export const countryNames: Readonly<Record<WrittenLanguage, Record<string, string | string[]>>> = {
  en: en.countries,
  fi: fi.countries,
  sv: sv.countries,
  de: de.countries,
};

/** Names that people use beside the official ones. */
export const customaryNames: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
};

/** The language that most people of a country speak. */
export function languageOfCountry(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language;
}
