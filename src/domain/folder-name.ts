import { parse } from 'tldts';
import { companyDomain } from './company-domain.ts';

/**
 * The company name in a folder name. Underscores become spaces. A leading number that only sorts folders is removed,
 * as in `01 - Acme`, `2. Acme` or `003_Acme`. Names such as `7-Eleven` or `3M` are not changed.
 */
export function companyNameOf(folder: string): string {
  const spaced = folder.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return spaced.replace(numbering, '').trim() || spaced || folder;
}

const numbering = /^(?:0\d{0,3}(?=[\s.)\-–—])|\d{1,4}(?=[.)]\s|\s[-–—]\s))[\s.)\-–—]*(?=[^\s.)\-–—])/u;

/** The company's domain if the folder, with or without its number, is named after one; otherwise null. */
export function domainOfFolder(folder: string): string | null {
  return domainOf(folder.trim()) ?? domainOf(companyNameOf(folder));
}

function domainOf(name: string): string | null {
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(name)) return null;
  const { isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  return isIcann || isPrivate ? companyDomain(name) : null;
}
