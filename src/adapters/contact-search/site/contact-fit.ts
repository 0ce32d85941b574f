import { companyDomain, isFreeMailDomain, registrableDomain } from '../../../domain/company-domain.ts';
import { lastWord } from '../../../domain/last-word.ts';
import { textBefore } from '../../../domain/text-before.ts';
import { isGivenName } from './given-names.ts';
import { foldWord, type PersonName } from './person-name.ts';
import type { SiteOwner } from './site-owner.ts';

/**
 * Whether the part before the @ consists of the person's names or their beginnings. `whole` requires both names. It
 * applies to words that may not be a name, which the address must then confirm.
 */
export function fitsName(email: string, { firstName, lastName }: PersonName, whole = false): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*/su, '');
  const letters = foldWord(local).replace(/[^a-z]/gu, '');
  const firsts = spellings(firstName);
  const lasts = spellings(lastName);
  if (letters.length < (whole ? 4 : 2)) return false;
  if (!whole && [...firsts, ...lasts].includes(letters)) return true;
  // Joined beginnings of two names may be a colleague's name, such as lisa for Linda Saari.
  if (isGivenName(letters)) return false;
  const isMadeOf = (one: string, other: string) =>
    range(1, Math.min(one.length, letters.length - 1)).some(
      (taken) => letters.startsWith(one.slice(0, taken)) && other.startsWith(letters.slice(taken)),
    );
  const parts = foldWord(local).split(/[._-]/u).filter(Boolean);
  const [given = '', family = ''] = [parts[0], parts.at(-1)];
  const isSpelt =
    parts.length > 2 && firsts.some((first) => first.startsWith(given)) && lasts.includes(family);
  return (
    isSpelt || firsts.some((first) => lasts.some((last) => isMadeOf(first, last) || isMadeOf(last, first)))
  );
}

/** Whether a profile's address contains the person's names. */
export function isProfileOf(url: string, { firstName, lastName }: PersonName): boolean {
  const slug = foldWord(decodeURIComponent(url)).replace(/[^a-z]/gu, '');
  const [first = '', last = ''] = [firstName, lastName].map((name) =>
    foldWord(name).replace(/[^a-z ]/gu, ''),
  );
  return slug.includes(textBefore(first, ' ')) && slug.includes(lastWord(last));
}

/**
 * The owner of an address. `own`: the site's domain, or its name under another suffix that the site links to. `free`:
 * a mail provider. Else `foreign`: the same name under another suffix may belong to someone else.
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

/** Spellings of a name in addresses: whole, each part alone, and with both transcriptions of umlauts. */
function spellings(name: string): string[] {
  const forms = [name, name.replace(/[äöüå]/giu, (letter) => twoLetters[letter.toLowerCase()] ?? letter)];
  const spelt = forms.flatMap((form) => {
    const parts = foldWord(form).split(/[^a-z]+/u);
    return [parts.join(''), ...parts];
  });
  return [...new Set(spelt)].filter((part) => part.length > 1);
}

const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
