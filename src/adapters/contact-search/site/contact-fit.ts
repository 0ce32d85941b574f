import { companyDomain, isFreeMailDomain, registrableDomain } from '../../../domain/company-domain.ts';
import { foldedText, lastWord } from '../../../languages/notation/text.ts';
import { allPacks } from '../../../languages/packs.ts';
import { textBefore } from '../../../domain/text-before.ts';
import { isGivenName } from './given-names.ts';
import { type PersonName } from './person-name.ts';
import type { SiteOwner } from './site-owner.ts';

/**
 * Whether the part before the @ consists of the person's names or their beginnings. With `needsBothNames`, one name is
 * not enough. It is set for words that only the address can confirm as a name.
 */
export function fitsName(
  email: string,
  { firstName, lastName }: PersonName,
  needsBothNames = false,
): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*/su, '');
  const letters = foldedText(local).replace(/[^a-z]/gu, '');
  const firstNames = spellings(firstName);
  const lastNames = spellings(lastName);
  if (letters.length < (needsBothNames ? 4 : 2)) return false;
  if (!needsBothNames && [...firstNames, ...lastNames].includes(letters)) return true;
  // The joined beginnings of two names may be a colleague's given name: for Linda Saari, they include lisa.
  if (isGivenName(letters)) return false;
  const isJoined = (one: string, other: string) =>
    integersBetween(1, Math.min(one.length, letters.length - 1)).some(
      (length) => letters.startsWith(one.slice(0, length)) && other.startsWith(letters.slice(length)),
    );
  const parts = foldedText(local).split(/[._-]/u).filter(Boolean);
  const [given = '', family = ''] = [parts[0], parts.at(-1)];
  const isSeparated =
    parts.length > 2 && firstNames.some((first) => first.startsWith(given)) && lastNames.includes(family);
  return (
    isSeparated ||
    firstNames.some((first) => lastNames.some((last) => isJoined(first, last) || isJoined(last, first)))
  );
}

/** Whether a profile's address contains the person's names. */
export function isProfileOf(url: string, { firstName, lastName }: PersonName): boolean {
  const slug = foldedText(decodeURIComponent(url)).replace(/[^a-z]/gu, '');
  const [first = '', last = ''] = [firstName, lastName].map((name) =>
    foldedText(name).replace(/[^a-z ]/gu, ''),
  );
  return slug.includes(textBefore(first, ' ')) && slug.includes(lastWord(last));
}

/**
 * Whose domain an address has. `own`: the site's domain, or the same name with another suffix if the site links to it.
 * `free`: a free mail provider. `foreign`: any other, even the same name with another suffix.
 */
export function ownerOf(
  email: string,
  { domain: siteDomain, linkedDomains }: Pick<SiteOwner, 'domain' | 'linkedDomains'>,
): 'own' | 'free' | 'foreign' {
  const domain = registrableDomain(email) ?? email.slice(email.lastIndexOf('@') + 1);
  if (domain === siteDomain) return 'own';
  if (isFreeMailDomain(domain)) return 'free';
  const label = (name: string) => name.split('.', 1)[0];
  const isLinked = linkedDomains.has(domain) && companyDomain(email) !== null;
  return isLinked && label(domain) === label(siteDomain) ? 'own' : 'foreign';
}

/** Spellings of a name in addresses: joined, each part alone, and with the usual transcriptions. */
function spellings(name: string): string[] {
  const forms = [
    name,
    name.replace(/\p{L}/gu, (letter) => transcriptions.get(letter.toLowerCase()) ?? letter),
  ];
  const variants = forms.flatMap((form) => {
    const parts = foldedText(form).split(/[^a-z]+/u);
    return [parts.join(''), ...parts];
  });
  return [...new Set(variants)].filter((part) => part.length > 1);
}

const transcriptions = new Map(allPacks.flatMap(({ names }) => Object.entries(names.transcriptions)));

function integersBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
