import { itemAt } from '../../domain/item-at.ts';
import { textBefore } from '../../domain/text-before.ts';
import type { TextBlocks } from '../html/text-blocks.ts';

/** A piece of text and its position on the page, in points from the lower left corner. */
export interface PositionedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly cells: string[];
  readonly y: number;
  height: number;
  right: number;
}

/** The separator between two lines: a block end, a line break, a space, or nothing within a hyphenated word. */
type Join = 'block' | 'line' | 'space' | 'word';

/**
 * Joins the pieces of a page to lines, and lines to blocks, by distance and letter size. A line with wide gaps is a
 * table row: each cell becomes a line of the block.
 */
export function appendPage(blocks: TextBlocks, pieces: readonly PositionedText[]): void {
  const lines = linesOf(pieces);
  const typicalGap = typicalGapOf(lines);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const join = next === undefined ? 'block' : joinOf(line, next, typicalGap, rightEdgeNear(lines, index));
    for (const [cellIndex, cell] of line.cells.entries()) {
      if (cellIndex > 0) blocks.breakCell();
      // Removes bullets, which the text of web pages does not contain either.
      const text = cell.replace(/^\s*[•▪◦‣●]\s*/u, '');
      blocks.append(join === 'word' ? text.replace(/-\s*$/, '') : text);
    }
    if (join === 'block') blocks.endBlock();
    else if (join === 'line') blocks.breakLine();
    else if (join === 'space') blocks.append(' ');
  }
}

/** In points. Smaller letters are unreadable. */
const minLetterHeight = 2;

function linesOf(pieces: readonly PositionedText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const piece of pieces) {
    if (piece.text.trim() === '') {
      if (line !== null && piece.text !== '') appendToCell(line, ' ');
    } else if (piece.height > minLetterHeight) {
      if (line !== null && Math.abs(piece.y - line.y) <= line.height / 2) continueLine(line, piece);
      else {
        line = { cells: [piece.text], y: piece.y, height: piece.height, right: piece.x + piece.width };
        lines.push(line);
      }
    }
  }
  return lines;
}

function continueLine(line: Line, piece: PositionedText): void {
  const gap = piece.x - line.right;
  const isAfterListMark = line.cells.length === 1 && listMark.test(itemAt(line.cells, 0).trim());
  if (gap > maxSpaceWidth * line.height && !isAfterListMark) line.cells.push(piece.text);
  else appendToCell(line, gap > minSpaceWidth * line.height ? ` ${piece.text}` : piece.text);
  line.height = Math.max(line.height, piece.height);
  line.right = Math.max(line.right, piece.x + piece.width);
}

const listMark = /^(?:[•▪◦‣●–*-]|\d{1,2}[.)])$/u;

/** Gaps in letter heights. A wider one separates cells; a narrower one than the minimum separates nothing. */
const maxSpaceWidth = 1.5;
const minSpaceWidth = 0.2;

function appendToCell(line: Line, text: string): void {
  line.cells[line.cells.length - 1] += text;
}

/** The median distance between lines, or the smaller of two medians. */
function typicalGapOf(lines: readonly Line[]): number {
  const gaps = lines.slice(1).map((line, index) => itemAt(lines, index).y - line.y);
  const downward = gaps.filter((gap) => gap > 0).sort((one, other) => one - other);
  return downward[(downward.length - 1) >> 1] ?? 0;
}

/** The right edge of full lines: that of the longest nearby line, which is probably in the same column. */
function rightEdgeNear(lines: readonly Line[], index: number): number {
  return Math.max(...lines.slice(Math.max(0, index - 6), index + 7).map(({ right }) => right));
}

function joinOf(line: Line, next: Line, typicalGap: number, right: number): Join {
  if (startsBlock(line, next, typicalGap)) return 'block';
  const text = line.cells.join(' ').trimEnd();
  if (line.right <= right * minFullLineRatio) return 'line';
  const isHyphenated =
    /\p{Ll}-$/u.test(text) &&
    /^(?!(?:und|oder|and|or|och|eller|ja|tai)\s)\p{Ll}/u.test(itemAt(next.cells, 0));
  return isHyphenated ? 'word' : 'space';
}

const minFullLineRatio = 0.8;

function startsBlock(line: Line, next: Line, typicalGap: number): boolean {
  if (line.cells.length > 1 || next.cells.length > 1) return true;
  const [small, large] = [line.height, next.height].sort((one, other) => one - other) as [number, number];
  if (small < large * 0.88) return true;
  const gap = line.y - next.y;
  if (gap <= 0 || gap > large * 2.6) return true;
  const first = textBefore(itemAt(next.cells, 0), /\s/u);
  return gap > Math.max(typicalGap * 1.3, large * 1.3) || listMark.test(first);
}
