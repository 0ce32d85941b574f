/**
 * Groups the parts of a page by person. A group begins with a name, or with the title before it, and ends where the
 * next one begins. On one line, a title belongs to the name before it. If the line begins with a title, the title
 * belongs to the names after it. On separate lines, titles are either below or above the names. The more frequent
 * layout of the page is used.
 */
import { itemAt } from '../../../domain/item-at.ts';
import { isRoleAddress } from '../../../domain/role-address.ts';
import { fitsName, isProfileOf } from './contact-fit.ts';
import type { PagePart } from './page-stream.ts';
import type { PersonName } from './person-name.ts';

export interface PersonGroup {
  readonly name: PersonName;
  readonly title: string | null;
  readonly emails: readonly string[];
  /** Numbers on the line of the name or on a separate line, except numbers of the company. */
  readonly phones: readonly string[];
  readonly profiles: readonly string[];
  /** Other text on the lines of the name and the title. */
  readonly adjacentTexts: readonly string[];
  /** The text directly before the name, on the previous line. */
  readonly precedingText: string | null;
  /** The text directly after the title, on its line. */
  readonly followingText: string | null;
  /** The index of the name's block. */
  readonly block: number;
}

export function groupByPerson(pageParts: readonly PagePart[]): PersonGroup[] {
  const parts = withoutUnconfirmedNames(pageParts);
  const names = namesIn(parts).map((position) => ({ ...position, start: startOf(parts, position) }));
  return names.map(({ name, nameIndex, titleIndex, start }, index) => {
    const end = Math.min(names[index + 1]?.start ?? parts.length, nameIndex + maxParts);
    return groupOf(parts, name, { nameIndex, titleIndex, start, end: Math.max(end, nameIndex + 1) });
  });
}

interface NamePosition {
  readonly name: PersonName;
  readonly nameIndex: number;
  readonly titleIndex: number | null;
}

function namesIn(parts: readonly PagePart[]): NamePosition[] {
  const names = parts.flatMap((part, nameIndex) =>
    part.kind === 'name' ? [{ name: part.name, nameIndex }] : [],
  );
  const layout = detectLayout(
    parts,
    names.map(({ nameIndex }) => nameIndex),
  );
  return names.map((name) => ({ ...name, titleIndex: findTitle(parts, name.nameIndex, layout) }));
}

/**
 * Capitalised words are a name if a nearby e-mail address or profile URL fits them, or if the first word is a known
 * given name and a title belongs to them. Others may be a location or a product. Words without a known given name
 * are replaced first, so that they take no title.
 */
function withoutUnconfirmedNames(parts: readonly PagePart[]): PagePart[] {
  const isUnknownWithoutAddress = (position: NamePosition) =>
    !position.name.isSure && !hasAddress(parts, position);
  const remaining = replaceWithText(parts, namesIn(parts).filter(isUnknownWithoutAddress));
  const hasNoTitleOrAddress = (position: NamePosition) =>
    position.titleIndex === null && !hasAddress(remaining, position);
  return replaceWithText(remaining, namesIn(remaining).filter(hasNoTitleOrAddress));
}

function hasAddress(parts: readonly PagePart[], { name, nameIndex }: NamePosition): boolean {
  for (const next of parts.slice(nameIndex + 1, nameIndex + maxParts)) {
    if (next.kind === 'name' && next.name.isSure) return false;
    if (next.kind === 'email' && fitsName(next.email, name, !name.isSure)) return true;
    if (next.kind === 'profile' && isProfileOf(next.url, name)) return true;
  }
  return false;
}

function replaceWithText(parts: readonly PagePart[], unconfirmed: readonly NamePosition[]): PagePart[] {
  const changed = [...parts];
  for (const { name, nameIndex } of unconfirmed) {
    const { line, block } = itemAt(parts, nameIndex);
    const text = `${name.firstName} ${name.lastName}`;
    changed[nameIndex] = { kind: 'other', text, startsWithGivenName: name.isSure, line, block };
  }
  return changed;
}

/** A person's block is short. More distant parts do not belong to the person. */
const maxParts = 14;
const minProseLength = 90;
/** In lines. The end of a block counts as a line. */
const maxTitleDistance = 5;

type Layout = 'below' | 'above';

function detectLayout(parts: readonly PagePart[], nameIndexes: readonly number[]): Layout {
  const hasTitle = (nameIndex: number, step: 1 | -1) => {
    const neighbour = parts[nameIndex + step];
    return neighbour?.kind === 'title' && neighbour.line !== parts[nameIndex]?.line;
  };
  const below = nameIndexes.filter((nameIndex) => hasTitle(nameIndex, 1)).length;
  const above = nameIndexes.filter((nameIndex) => hasTitle(nameIndex, -1)).length;
  return above > below ? 'above' : 'below';
}

/** The index of the title that belongs to a name, or null. */
function findTitle(parts: readonly PagePart[], nameIndex: number, layout: Layout): number | null {
  const { line } = itemAt(parts, nameIndex);
  const sameLine = titleOnLine(parts, nameIndex, line);
  if (sameLine !== null) return sameLine;
  const index = layout === 'below' ? nameIndex + 1 : nameIndex - 1;
  const title = parts[index];
  const isAdjacent = title?.kind === 'title' && Math.abs(title.line - line) <= maxTitleDistance;
  return isAdjacent && isFreeTitle(parts, index, layout) ? index : null;
}

/** Whether the title is free: the next name is not on its line. */
function isFreeTitle(parts: readonly PagePart[], index: number, layout: Layout): boolean {
  const { line } = itemAt(parts, index);
  const neighbour = parts[layout === 'below' ? index + 1 : index - 1];
  return !(neighbour?.kind === 'name' && neighbour.line === line);
}

function titleOnLine(parts: readonly PagePart[], nameIndex: number, line: number): number | null {
  let first = nameIndex;
  while (parts[first - 1]?.line === line) first -= 1;
  const startsWithTitle = parts[first]?.kind === 'title';
  if (startsWithTitle) {
    for (let index = nameIndex - 1; index >= first; index -= 1)
      if (parts[index]?.kind === 'title') return index;
  }
  for (const [index, part] of parts.slice(nameIndex + 1).entries()) {
    if (part.line !== line || part.kind === 'name') return null;
    if (part.kind === 'title') return nameIndex + 1 + index;
  }
  return null;
}

function startOf(parts: readonly PagePart[], { nameIndex, titleIndex }: NamePosition): number {
  if (titleIndex === null || titleIndex > nameIndex) return nameIndex;
  const sharesTitle = parts.slice(titleIndex + 1, nameIndex).some(({ kind }) => kind === 'name');
  return sharesTitle ? nameIndex : titleIndex;
}

interface Span {
  readonly nameIndex: number;
  readonly titleIndex: number | null;
  readonly start: number;
  readonly end: number;
}

function groupOf(
  parts: readonly PagePart[],
  name: PersonName,
  { nameIndex, titleIndex, start, end }: Span,
): PersonGroup {
  const namePart = itemAt(parts, nameIndex);
  const titlePart = titleIndex === null ? undefined : parts[titleIndex];
  const groupParts = untilProse(parts.slice(nameIndex, end));
  const lines = new Set([namePart.line, titlePart?.line ?? namePart.line]);
  const emails = groupParts.flatMap((part) => (part.kind === 'email' ? [part.email] : []));
  const isLineShared = partsAround(parts, nameIndex, ({ line }) => line === namePart.line).some(
    (part) => part.kind === 'name' && part !== namePart,
  );
  const otherNameIndex = groupParts.findIndex((part) => part.kind === 'other' && part.startsWithGivenName);
  const isOnSeparateLine = (part: PagePart) => {
    const index = groupParts.indexOf(part);
    const isBeforeOtherName = otherNameIndex === -1 || index < otherNameIndex;
    return isBeforeOtherName && !hasOtherText(parts, nameIndex + index, namePart, titlePart);
  };
  // A number next to a role address belongs to the company.
  const isOwnPhone = (part: PagePart) =>
    !isLineShared &&
    (lines.has(part.line) || isOnSeparateLine(part)) &&
    (lines.has(part.line) || emails.length === 0 || !emails.every(isRoleAddress));
  const previous = parts[start - 1];
  return {
    name,
    title: titlePart?.kind === 'title' ? titlePart.text : null,
    emails,
    phones: groupParts.flatMap((part) => (part.kind === 'phone' && isOwnPhone(part) ? [part.phone] : [])),
    profiles: groupParts.flatMap((part) => (part.kind === 'profile' ? [part.url] : [])),
    adjacentTexts: [
      ...otherTextsOn(parts.slice(Math.max(0, start - maxParts), end), lines),
      ...shortTextAfter(parts, Math.max(nameIndex, titleIndex ?? nameIndex)),
    ],
    precedingText: previous?.kind === 'other' && previous.line < namePart.line ? previous.text : null,
    followingText: textAfterTitle(parts, titleIndex),
    block: namePart.block,
  };
}

/** Whether the line of a part has other text. If the name is in another block, checks the whole block. */
function hasOtherText(
  parts: readonly PagePart[],
  position: number,
  namePart: PagePart,
  titlePart: PagePart | undefined,
): boolean {
  const { line, block } = itemAt(parts, position);
  const isTogether = (part: PagePart) =>
    block === namePart.block ? part.line === line : part.block === block;
  return partsAround(parts, position, isTogether).some(
    (part) => part.kind === 'other' || (part.kind === 'title' && part !== titlePart),
  );
}

/** The part at `position` and its neighbours on both sides, as long as they are included. */
function partsAround(
  parts: readonly PagePart[],
  position: number,
  isIncluded: (part: PagePart) => boolean,
): readonly PagePart[] {
  let [first, end] = [position, position + 1];
  while (first > 0 && isIncluded(itemAt(parts, first - 1))) first -= 1;
  while (end < parts.length && isIncluded(itemAt(parts, end))) end += 1;
  return parts.slice(first, end);
}

function textAfterTitle(parts: readonly PagePart[], titleIndex: number | null): string | null {
  if (titleIndex === null) return null;
  const next = parts[titleIndex + 1];
  return next?.kind === 'other' && next.line === parts[titleIndex]?.line ? next.text : null;
}

function otherTextsOn(parts: readonly PagePart[], lines: ReadonlySet<number>): string[] {
  return parts.flatMap((part) => (part.kind === 'other' && lines.has(part.line) ? [part.text] : []));
}

function shortTextAfter(parts: readonly PagePart[], position: number): string[] {
  const next = parts[position + 1];
  const { line } = itemAt(parts, position);
  const isBelow = next?.kind === 'other' && next.line - line <= 2 && next.line > line;
  return isBelow && next.text.length <= 60 ? [next.text] : [];
}

/** A group contains at most one long text about the person. A second one does not belong to the person. */
function untilProse(parts: readonly PagePart[]): readonly PagePart[] {
  let prose = 0;
  const end = parts.findIndex((part) => {
    if (part.kind === 'other' && part.text.length > minProseLength) prose += 1;
    return prose > 1;
  });
  return end === -1 ? parts : parts.slice(0, end);
}
