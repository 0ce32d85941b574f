import { companyNameKey, isLegalForm } from '../company-name.ts';
import { fold } from '../folding.ts';
import { joinRuns, type Item } from './items.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The names of a company without spaces, signs and legal forms: "Café Nord & Co. KG" is `cafenord`. */
export interface CompanyNames {
  readonly whole: readonly string[];
  /** First words of longer names. They count as the name only where they can mean nothing else. */
  readonly first: readonly string[];
}

export function companyNames(names: readonly string[]): CompanyNames {
  const keys = names.map(companyNameKey).filter((key) => key.length > 1);
  const first = keys.flatMap((key) => {
    const [word = '', ...others] = key.split(' ');
    return others.length > 0 && word.length >= minLetters ? [word] : [];
  });
  return { whole: [...new Set(keys.map(squash))], first: [...new Set(first)] };
}

const minLetters = 4;
const maxWords = 8;

/** Makes one item of each name of the company, with its legal form, so that no rule reads the words of a name. */
export function joinNames(
  items: readonly Item[],
  sentence: string,
  { whole, first }: CompanyNames,
  vocabulary: Vocabulary,
): readonly Item[] {
  const textOf = ({ start, end }: Item) => squash(fold(sentence.slice(start, end)));
  return joinRuns(items, (index) => {
    const found =
      findName(items, index, whole, textOf, vocabulary) ?? findFirst(items, index, first, textOf, vocabulary);
    const item = items[index];
    if (found === null || item === undefined) return null;
    const forms = readLegalForms(items, index + found.length);
    const length = forms.next - index;
    const end = items[forms.next - 1]?.end ?? item.end;
    const isInflected = found.isInflected || forms.isInflected;
    return { item: { ...item, kind: 'company', end, isInflected }, length };
  });
}

interface FoundName {
  readonly length: number;
  readonly isInflected: boolean;
}

function findName(
  items: readonly Item[],
  at: number,
  names: readonly string[],
  textOf: (item: Item) => string,
  vocabulary: Vocabulary,
): FoundName | null {
  if (items[at]?.kind === 'sign' || !isWritten(items[at])) return null;
  const [initial] = items[at]?.lower ?? '';
  for (const name of names) {
    if (name[0] !== initial) continue;
    let text = '';
    for (let length = 1; length <= maxWords && at + length <= items.length; length += 1) {
      const item = items[at + length - 1];
      if (item === undefined) break;
      const before = text;
      text += item.kind === 'sign' ? '' : textOf(item);
      if (text === name) return { length, isInflected: isGenitiveSign(items, at + length) };
      const ending = endingBehind(text, name);
      if (ending !== null && before.length < name.length && vocabulary.lexicon.nameEndings.has(ending))
        return { length, isInflected: true };
      if (length === 1 && beginsCompound(item.lower, name)) return { length, isInflected: true };
      if (isFormOf(textOf(item), name.slice(before.length), vocabulary)) return { length, isInflected: true };
      if (!name.startsWith(text)) break;
    }
  }
  return null;
}

/** A short name must stand alone: with a capitalised word after it, it is part of another name. */
function findFirst(
  items: readonly Item[],
  at: number,
  names: readonly string[],
  textOf: (item: Item) => string,
  vocabulary: Vocabulary,
): FoundName | null {
  const next = items[at + 1];
  const before = items[at - 1];
  if (next?.isCapitalised && next.kind === 'word' && !isLegalForm(next.lower)) return null;
  if (before?.isCapitalised && at > 1 && !vocabulary.is.nameArticles(before.lower)) return null;
  return findName(items, at, names, textOf, vocabulary);
}

/** Names have capital letters or figures; "me" is no mention of the company "Me". */
function isWritten(item: Item | undefined): boolean {
  return item !== undefined && (item.isCapitalised || /\d/u.test(item.lower) || item.kind === 'number');
}

/** "Nordhafen-Laden" is the shop of Nordhafen. */
function beginsCompound(word: string, name: string): boolean {
  const hyphen = word.indexOf('-');
  return hyphen > 0 && squash(fold(word.slice(0, hyphen))) === name;
}

/** Names change with their endings in some languages: "Pellon" is a form of "Pelto". */
function isFormOf(word: string, name: string, { stemName }: Vocabulary): boolean {
  if (stemName === null || name.length < minLetters || word.slice(0, 2) !== name.slice(0, 2)) return false;
  return stemName(word) === stemName(name);
}

function endingBehind(text: string, name: string): string | null {
  return text.length > name.length && text.startsWith(name) ? text.slice(name.length) : null;
}

/** An apostrophe alone: "Hartis'". */
function isGenitiveSign(items: readonly Item[], next: number): boolean {
  return items[next]?.lower === "'" || items[next]?.lower === '’';
}

/** The last legal form after a name, and whether it carries the name's ending: "Oy:n". */
function readLegalForms(items: readonly Item[], from: number): { next: number; isInflected: boolean } {
  let found = { next: from, isInflected: false };
  for (let at = from; at < from + maxSignsOfForm; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const [form = '', ending] = item.lower.split(':');
    if (item.isCapitalised && isLegalForm(form)) found = { next: at + 1, isInflected: ending !== undefined };
    else if (item.lower !== '&' && item.lower !== '.' && !(item.lower === ',' && at === from)) break;
  }
  return found;
}

const maxSignsOfForm = 6;

function squash(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
