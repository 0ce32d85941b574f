import { importLeadRows, type ImportedRows } from '../../application/leads/import-rows.ts';
import { retryContention } from '../../dispatch/contention.ts';
import { formatCsvRow } from '../../domain/csv.ts';
import { ApiError } from '../../domain/errors.ts';
import { findMissingHeader } from '../../domain/lead-file.ts';
import type { FileRow } from '../../domain/own-directory/file-row.ts';
import { decodeCursor, encodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { readUpload } from '../_read-upload.ts';

/** As many as leads.addBatch takes. A call stays short, and an import that was interrupted goes on at its cursor. */
const rowsPerCall = 500;

export const handle: PersonHandler<'leads.importFile'> = async (call) => {
  const { args, session, store, tenantEntry, record, fail } = call;
  const { projectId, storageId, columns, source, tags = [], dryRun, cursor } = args;
  const filter = ['leads.importFile', session.orgId, projectId, storageId, columns, source, tags, dryRun];
  const [position = ''] = cursor === undefined ? ['0'] : (decodeCursor(cursor, filter, 1) ?? []);
  const { rows } = await readUpload(call);
  if (!/^\d{1,9}$/.test(position)) fail('cursor_invalid', null, { param: 'cursor' });
  const start = Number(position);
  const headers = rows.flatMap((row) => ('problem' in row ? [] : [row.headers]))[0] ?? [];
  requireColumns(headers, columns);
  const part = rows.slice(start, start + rowsPerCall);
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
    rows: rows.length,
    dryRun,
    nextCursor: end < rows.length ? encodeCursor([String(end)], filter) : null,
  };
};

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
