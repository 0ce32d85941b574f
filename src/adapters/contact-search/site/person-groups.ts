/**
 * Groups the parts of a page by person. A group begins at a name, or at the title before it, and ends where the next
 * one begins. On one line, a title belongs to the name before it. If the line begins with a title, it belongs to the
 * names after it. Across lines, titles are either below or above the names; the more frequent layout of the page
 * decides.
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
  /** Numbers on the line of the name, or on a line of their own, except numbers of the company. */
  readonly phones: readonly string[];
  readonly profiles: readonly string[];
  /** Other text on the lines of the name and the title. */
  readonly beside: readonly string[];
  /** The text directly before the name, on the previous line. */
  readonly before: string | null;
  /** The text directly after the title, on its line. */
  readonly behind: string | null;
  /** The index of the name's block. */
  readonly block: number;
}

export function groupByPerson(given: readonly PagePart[]): PersonGroup[] {
  const parts = withoutUnconfirmedNames(given);
  const names = namesIn(parts);
  const begun = names.map((place) => ({ ...place, start: startOf(parts, place.at, place.titleAt) }));
  return begun.map(({ name, at, titleAt: title, start }, index) => {
    const end = Math.min(begun[index + 1]?.start ?? parts.length, at + maxParts);
    return groupOf(parts, name, { at, titleAt: title, start, end: Math.max(end, at + 1) });
  });
}

interface NamePosition {
  readonly name: PersonName;
  readonly at: number;
  readonly titleAt: number | null;
}

function namesIn(parts: readonly PagePart[]): NamePosition[] {
  const names = parts.flatMap((part, at) => (part.kind === 'name' ? [{ name: part.name, at }] : []));
  const layout = layoutOf(
    parts,
    names.map(({ at }) => at),
  );
  return names.map(({ name, at }) => ({ name, at, titleAt: titleAt(parts, at, layout) }));
}

/**
 * Capitalised words are a name if the first is a known given name and a title is near, or if a nearby address
 * consists of them. Anything else that looks like a name may be a place or a product.
 */
function withoutUnconfirmedNames(parts: readonly PagePart[]): PagePart[] {
  const unsure = (position: NamePosition) => !position.name.isSure && !hasAddress(parts, position);
  const known = replaceWithText(parts, namesIn(parts).filter(unsure));
  const unconfirmed = (position: NamePosition) => position.titleAt === null && !hasAddress(known, position);
  return replaceWithText(known, namesIn(known).filter(unconfirmed));
}

function hasAddress(parts: readonly PagePart[], { name, at }: NamePosition): boolean {
  for (const next of parts.slice(at + 1, at + maxParts)) {
    if (next.kind === 'name' && next.name.isSure) return false;
    if (next.kind === 'email' && fitsName(next.email, name, !name.isSure)) return true;
    if (next.kind === 'profile' && isProfileOf(next.url, name)) return true;
  }
  return false;
}

function replaceWithText(parts: readonly PagePart[], unconfirmed: readonly NamePosition[]): PagePart[] {
  const changed = [...parts];
  for (const { name, at } of unconfirmed) {
    const { line, block } = itemAt(parts, at);
    const text = `${name.firstName} ${name.lastName}`;
    changed[at] = { kind: 'other', text, isName: name.isSure, line, block };
  }
  return changed;
}

/** A person's block is short; distant parts belong to something else. */
const maxParts = 14;
const longProse = 90;
/** In lines; the end of a block counts as one. */
const maxTitleDistance = 5;

type Layout = 'below' | 'above';

function layoutOf(parts: readonly PagePart[], nameAts: readonly number[]): Layout {
  const away = (at: number, step: 1 | -1) => {
    const neighbour = parts[at + step];
    return neighbour?.kind === 'title' && neighbour.line !== parts[at]?.line;
  };
  const below = nameAts.filter((at) => away(at, 1)).length;
  const above = nameAts.filter((at) => away(at, -1)).length;
  return above > below ? 'above' : 'below';
}

/** The index of the title for the name at `at`, or null. */
function titleAt(parts: readonly PagePart[], at: number, layout: Layout): number | null {
  const { line } = itemAt(parts, at);
  const sameLine = titleOnLine(parts, at, line);
  if (sameLine !== null) return sameLine;
  const index = layout === 'below' ? at + 1 : at - 1;
  const title = parts[index];
  const isClose = title?.kind === 'title' && Math.abs(title.line - line) <= maxTitleDistance;
  return isClose && isFree(parts, index, layout) ? index : null;
}

/** A title on the same line as a name belongs to that name. */
function isFree(parts: readonly PagePart[], index: number, layout: Layout): boolean {
  const { line } = itemAt(parts, index);
  const neighbour = parts[layout === 'below' ? index + 1 : index - 1];
  return !(neighbour?.kind === 'name' && neighbour.line === line);
}

function titleOnLine(parts: readonly PagePart[], at: number, line: number): number | null {
  let first = at;
  while (parts[first - 1]?.line === line) first -= 1;
  const opensWithTitle = parts[first]?.kind === 'title';
  if (opensWithTitle) {
    for (let index = at - 1; index >= first; index -= 1) if (parts[index]?.kind === 'title') return index;
  }
  for (const [index, part] of parts.slice(at + 1).entries()) {
    if (part.line !== line || part.kind === 'name') return null;
    if (part.kind === 'title') return at + 1 + index;
  }
  return null;
}

function startOf(parts: readonly PagePart[], at: number, title: number | null): number {
  if (title === null || title > at) return at;
  const sharesTitle = parts.slice(title + 1, at).some(({ kind }) => kind === 'name');
  return sharesTitle ? at : title;
}

interface Span {
  readonly at: number;
  readonly titleAt: number | null;
  readonly start: number;
  readonly end: number;
}

function groupOf(
  parts: readonly PagePart[],
  name: PersonName,
  { at, titleAt: title, start, end }: Span,
): PersonGroup {
  const own = itemAt(parts, at);
  const titlePart = title === null ? undefined : parts[title];
  const within = untilProse(parts.slice(at, end));
  const lines = new Set([own.line, titlePart?.line ?? own.line]);
  const emails = within.flatMap((part) => (part.kind === 'email' ? [part.email] : []));
  const sharesLine = partsAround(parts, at, ({ line }) => line === own.line).some(
    (part) => part.kind === 'name' && part !== own,
  );
  const strangerAt = within.findIndex((part) => part.kind === 'other' && part.isName);
  const isNear = (part: PagePart) => {
    const position = within.indexOf(part);
    const isBefore = strangerAt === -1 || position < strangerAt;
    return isBefore && !hasOtherText(parts, at + position, own, titlePart);
  };
  const isPlain = (part: PagePart) => lines.has(part.line) || isNear(part);
  // A number next to a role address belongs to the company.
  const isOwnPhone = (part: PagePart) =>
    !sharesLine &&
    isPlain(part) &&
    (lines.has(part.line) || emails.length === 0 || !emails.every(isRoleAddress));
  const previous = parts[start - 1];
  return {
    name,
    title: titlePart?.kind === 'title' ? titlePart.text : null,
    emails,
    phones: within.flatMap((part) => (part.kind === 'phone' && isOwnPhone(part) ? [part.phone] : [])),
    profiles: within.flatMap((part) => (part.kind === 'profile' ? [part.url] : [])),
    beside: [
      ...othersOn(parts.slice(Math.max(0, start - maxParts), end), lines),
      ...nextOther(parts, Math.max(at, title ?? at)),
    ],
    before: previous?.kind === 'other' && previous.line < own.line ? previous.text : null,
    behind: textBehind(parts, title),
    block: own.block,
  };
}

/** Whether the part's line, or its block if the name is elsewhere, has other text. */
function hasOtherText(
  parts: readonly PagePart[],
  at: number,
  own: PagePart,
  title: PagePart | undefined,
): boolean {
  const { line, block } = itemAt(parts, at);
  const isNear = (part: PagePart) => (block === own.block ? part.line === line : part.block === block);
  return partsAround(parts, at, isNear).some(
    (part) => part.kind === 'other' || (part.kind === 'title' && part !== title),
  );
}

/** The parts on both sides of `at`, up to the first distant one. */
function partsAround(
  parts: readonly PagePart[],
  at: number,
  isNear: (part: PagePart) => boolean,
): readonly PagePart[] {
  let [first, end] = [at, at + 1];
  while (first > 0 && isNear(itemAt(parts, first - 1))) first -= 1;
  while (end < parts.length && isNear(itemAt(parts, end))) end += 1;
  return parts.slice(first, end);
}

function textBehind(parts: readonly PagePart[], title: number | null): string | null {
  if (title === null) return null;
  const next = parts[title + 1];
  return next?.kind === 'other' && next.line === parts[title]?.line ? next.text : null;
}

function othersOn(parts: readonly PagePart[], lines: ReadonlySet<number>): string[] {
  return parts.flatMap((part) => (part.kind === 'other' && lines.has(part.line) ? [part.text] : []));
}

function nextOther(parts: readonly PagePart[], at: number): string[] {
  const next = parts[at + 1];
  const { line } = itemAt(parts, at);
  const isNear = next?.kind === 'other' && next.line - line <= 2 && next.line > line;
  return isNear && next.text.length <= 60 ? [next.text] : [];
}

/** One text about the person may come between; a second one begins something else. */
function untilProse(parts: readonly PagePart[]): readonly PagePart[] {
  let prose = 0;
  const end = parts.findIndex((part) => {
    if (part.kind === 'other' && part.text.length > longProse) prose += 1;
    return prose > 1;
  });
  return end === -1 ? parts : parts.slice(0, end);
}
