import { UnreadableFile, type FileRow } from './file-row.ts';

export interface RowLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** What a process can keep in memory of a file. */
const uploadLimits: RowLimits = { rows: 200_000, columns: 200, cells: 5_000_000 };

/**
 * Yields the rows of a file. A short object of NDJSON can become many wide rows, so the size of a file says little
 * about the memory that its rows take.
 *
 * @throws UnreadableFile if the file exceeds the limits.
 */
export async function* limitRows(
  rows: AsyncIterable<FileRow>,
  limits: RowLimits = uploadLimits,
): AsyncGenerator<FileRow> {
  let rowCount = 0;
  let cellCount = 0;
  for await (const row of rows) {
    const columnCount = 'problem' in row ? 0 : Math.max(row.headers.length, row.cells.length);
    rowCount++;
    cellCount += columnCount;
    if (columnCount > limits.columns)
      throw new UnreadableFile(
        `Row ${row.row} has ${format(columnCount)} columns, and ${format(limits.columns)} are allowed. Remove columns.`,
      );
    if (rowCount > limits.rows) throw tooLargeError(limits.rows, 'rows');
    if (cellCount > limits.cells) throw tooLargeError(limits.cells, 'cells');
    yield row;
  }
}

function tooLargeError(limit: number, what: string): UnreadableFile {
  return new UnreadableFile(`The file has more than ${format(limit)} ${what}. Split it into several files.`);
}

function format(count: number): string {
  return count.toLocaleString('en');
}
