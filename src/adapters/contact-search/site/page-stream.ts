import { normaliseEmail, readLinkedInUrl } from '../../../domain/company-domain.ts';
import type { PageBlock, SitePage } from '../../../domain/research.ts';
import { isPatternAddress } from '../../../domain/role-address.ts';
import { readLineParts, type LinePart } from './line-parts.ts';

/** The target of a contact link. */
type ContactPart =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'profile'; readonly url: string };

/** A part of a line, or a contact link of its block, with the indexes of line and block. */
export type PagePart = (LinePart | ContactPart) & { readonly line: number; readonly block: number };

/** Returns all parts of a page in reading order. Contact links follow the text of their block. */
export function readPageParts(page: SitePage): PagePart[] {
  const parts: PagePart[] = [];
  let line = 0;
  for (const [block, { lines, contacts }] of blocksOf(page).entries()) {
    if (line >= maxLines) break;
    const blockStart = parts.length;
    const linesToRead = lines.slice(0, maxLines - line);
    for (const text of linesToRead) {
      for (const part of readLineParts(text)) parts.push({ ...part, line, block });
      line += 1;
    }
    const lastLine = linesToRead.length > 0 ? line - 1 : line;
    for (const part of contacts.slice(0, maxContacts).flatMap(readContact)) {
      const isInText = parts.slice(blockStart).some((other) => isSame(other, part));
      if (!isInText) parts.push({ ...part, line: lastLine, block });
    }
    line += 1;
  }
  return parts;
}

/** Pages about people have a few hundred lines. The limit bounds the time for longer ones. */
const maxLines = 3_000;
const maxContacts = 500;

/** The blocks of a page. A stored page has them only in its text, separated by blank lines. */
export function blocksOf({ blocks, text }: SitePage): readonly PageBlock[] {
  return blocks ?? text.split('\n\n').map((block) => ({ lines: block.split('\n'), contacts: [] }));
}

function readContact(href: string): ContactPart[] {
  const [, scheme, target = ''] = /^(mailto|tel):([^?]*)/iu.exec(href) ?? [];
  if (scheme?.toLowerCase() === 'mailto') {
    const email = normaliseEmail(decodePercent(target));
    return email === null || isPatternAddress(email) ? [] : [{ kind: 'email', email }];
  }
  if (scheme !== undefined) {
    const phone = decodePercent(target).trim();
    return /^[+\d][\d\s()./-]{5,24}$/u.test(phone) ? [{ kind: 'phone', phone }] : [];
  }
  const profile = readLinkedInUrl(href.startsWith('//') ? `https:${href}` : href);
  return profile?.kind === 'person' ? [{ kind: 'profile', url: profile.url }] : [];
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function isSame(one: PagePart, other: ContactPart): boolean {
  if (one.kind === 'email' && other.kind === 'email') return one.email === other.email;
  if (one.kind === 'phone' && other.kind === 'phone')
    return digits(one.phone).endsWith(digits(other.phone).slice(-7));
  return false;
}

function digits(phone: string): string {
  return phone.replace(/\D/gu, '');
}
