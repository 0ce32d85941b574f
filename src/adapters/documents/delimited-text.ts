import { parse } from 'csv-parse/sync';
import { createTextBlocks } from '../html/text-blocks.ts';
import { UnreadableDocument, type DocumentLimits, type DocumentText } from './document-text.ts';
import { decodeText } from './plain-text.ts';

/** Reads CSV and similar formats: each row is a block with one line per cell. */
export function readDelimited(bytes: Buffer, { maxCharacters, maxCells }: DocumentLimits): DocumentText {
  const text = decodeText(bytes);
  const blocks = createTextBlocks(maxCharacters);
  let cells = 0;
  try {
    parse(text, {
      ...lenientOptions,
      delimiter: detectDelimiter(text),
      onRecord: (row: readonly string[]) => {
        cells += row.length;
        if (cells > maxCells || blocks.isFull()) throw new LimitReached();
        for (const cell of row) {
          blocks.breakCell();
          blocks.append(formulaPattern.test(cell) ? '' : cell);
        }
        blocks.endBlock();
        return null;
      },
    });
  } catch (thrown) {
    if (!(thrown instanceof LimitReached))
      throw new UnreadableDocument('damaged', `The table is damaged: ${String(thrown)}.`);
  }
  return { text: blocks.text(), title: null, truncated: cells > maxCells || blocks.isFull() };
}

// Programs show a formula's result, so people never see its text.
const formulaPattern = /^(?:=|[+\-@]\p{L}[\p{L}\d.]*[(|!])/u;

/** Thrown out of the parser when a limit is reached. */
class LimitReached extends Error {}

const lenientOptions = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} as const;

const delimiters = [',', ';', '\t', '|'];
const sampleLines = 20;

/** The separator on most of the first lines. Commas inside numbers appear on fewer lines. */
function detectDelimiter(text: string): string {
  const lines = text.slice(0, 65_536).split(/\r\n?|\n/, sampleLines);
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const score = (mark: string) => {
    const counts = bare.map((line) => line.split(mark).length - 1).filter((count) => count > 0);
    return counts.length * 1_000 + Math.min(999, Math.min(...counts, Infinity) * 10);
  };
  const scored = delimiters.map((mark) => ({
    mark,
    score: bare.some((line) => line.includes(mark)) ? score(mark) : 0,
  }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).mark;
}
