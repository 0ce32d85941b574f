import { itemAt } from '../item-at.ts';
import { endOfAttribution, isForwardMark, isHeaderBlock } from './quote-heads.ts';

/** What a line is: the writer's own, repeated from an earlier mail, or what stands under every mail of theirs. */
export type LineKind = 'own' | 'quoted' | 'signature';

/**
 * Marks what a mail repeats of earlier ones. Lines with `>` are quoted wherever they stand, so that answers between
 * them stay the writer's. A head without such lines after it, as Outlook and pages write it, begins a quote that goes
 * on to the end of the mail.
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

/** Where the head that begins at the line ends, and whether all after it is quoted; null where none begins. */
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

/** The rest of a quoted line that a mail program broke without marking what it broke off. */
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
