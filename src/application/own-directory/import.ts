import { headerKey, recogniseColumns, type RecognisedColumns } from '../../domain/own-directory/columns.ts';
import type { DirectoryColumn } from '../../domain/language-pack/contact-words.ts';
import { UnreadableFile, type FileRow } from '../../domain/own-directory/file-row.ts';
import { readDirectoryRow } from '../../domain/own-directory/read-row.ts';
import {
  listDirectoryFiles,
  removeDirectoryFile,
  type WorkspaceFile,
} from '../../store/queries/own-directory.ts';
import type { Tx } from '../../store/store.ts';
import { addDirectoryCompanies, type NumberedCompany } from './add-companies.ts';

export interface RowNote {
  readonly row: number;
  readonly reason: string;
}

export interface ImportedFile extends WorkspaceFile {
  readonly companies: number;
  readonly people: number;
  /** People that were left out because their address is suppressed or erased. */
  readonly suppressed: number;
  /** True if a file of this name existed and was replaced. */
  readonly replaced: boolean;
  /** The directory column that was read from each header. */
  readonly columns: Readonly<Record<string, DirectoryColumn>>;
  readonly unread: readonly string[];
  readonly refused: readonly RowNote[];
  /** Skipped cells of imported rows. */
  readonly leftOut: readonly RowNote[];
}

/** The headers that the caller names for columns. */
export interface ColumnMap {
  readonly given: ReadonlyMap<DirectoryColumn, string>;
  /** How a caller names the header of companies, for messages. */
  readonly mapExample: string;
}

/**
 * Imports a customer's directory file into a workspace and replaces the file of the same name. Rows are streamed, so a
 * file may be larger than memory.
 * @throws UnreadableFile if no column names companies, a mapped column is missing, or no row is valid. The caller rolls
 * back.
 */
export async function importDirectory(
  tx: Tx,
  file: WorkspaceFile,
  map: ColumnMap,
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
): Promise<ImportedFile> {
  const { projectId, fileName } = file;
  const reader = createRowReader(map);
  const replaced = await removeDirectoryFile(tx, file);
  const suppressed = new Set<string>();
  for await (const companies of inBatches(reader.companies(rows))) {
    for (const address of await addDirectoryCompanies(tx, file, companies)) suppressed.add(address);
  }
  const { refused, leftOut } = reader;
  const stored = (await listDirectoryFiles(tx, projectId)).find((listed) => listed.fileName === fileName);
  if (!stored) throw new UnreadableFile(noRowsMessage(refused));
  return {
    projectId,
    fileName,
    companies: stored.companies,
    people: stored.people,
    suppressed: suppressed.size,
    replaced: replaced > 0,
    columns: reader.columns(),
    unread: reader.unread(),
    refused,
    leftOut,
  };
}

const batchSize = 1_000;
const maxNotes = 10_000;

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Reads rows as companies and collects notes about them. */
function createRowReader({ given: columnMap, mapExample }: ColumnMap) {
  const refused: RowNote[] = [];
  const leftOut: RowNote[] = [];
  // Each NDJSON row may have its own columns; most share them.
  const known = new Map<string, RecognisedColumns>();
  const columnsOf = (headers: readonly string[]): RecognisedColumns => {
    const key = headers.join('\n');
    let recognised = known.get(key);
    if (recognised === undefined) {
      recognised = recogniseColumns(headers, columnMap);
      if (known.size === 0) requireColumns(headers, { given: columnMap, mapExample }, recognised);
      known.set(key, recognised);
    }
    return recognised;
  };
  const addNote = (list: RowNote[], row: number, reason: string) => {
    if (list.length < maxNotes) list.push({ row, reason });
  };
  async function* companies(
    rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  ): AsyncGenerator<NumberedCompany> {
    for await (const one of rows) {
      if ('problem' in one) {
        addNote(refused, one.row, one.problem);
        continue;
      }
      const { columns } = columnsOf(one.headers);
      const cells = one.headers.flatMap((header, index) => {
        const column = columns.get(header);
        return column === undefined ? [] : [[column, one.cells[index] ?? ''] as const];
      });
      const read = readDirectoryRow(new Map(cells));
      if ('refused' in read) addNote(refused, one.row, read.refused);
      else {
        for (const reason of read.leftOut) addNote(leftOut, one.row, reason);
        yield { company: read.company, rowNumber: one.row };
      }
    }
  }
  return {
    companies,
    refused,
    leftOut,
    columns: () => Object.fromEntries([...known.values()].flatMap(({ columns }) => [...columns])),
    unread: () => [...new Set([...known.values()].flatMap(({ unread }) => unread))],
  };
}

function requireColumns(
  headers: readonly string[],
  { given, mapExample }: ColumnMap,
  { columns }: RecognisedColumns,
): void {
  const headerList = `The file has ${headers.map((header) => `“${header}”`).join(', ')}.`;
  for (const [column, header] of given) {
    if (!headers.some((known) => headerKey(known) === headerKey(header)))
      throw new UnreadableFile(`There is no column “${header}” to read ${column} from. ${headerList}`);
  }
  const recognised = new Set(columns.values());
  if (!recognised.has('company') && !recognised.has('website'))
    throw new UnreadableFile(
      `No column holds company names or web sites. ${headerList} Name it, for example ${mapExample}.`,
    );
}

function noRowsMessage(refused: readonly RowNote[]): string {
  const [first] = refused;
  const reason = first ? ` Row ${first.row}: ${first.reason}` : ' The file has no rows.';
  return `No row is valid, and nothing was changed.${reason}`;
}
