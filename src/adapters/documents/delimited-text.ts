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
  } catch (error) {
    if (!(error instanceof LimitReached))
      throw new UnreadableDocument('damaged', `The table is damaged: ${String(error)}.`);
  }
  return { text: blocks.text(), title: null, truncated: cells > maxCells || blocks.isFull() };
}

// Spreadsheet programs show a formula's result, so people do not see its text.
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

/** Returns the delimiter that occurs in most of the first lines. Commas within numbers occur in fewer lines. */
function detectDelimiter(text: string): string {
  const lines = text.slice(0, 65_536).split(/\r\n?|\n/, sampleLines);
  const unquoted = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const score = (delimiter: string) => {
    const counts = unquoted.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    return counts.length * 1_000 + Math.min(999, Math.min(...counts, Infinity) * 10);
  };
  const candidates = delimiters.map((delimiter) => ({
    delimiter,
    score: unquoted.some((line) => line.includes(delimiter)) ? score(delimiter) : 0,
  }));
  return candidates.reduce((best, candidate) => (candidate.score > best.score ? candidate : best)).delimiter;
}
