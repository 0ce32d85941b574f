import { companyNameKey } from '../../../domain/company-name.ts';
import { foldWord } from './person-name.ts';
import type { SiteOwner } from './site-owner.ts';

/** Whether a text is the company's whole name, in any legal form, with only short words before it. */
export function isOwnName(text: string, owner: SiteOwner): boolean {
  const own = ownLetters(owner);
  const words = text.split(/\s+/u).filter(Boolean);
  return words.some((_, from) => {
    const isAlone = words.slice(0, from).every((word) => /^\p{Ll}/u.test(word));
    return isAlone && own.has(letters(companyNameKey(words.slice(from).join(' '))));
  });
}

/** Whether an organisation's name equals the company's, in any legal form. */
export function isSameCompany(name: string, { company }: SiteOwner): boolean {
  const key = companyNameKey(name);
  return key !== '' && key === companyNameKey(company);
}

/** Removes the company's name, which may contain words that otherwise indicate outsiders. */
export function withoutOwnName(text: string, { company }: SiteOwner): string {
  const bare = companyNameKey(company);
  return bare === '' ? text : foldWord(text).replace(foldWord(bare), ' ');
}

function ownLetters({ domain, company }: SiteOwner): ReadonlySet<string> {
  const names = [domain.split('.', 1)[0] ?? '', companyNameKey(company)].map(letters);
  return new Set(names.filter((name) => name.length > 2));
}

function letters(given: string): string {
  return foldWord(given).replace(/[^\p{L}\p{N}]/gu, '');
}
