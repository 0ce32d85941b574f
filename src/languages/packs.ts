import type { LanguagePack } from '../domain/language-pack/language-pack.ts';
import { english } from './english/english.ts';
import { finnish } from './finnish/finnish.ts';
import { german } from './german/german.ts';
import { swedish } from './swedish/swedish.ts';

/** The languages in which the service writes, by their codes. To add a language, add its pack here. */
export const packs = { en: english, fi: finnish, sv: swedish, de: german } as const satisfies Readonly<
  Record<string, LanguagePack>
>;

/** The code of a language that has a pack. */
export type WrittenLanguage = keyof typeof packs;

/** The language of the service's own messages. */
export const serviceLanguage: WrittenLanguage = 'en';

export const writtenLanguages = Object.keys(packs) as readonly WrittenLanguage[];

export const allPacks: readonly LanguagePack[] = Object.values(packs);

/** The language of a message if nothing says which one is wanted. */
export const defaultLanguage: WrittenLanguage = 'en';
