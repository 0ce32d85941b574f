import type { DraftRequest } from './material.ts';
import { shortNamesOf } from './short-name.ts';

export type NameRole = 'recipient' | 'sender' | 'person';

/** A piece of a text: a known name with its role, or what stands between names. */
export interface NamePiece {
  readonly text: string;
  readonly role?: NameRole;
  readonly inflected: boolean;
}

/** The names that a draft request contains. They need no evidence, and no rule reads the words inside them. */
export interface KnownNames {
  split(text: string): readonly NamePiece[];
  /** Lower-case words of all names, for greetings and sign-offs. */
  readonly words: ReadonlySet<string>;
  /** Lower-case words of the recipient company's name. */
  readonly recipientWords: ReadonlySet<string>;
}

/** Finds the two companies and the people of a draft request in texts, with or without the companies' legal form. */
export function knownNames(
  request: Pick<DraftRequest, 'recipient' | 'sender' | 'sources' | 'language'>,
): KnownNames {
  const { recipient, sender } = request;
  const roles = new Map<string, NameRole>();
  const add = (name: string | undefined, role: NameRole): void => {
    const trimmed = name?.trim() ?? '';
    if (trimmed.length > 1 && !roles.has(trimmed.toLowerCase())) roles.set(trimmed.toLowerCase(), role);
  };
  for (const name of companyNames(recipient.company)) add(name, 'recipient');
  for (const name of companyNames(sender.company)) add(name, 'sender');
  for (const [company, role, domain] of [
    [recipient.company, 'recipient', recipient.domain],
    [sender.company, 'sender', undefined],
  ] as const) {
    const texts = request.sources.filter(({ about }) => about === role).map(({ text }) => text);
    const name = spokenCompanyName(company ?? '');
    for (const short of shortNamesOf({ name, texts, domain }, request.language)) add(short, role);
  }
  for (const person of [sender.personName, joined(recipient.firstName, recipient.lastName)])
    add(person, 'person');
  for (const person of [
    recipient.firstName,
    recipient.lastName,
    ...(sender.personName?.split(/\s+/u) ?? []),
  ]) {
    add(person, 'person');
  }
  const names = [...roles.keys()].sort((left, right) => right.length - left.length);
  const pattern = names.length === 0 ? null : new RegExp(namePattern(names), 'giu');
  // A company that writes itself without a capital ("dm") is named by exactly that spelling.
  const small = new Set([...companyNames(recipient.company), ...companyNames(sender.company)]);
  const beginnings = [...new Set(names.map((name) => name.slice(0, 3)))];
  return {
    split(text) {
      // Most sentences contain no name, and searching for beginnings costs far less than the pattern.
      const lower = text.toLowerCase();
      const mayName = beginnings.some((beginning) => lower.includes(beginning));
      return splitAtNames(text, mayName ? pattern : null, roles, small);
    },
    words: new Set(names.flatMap(wordsOf)),
    recipientWords: new Set(companyNames(recipient.company).flatMap((name) => wordsOf(name.toLowerCase()))),
  };
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s,.]+/u).filter((word) => word !== '');
}

/** A company's name as people say it: without its legal form, such as Oy, AB, GmbH or Ltd. */
export function spokenCompanyName(company: string): string {
  return company.trim().replace(legalForm, '').trim() || company.trim();
}

const legalForm = new RegExp(
  String.raw`(?<![&\s,])[\s,]+(?:${[
    String.raw`oyj?|ab|ky|ry|abp|publ|hb|gmbh(?: & co\.? kg)?|ag|kg|ug|se|e\.v\.|ltd\.?|limited|plc|llc|inc\.?`,
    String.raw`corp\.?|co\.?|as|aps|a\/s|sa|bv|b\.v\.|s\.r\.l\.`,
  ].join('|')})(?:\s*\(publ\))?$`,
  'iu',
);

function companyNames(company: string | undefined): readonly string[] {
  if (company === undefined || company.trim() === '') return [];
  return [company.trim(), spokenCompanyName(company)];
}

function joined(first: string | undefined, last: string | undefined): string | undefined {
  return first !== undefined && last !== undefined ? `${first} ${last}` : undefined;
}

// Plain alternatives compile far faster than classes of letters, and every message has other names.
function namePattern(names: readonly string[]): string {
  return names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s+/gu, '\\s+')).join('|');
}

const ending = /['’:]?\p{Ll}{1,5}(?![\p{L}\d])/uy;
const wordCharacter = /[\p{L}\d]/u;

function splitAtNames(
  text: string,
  pattern: RegExp | null,
  roles: ReadonlyMap<string, NameRole>,
  small: ReadonlySet<string>,
): readonly NamePiece[] {
  if (pattern === null) return [{ text, inflected: false }];
  const pieces: NamePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[0];
    // A company called "Best" or "Way" is a name only where it is written as one.
    if ((!/^[\p{Lu}\d]/u.test(name) && !small.has(name)) || match.index < from) continue;
    if (match.index > 0 && wordCharacter.test(text.charAt(match.index - 1))) continue;
    const role = roles.get(name.toLowerCase().replace(/\s+/gu, ' '));
    if (role === undefined) continue;
    let end = match.index + name.length;
    ending.lastIndex = end;
    const suffix = ending.exec(text)?.[0] ?? '';
    end += suffix.length;
    if (suffix === '' && wordCharacter.test(text[end] ?? ' ')) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), inflected: false });
    pieces.push({ text: text.slice(match.index, end), role, inflected: suffix !== '' });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), inflected: false });
  return pieces;
}
