/**
 * Turns people found at companies into leads of a run. The lock order is: leads that the people may match, then the
 * run.
 */
import { itemAt } from '../../domain/item-at.ts';
import type { ParsedLead } from '../../domain/lead-input.ts';
import { otherRunReason, type OpenRun } from '../../domain/run-plan.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, type StoredLeads } from '../leads/add.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { findOpenRunsOfLeads, findLeadIdsAlreadyInRun } from '../../store/queries/run-leads.ts';
import { findSuppressedPeople } from '../suppressions/find-suppressed.ts';

/** A row of `run_lead` and the lead draft of its person. The draft is null if the data identifies no person. */
export interface FoundContact {
  readonly row: Rows['RunLead'];
  readonly draft: ParsedLead | null;
}

/**
 * Adds the people as leads and enqueues their drafts. Suppressed people, and people in this or another open run of the
 * campaign, fail with a reason. `known` are the matching leads, loaded before the run was locked. Returns the number
 * of people added.
 */
export async function addPeopleAsLeads(
  tx: Tx,
  run: Rows['Run'],
  contacts: readonly FoundContact[],
  known: StoredLeads,
): Promise<number> {
  const suppressed = await findSuppressedPeople(
    tx,
    contacts.flatMap(({ draft }) => draft?.fields ?? []),
  );
  const usable: { row: Rows['RunLead']; draft: ParsedLead }[] = [];
  for (const { row, draft } of contacts) {
    if (draft === null) failRunLead(tx, row, unusableContactReason);
    else if (suppressed.has(draft.fields)) failRunLead(tx, row, suppressedReason);
    else usable.push({ row, draft });
  }
  if (usable.length === 0) return 0;
  const additions = await addLeads(
    tx,
    run.projectId,
    usable.map(({ draft }) => draft),
    Promise.resolve(known),
  );
  const runLeads = usable.map(({ row }, index) => ({ row, leadId: itemAt(additions.rows, index).leadId }));
  return enqueueDrafts(tx, run, runLeads);
}

/**
 * Enqueues the drafts of rows that have leads. Suppressed leads, and leads in this or another open run of the
 * campaign, fail with a reason. Returns the number of drafts.
 */
export async function enqueueDrafts(
  tx: Tx,
  run: Rows['Run'],
  runLeads: readonly { readonly row: Rows['RunLead']; readonly leadId: string }[],
): Promise<number> {
  const leadIds = runLeads.map(({ leadId }) => leadId);
  const otherRuns = await findOpenRunsOfLeads(tx, run, leadIds);
  const leadIdsInRun = await findLeadIdsAlreadyInRun(tx, run.id, runLeads);
  let enqueuedCount = 0;
  for (const { row, leadId } of runLeads) {
    const reason = await notAddedReason(tx, leadId, leadIdsInRun, otherRuns.get(leadId));
    if (reason !== null) {
      failRunLead(tx, row, reason);
      continue;
    }
    leadIdsInRun.add(leadId);
    enqueuedCount += 1;
    const isAccepted = row.status === 'awaiting_acceptance';
    Object.assign(row, {
      leadId,
      isAccepted,
      status: 'pending',
      code: null,
      reason: null,
      updatedAt: tx.now,
    });
    enqueueJob(tx, { kind: 'draft', runId: run.id, runLeadId: row.id, leadId });
  }
  return enqueuedCount;
}

interface Failure {
  readonly code: string;
  readonly reason: string;
}

const unusableContactReason = {
  code: 'contact_unusable',
  reason: 'The data found identifies no person to write to.',
};
const suppressedReason = { code: 'suppressed', reason: 'This person is suppressed.' };
const alreadyInRunReason = { code: 'in_this_run', reason: 'The run already writes to this person.' };

async function notAddedReason(
  tx: Tx,
  leadId: string,
  leadIdsInRun: ReadonlySet<string>,
  otherRuns: OpenRun | undefined,
): Promise<Failure | null> {
  if (leadIdsInRun.has(leadId)) return alreadyInRunReason;
  if (otherRuns) return { code: 'in_other_run', reason: otherRunReason(otherRuns) };
  const suppression = await findLeadSuppression(tx, leadId);
  return (
    suppression && {
      code: 'suppressed',
      reason: `${suppressedReason.reason.slice(0, -1)} (${suppression.reason}).`,
    }
  );
}

function failRunLead(tx: Tx, row: Rows['RunLead'], { code, reason }: Failure): void {
  Object.assign(row, { status: 'failed', code, reason, updatedAt: tx.now });
}
