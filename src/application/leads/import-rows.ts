import { validators } from '../../../generated/contract/validators.js';
import { readLeadRow, type LeadColumns } from '../../domain/lead-file.ts';
import { readLeadInput, type LeadReading } from '../../domain/lead-input.ts';
import type { FileRow } from '../../domain/own-directory/file-row.ts';
import type { Tx } from '../../store/store.ts';
import { findSuppressedPeople } from '../suppressions/find-suppressed.ts';
import { addLeadBatch, suppressedReason } from './add-batch.ts';

export interface ImportOptions {
  readonly projectId: string;
  readonly columns: LeadColumns;
  readonly source: string;
  readonly tags: readonly string[];
}

export interface ImportedRows {
  readonly created: number;
  readonly matched: number;
  readonly refused: readonly { readonly row: FileRow; readonly reason: string }[];
}

/** Adds rows of a file as leads, as `leads.addBatch` does. A refused row does not stop the others. */
export async function importLeadRows(
  tx: Tx,
  rows: readonly FileRow[],
  options: ImportOptions,
): Promise<ImportedRows> {
  const readings = rows.map((row) => readRow(row, options));
  const drafts = readings.map((reading) => ('draft' in reading ? reading.draft : null));
  const people = drafts.flatMap((draft) => draft?.fields ?? []);
  const suppressed = await findSuppressedPeople(tx, people);
  const { rows: added } = await addLeadBatch(tx, options.projectId, drafts, suppressed);
  const count = (outcome: string) => added.filter((row) => row?.outcome === outcome).length;
  const refused = rows.flatMap((row, index) => {
    const reading = readings[index];
    if (reading && 'problem' in reading) return [{ row, reason: reading.problem.message }];
    return added[index] ? [] : [{ row, reason: suppressedReason }];
  });
  return { created: count('created'), matched: count('matched'), refused };
}

function readRow(row: FileRow, { projectId, columns, source, tags }: ImportOptions): LeadReading {
  if ('problem' in row) return { problem: { param: undefined, message: row.problem } };
  const lead = { ...readLeadRow(row, columns), source, tags: [...tags] };
  const check = validators['leads.addBatch'].args;
  if (check({ projectId, leads: [lead] })) return readLeadInput(lead, '');
  const { instancePath = '', message = 'is invalid' } = check.errors?.[0] ?? {};
  const field = instancePath.slice(instancePath.lastIndexOf('/') + 1);
  return { problem: { param: undefined, message: `The field ${field} ${message}.` } };
}
