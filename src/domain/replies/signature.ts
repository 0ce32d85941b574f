import { itemAt } from '../item-at.ts';
import type { LineKind } from './quotes.ts';
import {
  beginsNotice,
  isBanner,
  isContactLine,
  isMobileLine,
  isNameLike,
  isSurname,
  signOffOf,
} from './signature-lines.ts';

export interface Stretch {
  readonly start: number;
  /** Not among its lines. */
  readonly end: number;
}

/**
 * Marks the signature in lines without quotes: from its delimiter, its sign-off, a legal notice or a block of
 * addresses to the end. A postscript below it is the writer's own, and so is the whole text if nothing marks a
 * signature.
 */
export function markSignature(lines: readonly string[], kinds: LineKind[], stretch: Stretch): void {
  const { start, end } = stretch;
  const paragraphs = paragraphsOf(lines, stretch);
  for (const { start: first, end: last } of paragraphs)
    if (isBanner(itemAt(lines, first))) kinds.fill('signature', first, last);
  for (let at = start; at < end; at += 1) if (isMobileLine(itemAt(lines, at))) kinds[at] = 'signature';
  const from = Math.min(
    startOfDelimited(lines, stretch),
    startOfSignOff(lines, stretch),
    startOfNotice(lines, paragraphs, end),
  );
  const cut = Math.min(from, startOfAddresses(lines, paragraphs, Math.min(from, end)));
  if (cut >= end) return;
  kinds.fill('signature', cut, end);
  for (const { start: first, end: last } of paragraphs)
    if (first > cut && isPostscript(itemAt(lines, first))) kinds.fill('own', first, last);
}

function paragraphsOf(lines: readonly string[], { start, end }: Stretch): readonly Stretch[] {
  const paragraphs: Stretch[] = [];
  let first = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && itemAt(lines, at).trim() !== '') continue;
    if (at > first) paragraphs.push({ start: first, end: at });
    first = at + 1;
  }
  return paragraphs;
}

const maxSignatureLines = 15;

/** A line of two dashes and a space begins a signature. Without the space, it begins only a short one. */
function startOfDelimited(lines: readonly string[], { start, end }: Stretch): number {
  for (let at = start; at < end; at += 1) {
    const isDelimiter = /^\s?(?:--|—|–{2}|__)\s*$/u.test(itemAt(lines, at));
    if (isDelimiter && (lines[at] === '-- ' || writtenAfter(lines, at, end) <= maxSignatureLines)) return at;
  }
  return end;
}

/** The number of lines that follow and are not blank, counted only as far as needed. */
function writtenAfter(lines: readonly string[], at: number, end: number): number {
  let count = 0;
  for (let next = at + 1; next < end && count <= maxSignatureLines; next += 1)
    if (itemAt(lines, next).trim() !== '') count += 1;
  return count;
}

/** Words of thanks stay the writer's own, even in the place of a sign-off. */
function startOfSignOff(lines: readonly string[], { start, end }: Stretch): number {
  for (let at = start; at < end; at += 1) {
    const signOff = signOffOf(itemAt(lines, at));
    if (signOff === null) continue;
    const next = firstWritten(lines, at + 1, end);
    const isFollowed =
      next === null
        ? signOff.isCertain
        : isNameLike(next) || isSurname(next) || (signOff.isNamed && isContactLine(next));
    if (isFollowed || signOff.isNamed) return signOff.isThanks ? at + 1 : at;
  }
  return end;
}

function firstWritten(lines: readonly string[], from: number, end: number): string | null {
  const near = lines.slice(from, Math.min(end, from + 5));
  return near.find((line) => line.trim() !== '') ?? null;
}

function startOfNotice(lines: readonly string[], paragraphs: readonly Stretch[], end: number): number {
  const notice = paragraphs.find(({ start }, index) => index > 0 && beginsNotice(itemAt(lines, start)));
  return notice?.start ?? end;
}

/** Name, office, telephone and site below a mail without a sign-off. */
function startOfAddresses(lines: readonly string[], paragraphs: readonly Stretch[], end: number): number {
  let start = end;
  for (let index = paragraphs.length - 1; index > 0; index -= 1) {
    const paragraph = itemAt(paragraphs, index);
    if (paragraph.start >= end) continue;
    const own = lines.slice(paragraph.start, Math.min(paragraph.end, end));
    const isAddresses =
      own.some(isContactLine) && own.every((line) => isContactLine(line) || isNameLike(line));
    const isName = start < end && own.length <= 2 && own.every(isNameLike);
    if (!isAddresses && !isName) break;
    start = paragraph.start;
  }
  return start;
}

function isPostscript(line: string): boolean {
  return /^\s*(?:p\.?\s?p?\.?\s?s\b\.?|ps\b|jk\.)[\s:.,]/iu.test(`${line} `);
}
