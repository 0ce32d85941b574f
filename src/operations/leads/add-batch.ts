import type { Handler } from '../../operation.ts';
import type { BatchRow } from '../../../generated/contract/types.ts';
import type { AddedRow } from '../../domain/lead-additions.ts';
import { readLeadInput, type LeadDraft } from '../../domain/lead-input.ts';
import { subjectOf } from '../../domain/lead.ts';
import { adoptMail } from '../../store/queries/inbound-mail.ts';
import { addLeads, noteAdditions } from '../../store/queries/lead-additions.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { findSuppressedAddresses } from '../../store/queries/suppression.ts';

const suppressedReason = 'This person must not be written to. Leave the person alone.';

/** Rows that cannot be taken are refused one by one; the others are added together, in their order. */
export const handle: Handler<'leads.addBatch'> = async ({ args, tx, emit, fail, dryRun }) => {
  const { projectId, leads } = args;
  const readings = leads.map((lead, row) => readLeadInput(lead, `leads[${row}].`));
  const drafts = readings.map((reading) => ('draft' in reading ? reading.draft : null));
  const [isThere, suppressed] = await Promise.all([
    hasProject(tx, projectId),
    findSuppressedAddresses(tx, [...new Set(drafts.flatMap((draft) => draft?.fields.email ?? []))]),
  ]);
  if (!isThere) fail('project_not_found', null, { param: 'projectId' });
  const isTaken = (draft: LeadDraft | null) => draft !== null && !suppressed.has(draft.fields.email ?? '');
  const taken = drafts.filter((draft) => draft !== null && isTaken(draft)) as LeadDraft[];
  const additions = await addLeads(tx, projectId, taken);
  noteAdditions(tx, additions, (lead) =>
    emit('lead.added', { ...subjectOf(lead), source: lead.source ?? null }),
  );
  await adoptMail(tx, projectId, additions.claims);
  const unmade = new Set(dryRun ? additions.created.map(({ id }) => id) : []);
  const added = additions.rows.values();
  const items = readings.map((reading, row): BatchRow => {
    if ('problem' in reading) return refused(row, 'invalid_arguments', reading.problem.message);
    if (!isTaken(reading.draft)) return refused(row, 'suppressed', suppressedReason);
    return viewRow(row, added.next().value!, unmade);
  });
  const count = (outcome: BatchRow['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return { items, created: count('created'), matched: count('matched'), refused: count('refused'), dryRun };
};

function refused(row: number, code: string, reason: string): BatchRow {
  return { row, outcome: 'refused', code, reason };
}

/** A lead that a dry run would make has no id yet. */
function viewRow(row: number, { outcome, leadId, by }: AddedRow, unmade: ReadonlySet<string>): BatchRow {
  const reason = `Matched by ${by === 'email' ? 'e-mail' : 'LinkedIn'} address.`;
  return {
    row,
    outcome,
    ...(unmade.has(leadId) ? {} : { leadId }),
    ...(outcome === 'matched' ? { reason } : {}),
  };
}
