import { expect, test } from 'vitest';
import type { FileRow } from './file-row.ts';
import { limitRows } from './limit-rows.ts';

const limits = { rows: 3, columns: 4, cells: 8 };
const problem: FileRow = { row: 9, problem: 'It is not a JSON object.' };

test('yields the rows of a file within the limits', async () => {
  expect(await read(wide(4), wide(4), problem)).toHaveLength(3);
});

test.each([
  [
    'rows',
    [wide(1), wide(1), problem, problem],
    'The file has more than 3 rows. Split it into several files.',
  ],
  ['columns', [wide(5)], 'Row 7 has 5 columns, and 4 are allowed. Remove columns.'],
  ['cells', [wide(4), wide(4), wide(1)], 'The file has more than 8 cells. Split it into several files.'],
])('rejects a file with too many %s and names the remedy', async (_, rows, message) => {
  await expect(read(...rows)).rejects.toThrow(message);
});

function wide(columns: number): FileRow {
  const cells = Array.from({ length: columns }, () => 'x');
  return { row: 7, headers: cells, cells };
}

async function read(...rows: FileRow[]): Promise<FileRow[]> {
  const source = async function* () {
    yield* rows;
  };
  const read: FileRow[] = [];
  for await (const row of limitRows(source(), limits)) read.push(row);
  return read;
}
