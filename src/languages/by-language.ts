import type { LanguagePack } from '../domain/language-pack/language-pack.ts';
import { packs, writtenLanguages, type WrittenLanguage } from './packs.ts';

/** What `select` takes from each pack, by the code of the language. */
export function byLanguage<Value>(
  select: (pack: LanguagePack) => Value,
): Readonly<Record<WrittenLanguage, Value>> {
  const entries = writtenLanguages.map((language) => [language, select(packs[language])] as const);
  return Object.fromEntries(entries) as Record<WrittenLanguage, Value>;
}
