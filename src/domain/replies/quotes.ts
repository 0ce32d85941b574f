import { itemAt } from '../item-at.ts';
import { endOfAttribution, isForwardMark, isHeaderBlock } from './quote-heads.ts';

/** What a line is: the writer's own words, a quote of an earlier mail, or a part of the signature. */
export type LineKind = 'own' | 'quoted' | 'signature';

/**
 * Marks the quotes of earlier mails. Lines with `>` are quoted anywhere in the mail, so that answers between them
 * stay the writer's. If no such lines follow a header, as in Outlook and webmail, the quote reaches to the end of
 * the mail.
 */
export function markQuotes(lines: readonly string[]): LineKind[] {
  const kinds = lines.map((): LineKind => 'own');
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfHead(lines, at);
    if (end === null) {
      if (isMarked(itemAt(lines, at)) || isBrokenOff(lines, at)) kinds[at] = 'quoted';
      continue;
    }
    const isEnd = end.isLast || !isMarked(lines[nextWritten(lines, end.end)] ?? '');
    kinds.fill('quoted', startOfRule(lines, at), isEnd ? lines.length : end.end);
    if (isEnd) break;
    at = end.end - 1;
  }
  return kinds;
}

/** The end of a header that begins at the line, and whether all after it is quoted; null if none begins there. */
function endOfHead(lines: readonly string[], at: number): { end: number; isLast: boolean } | null {
  const line = itemAt(lines, at);
  if (line.trim() === '' || isMarked(line)) return null;
  if (isForwardMark(line) || isHeaderBlock(lines, at)) return { end: at + 1, isLast: true };
  const end = endOfAttribution(lines, at);
  return end === null ? null : { end, isLast: false };
}

function isMarked(line: string): boolean {
  return /^\s{0,20}>/u.test(line);
}

const wrappedFrom = 66;

/** The rest of a quoted line that a mail program wrapped without a mark. */
function isBrokenOff(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isBetween = isMarked(before) && isMarked(lines[at + 1] ?? '');
  return (
    isBetween &&
    before.length >= wrappedFrom &&
    !/[.!?:]\s*$/u.test(before) &&
    /^\p{Ll}/u.test(itemAt(lines, at))
  );
}

function nextWritten(lines: readonly string[], from: number): number {
  const most = Math.min(lines.length, from + 4);
  let at = from;
  while (at < most && itemAt(lines, at).trim() === '') at += 1;
  return at;
}

/** The rule that mail programs draw above a head belongs to it. */
function startOfRule(lines: readonly string[], at: number): number {
  for (let above = at - 1; above >= Math.max(0, at - 3); above -= 1) {
    const line = itemAt(lines, above).trim();
    if (/^[-_=*─]{5,}$/u.test(line)) return above;
    if (line !== '') return at;
  }
  return at;
}
