import { parse } from 'tldts';
import { companyDomain } from './company-domain.ts';

/**
 * The name of a company as its folder tells it: underscores stand for spaces, and a number in front that only orders
 * the folders, such as `01 - Acme`, `2. Acme` or `003_Acme`, is left away. A name such as `7-Eleven` or `3M` stays.
 */
export function companyNameOf(folder: string): string {
  const spaced = folder.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return spaced.replace(numbering, '').trim() || spaced || folder;
}

const numbering = /^(?:0\d{0,3}(?=[\s.)\-–—])|\d{1,4}(?=[.)]\s|\s[-–—]\s))[\s.)\-–—]*(?=[^\s.)\-–—])/u;

/** The company's domain, where a folder is named by one, with or without numbering; null for every other name. */
export function domainOfFolder(folder: string): string | null {
  return domainOf(folder.trim()) ?? domainOf(companyNameOf(folder));
}

function domainOf(name: string): string | null {
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(name)) return null;
  const { isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  return isIcann || isPrivate ? companyDomain(name) : null;
}
