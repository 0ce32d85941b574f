import { allWords } from '../../languages/all-words.ts';
import { fold } from '../folding.ts';
import { directoryColumns, type DirectoryColumn } from '../language-pack/contact-words.ts';

export interface RecognisedColumns {
  /** Columns by their headers as written. */
  readonly columns: ReadonlyMap<string, DirectoryColumn>;
  /** Headers that are ignored. */
  readonly unread: readonly string[];
}

/**
 * Recognises columns by their headers. `mapping` takes precedence. Of several
 * headers for one column, the first wins.
 */
export function recogniseColumns(
  headers: readonly string[],
  mapping: ReadonlyMap<DirectoryColumn, string> = new Map(),
): RecognisedColumns {
  const columns = new Map<string, DirectoryColumn>();
  const assigned = new Set<DirectoryColumn>();
  const assignColumn = (header: string, column: DirectoryColumn | undefined): void => {
    if (column === undefined || assigned.has(column) || columns.has(header)) return;
    columns.set(header, column);
    assigned.add(column);
  };
  for (const [column, wanted] of mapping) {
    const header = headers.find((candidate) => headerKey(candidate) === headerKey(wanted));
    if (header !== undefined) assignColumn(header, column);
  }
  for (const header of headers) assignColumn(header, columnsByName.get(headerKey(header)));
  // If there is a company column, a column with a plain name such as `Name` contains people.
  for (const header of headers) {
    if (plainNames.has(headerKey(header)))
      assignColumn(header, assigned.has('company') ? 'person' : 'company');
  }
  return { columns, unread: headers.filter((header) => header.trim() !== '' && !columns.has(header)) };
}

/** The letters and digits of a header, folded, so that `E-Mail`, `e_mail` and `email` are equal. */
export function headerKey(header: string): string {
  return fold(header).replace(/[^\p{L}\p{N}]/gu, '');
}

const plainNames = allWords(({ contacts }) => contacts.nameColumns);

const columnsByName = new Map(
  directoryColumns.flatMap((column) =>
    [column, ...allWords(({ contacts }) => contacts.directoryColumns[column])].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
);
