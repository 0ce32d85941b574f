import { allWords } from '../languages/all-words.ts';
import { isPlaceholderName } from './placeholder-names.ts';

/** Whether a normalised e-mail address belongs to a role, such as info@, and not to one person. */
export function isRoleAddress(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = local
    .replace(/\+.*/su, '')
    .split(/[._-]|\d+/u)
    .filter(Boolean);
  const [first, ...others] = words;
  if (first === undefined) return true;
  const last = others.at(-1);
  return roleWords.has(first) || roleWords.has(words.join('')) || (last !== undefined && roleWords.has(last));
}

/** Whether an address only shows a pattern, such as firstname.lastname@example.com. */
export function isPatternAddress(email: string): boolean {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[._-]/u);
  const [first = '', last = ''] = words;
  const hasPlaceholderName = isPlaceholderName(first, last) || isPlaceholderName(last, first);
  return hasPlaceholderName || words.some((word) => patternWords.has(word));
}

const roleWords = allWords(({ contacts }) => contacts.roleAddresses);
const patternWords = allWords(({ contacts }) => contacts.addressPatterns);
