import type { Handler } from '../../operation.ts';
import type { BatchRow } from '../../../generated/contract/types.ts';
import type { AddedRow } from '../../domain/lead-additions.ts';
import { readLeadInput } from '../../domain/lead-input.ts';
import { addLeadBatch, suppressedReason } from '../../application/leads/add-batch.ts';
import { findSuppressedPeople } from '../../application/suppressions/find-suppressed.ts';
import { hasProject } from '../../store/queries/projects.ts';

/** Rejects invalid rows one by one and adds the others together, in order. */
export const handle: Handler<'leads.addBatch'> = async ({ args, tx, fail, dryRun }) => {
  const { projectId, leads } = args;
  const readings = leads.map((lead, row) => readLeadInput(lead, `leads[${row}].`));
  const drafts = readings.map((reading) => ('draft' in reading ? reading.draft : null));
  const [projectExists, suppressed] = await Promise.all([
    hasProject(tx, projectId),
    findSuppressedPeople(
      tx,
      drafts.flatMap((draft) => draft?.fields ?? []),
    ),
  ]);
  if (!projectExists) fail('project_not_found', null, { param: 'projectId' });
  const { rows, created } = await addLeadBatch(tx, projectId, drafts, suppressed);
  const notCreated = new Set(dryRun ? created.map(({ id }) => id) : []);
  const items = readings.map((reading, row): BatchRow => {
    if ('problem' in reading) return refusedRow(row, 'invalid_arguments', reading.problem.message);
    const added = rows[row];
    return added ? viewRow(row, added, notCreated) : refusedRow(row, 'suppressed', suppressedReason);
  });
  const count = (outcome: BatchRow['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return { items, created: count('created'), matched: count('matched'), refused: count('refused'), dryRun };
};

function refusedRow(row: number, code: string, reason: string): BatchRow {
  return { row, outcome: 'refused', code, reason };
}

/** A lead that a dry run would create has no id yet. */
function viewRow(row: number, { outcome, leadId, by }: AddedRow, notCreated: ReadonlySet<string>): BatchRow {
  const reason = `Matched by ${by === 'email' ? 'e-mail' : 'LinkedIn'} address.`;
  return {
    row,
    outcome,
    ...(notCreated.has(leadId) ? {} : { leadId }),
    ...(outcome === 'matched' ? { reason } : {}),
  };
}
