import { allWords } from '../languages/all-words.ts';
import { foldTitle as fold } from './roles.ts';

/** Whether a name is a placeholder from forms or templates. */
export function isPlaceholderName(firstName: string | null, lastName: string | null): boolean {
  const first = fold(firstName ?? '').trim();
  const last = fold(lastName ?? '').trim();
  return placeholderFamilyNames.has(last) || placeholderFullNames.has(`${first} ${last}`);
}

const placeholderFamilyNames = new Set([...allWords(({ names }) => names.placeholderFamilyNames)].map(fold));
const placeholderFullNames = new Set([...allWords(({ names }) => names.placeholderNames)].map(fold));
