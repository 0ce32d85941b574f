import { foldedText } from '../../../languages/notation/text.ts';
import { anyPhrase } from '../../../languages/all-phrases.ts';
import { allWords } from '../../../languages/all-words.ts';
import { readTitle } from '../../../domain/roles.ts';
import { extractEmails } from './mail-addresses.ts';
import { isDegree, readPersonName, type PersonName } from './person-name.ts';
import { extractPhones } from './phones.ts';

/** A part of one line of a page. */
export type LinePart =
  | { readonly kind: 'name'; readonly name: PersonName }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  /** `startsWithGivenName` marks a text that may be another person's name. */
  | { readonly kind: 'other'; readonly text: string; readonly startsWithGivenName?: boolean };

/** Splits a line into names, titles, addresses, numbers and other text. */
export function readLineParts(line: string): LinePart[] {
  const { emails, rest: withoutEmails } = extractEmails(line.slice(0, maxLineLength));
  const { phones, rest } = extractPhones(withoutEmails);
  const fragments = rest
    .split(separators)
    .map(tidyText)
    .filter((text) => text !== '' && !isLabel(text) && !isDegree(text));
  const parts = joinTitles(fragments.flatMap(readFragment));
  return [
    ...parts,
    ...emails.map((email) => ({ kind: 'email', email }) as const),
    ...phones.map((phone) => ({ kind: 'phone', phone }) as const),
  ];
}

const maxLineLength = 2_000;
const separators = /\s*[,;|•·►▪●()[\]\t\n]\s*|\s+[–—-]\s+|^[–—-]\s*|\s+\/\s+|:\s+|:$/u;

function tidyText(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.:–—-]+|(?<![\s:–—-])[\s:–—-]+$/gu, '')
    .trim();
}

/** Whether a text is a label of an address, number or name. */
function isLabel(text: string): boolean {
  return labels.has(foldedText(text).replace(/[.:\s]+/gu, ''));
}

const labels = allWords(({ contacts }) => contacts.labels);

/** Reads a fragment as a name with a title, a name or title, several names, or other text. */
function readFragment(text: string): LinePart[] {
  return readNameAndTitle(text) ?? readNameOrTitle(text) ?? readNames(text) ?? [{ kind: 'other', text }];
}

function readNameOrTitle(text: string): LinePart[] | null {
  const name = readPersonName(text);
  if (name?.isSure) return [{ kind: 'name', name }];
  if (isTitle(text, 2)) return [{ kind: 'title', text }];
  return name === null ? null : [{ kind: 'name', name }];
}

/** Reads a name and title without a separator: “Maija Virtanen CEO”, “Managing Director Max Huber”. */
function readNameAndTitle(text: string): LinePart[] | null {
  const words = text.split(' ');
  if (words.length < 3 || text.length > 100) return null;
  for (let count = 2; count <= Math.min(5, words.length - 1); count += 1) {
    const leadingName = readPersonName(words.slice(0, count).join(' '));
    const titleAfter = words.slice(count).join(' ');
    if (leadingName?.isSure && isTitle(titleAfter, 1) && !isFamilyName(titleAfter))
      return [
        { kind: 'name', name: leadingName },
        { kind: 'title', text: titleAfter },
      ];
    const trailingName = readPersonName(words.slice(-count).join(' '));
    const titleBefore = words.slice(0, -count).join(' ').replace(introduction, '');
    if (trailingName?.isSure && isTitle(titleBefore, 0))
      return [
        { kind: 'title', text: titleBefore },
        { kind: 'name', name: trailingName },
      ];
  }
  return null;
}

const introduction = new RegExp(`^${anyPhrase(({ contacts }) => contacts.introductions)}\\s+`, 'iu');

/** Some words are both titles and family names. */
function isFamilyName(text: string): boolean {
  return familyNames.has(foldedText(text)) && /^\p{Lu}/u.test(text);
}

const familyNames = allWords(({ names }) => names.titlesAsNames);

/** Reads several names joined by a conjunction, such as “Max Huber und Eva Klein”. */
function readNames(text: string): LinePart[] | null {
  const pieces = text.split(joiner);
  const names = pieces.flatMap((piece): LinePart[] => {
    const name = readPersonName(piece);
    return name?.isSure ? [{ kind: 'name', name }] : [];
  });
  return pieces.length > 1 && names.length === pieces.length ? names : null;
}

const joiner = new RegExp(`(?<!\\s)\\s+(?:${anyPhrase(({ contacts }) => contacts.joiners)}|&)\\s+`, 'u');

function isTitle(text: string, maxUnknown: number): boolean {
  if (text.length > 70 || text.split(' ').length > 8 || /[.!?](?:\s|$)|[“”"]/u.test(text)) return false;
  const title = readTitle(text);
  return title !== null && title.unknownWords <= maxUnknown;
}

/** Joins titles that continue after a comma, such as “VP, Sales” and “CEO, Founder”. */
function joinTitles(parts: readonly LinePart[]): LinePart[] {
  const joined: LinePart[] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    const continues =
      previous?.kind === 'title' &&
      (part.kind === 'title' || (part.kind === 'other' && isTitle(`${previous.text} ${part.text}`, 0)));
    if (continues && 'text' in part)
      joined[joined.length - 1] = { kind: 'title', text: `${previous.text}, ${part.text}` };
    else joined.push(part);
  }
  return joined;
}
