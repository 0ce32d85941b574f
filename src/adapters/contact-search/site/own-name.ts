import { foldedText } from '../../../languages/notation/text.ts';
import { companyNameKey } from '../../../domain/company-name.ts';
import type { SiteOwner } from './site-owner.ts';

/** Whether a text ends with the company's name in any legal form and has only lower-case words before it. */
export function isOwnName(text: string, owner: SiteOwner): boolean {
  const ownNames = ownNamesOf(owner);
  const words = text.split(/\s+/u).filter(Boolean);
  return words.some((_, start) => {
    const isLowerCaseBefore = words.slice(0, start).every((word) => /^\p{Ll}/u.test(word));
    return isLowerCaseBefore && ownNames.has(letters(companyNameKey(words.slice(start).join(' '))));
  });
}

/** Whether an organisation's name equals the company's, in any legal form. */
export function isSameCompany(name: string, { company }: SiteOwner): boolean {
  const key = companyNameKey(name);
  return key !== '' && key === companyNameKey(company);
}

/** Removes the company's name, which may contain words that otherwise indicate outsiders. */
export function withoutOwnName(text: string, { company }: SiteOwner): string {
  const key = companyNameKey(company);
  return key === '' ? text : foldedText(text).replace(foldedText(key), ' ');
}

function ownNamesOf({ domain, company }: SiteOwner): ReadonlySet<string> {
  const names = [domain.split('.', 1)[0] ?? '', companyNameKey(company)].map(letters);
  return new Set(names.filter((name) => name.length > 2));
}

function letters(text: string): string {
  return foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
