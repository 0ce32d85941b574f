import { importLeadRows, type ImportedRows } from '../../application/leads/import-rows.ts';
import { retryContention } from '../../dispatch/contention.ts';
import { formatCsvRow } from '../../domain/csv.ts';
import { ApiError } from '../../domain/errors.ts';
import { findMissingHeader, readFilePart } from '../../domain/lead-file.ts';
import type { FileRow } from '../../domain/own-directory/file-row.ts';
import { decodeCursor, encodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { withUpload } from '../_read-upload.ts';

/** As many as leads.addBatch takes. A call stays short, and an import that was interrupted goes on at its cursor. */
const rowsPerCall = 500;

export const handle: PersonHandler<'leads.importFile'> = (call) =>
  withUpload(call, async (upload) => {
    const { args, session, store, tenantEntry, record, fail } = call;
    const { projectId, storageId, columns, source, tags = [], dryRun, cursor } = args;
    const filter = ['leads.importFile', session.orgId, projectId, storageId, columns, source, tags, dryRun];
    const position = decodePosition(cursor, filter) ?? fail('cursor_invalid', null, { param: 'cursor' });
    const { headers, part, rows } = await readFilePart(upload.rows, { ...position, length: rowsPerCall });
    const { start } = position;
    requireColumns(headers, columns);
    const end = start + part.length;
    const add = () =>
      store.transaction(tenantEntry, async (tx) => {
        const imported = await importLeadRows(tx, part, { projectId, columns, source, tags });
        if (dryRun) throw new DryRunDone(imported);
        const { created, matched, refused } = imported;
        const change = { storageId, created, matched, refused: refused.length };
        record(tx, session, { target: projectId, change });
        return imported;
      });
    const imported = await retryContention(add).catch((thrown: unknown) => {
      if (thrown instanceof DryRunDone) return thrown.imported;
      throw thrown;
    });
    const { created, matched, refused } = imported;
    return {
      created,
      matched,
      refused: refused.length,
      refusedCsv: (start === 0 ? formatCsvRow([...headers, 'reason']) : '') + formatRefused(headers, refused),
      rowsDone: end,
      rows,
      dryRun,
      nextCursor: end < rows ? encodeCursor([String(end), String(rows)], filter) : null,
    };
  });

/** The first row of the call, and the number of rows of the file if an earlier call counted them. */
function decodePosition(
  cursor: string | undefined,
  filter: unknown,
): { start: number; knownRows: number | null } | undefined {
  if (cursor === undefined) return { start: 0, knownRows: null };
  const parts = decodeCursor(cursor, filter, 2);
  if (!parts?.every((part) => /^\d{1,9}$/.test(part))) return undefined;
  const [start = 0, knownRows = 0] = parts.map(Number);
  return { start, knownRows };
}

/** Rolls back the transaction of a dry run. */
class DryRunDone extends Error {
  readonly imported: ImportedRows;

  constructor(imported: ImportedRows) {
    super('The dry run is done.');
    this.imported = imported;
  }
}

function requireColumns(headers: readonly string[], columns: object): void {
  const missing = findMissingHeader(headers, columns);
  const message =
    Object.keys(columns).length === 0
      ? 'The argument columns must name the header of at least one field.'
      : missing !== undefined && `The file has no column “${missing}”. It has ${headers.join(', ')}.`;
  if (message) throw new ApiError('invalid_arguments', message, { param: 'columns' });
}

function formatRefused(headers: readonly string[], refused: ImportedRows['refused']): string {
  const cellsOf = (row: FileRow) => ('problem' in row ? headers.map(() => '') : row.cells);
  return refused
    .map(({ row, reason }) => {
      const cells = headers.map((_, index) => cellsOf(row)[index] ?? '');
      return formatCsvRow([...cells, `Row ${row.row}: ${reason}`]);
    })
    .join('');
}
