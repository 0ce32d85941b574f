/**
 * How people who were found at companies become leads of a run. Leads are held before the run's row, as everybody does
 * who holds both: callers read the leads whom the people may match first, then hold the run, then take the people.
 */
import { itemAt } from '../../domain/item-at.ts';
import type { KnownLeads } from '../../domain/lead-additions.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import { leadEventData } from '../../domain/lead.ts';
import { otherRunReason, type OpenRun } from '../../domain/run-plan.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, recordAdditions } from '../leads/add.ts';
import { findLeadSuppression, findSuppressedPeople } from '../../store/queries/suppressions.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { findOpenRunsOfLeads, findOtherRunLeads } from '../../store/queries/run-leads.ts';
import { linkFoundMail } from '../mail/link-waiting.ts';

/** A row of a run, and the lead that its person is to become; null where nothing names anybody. */
export interface FoundContact {
  readonly row: Rows['RunLead'];
  readonly draft: LeadDraft | null;
}

/**
 * Makes leads of the people and plans their drafts. Who must not be written to, or has a place in this or another open
 * run of the campaign, is left without, and the row says why. `known` are the leads whom the people may match, read
 * before the run's row was held. Answers how many were taken.
 */
export async function addPeopleAsLeads(
  tx: Tx,
  run: Rows['Run'],
  contacts: readonly FoundContact[],
  known: KnownLeads,
): Promise<number> {
  const suppressed = await findSuppressedPeople(
    tx,
    contacts.flatMap(({ draft }) => draft?.fields ?? []),
  );
  const usable: { row: Rows['RunLead']; draft: LeadDraft }[] = [];
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
  recordAdditions(tx, additions, (lead) =>
    tx.emit('lead.added', { ...leadEventData(lead), source: lead.source ?? null }),
  );
  await linkFoundMail(tx, additions);
  const runLeads = usable.map(({ row }, index) => ({ row, leadId: itemAt(additions.rows, index).leadId }));
  return enqueueDrafts(tx, run, runLeads);
}

/**
 * Plans the drafts of rows whose people are leads. Who has a place in this or another open run of the campaign, or must
 * not be written to, is left without, and the row says why. Answers how many were planned.
 */
export async function enqueueDrafts(
  tx: Tx,
  run: Rows['Run'],
  runLeads: readonly { readonly row: Rows['RunLead']; readonly leadId: string }[],
): Promise<number> {
  const leadIds = runLeads.map(({ leadId }) => leadId);
  const elsewhere = await findOpenRunsOfLeads(tx, run, leadIds);
  const here = await findOtherRunLeads(tx, run.id, runLeads);
  let planned = 0;
  for (const { row, leadId } of runLeads) {
    const reason = await notAddedReason(tx, leadId, here, elsewhere.get(leadId));
    if (reason !== null) {
      failRunLead(tx, row, reason);
      continue;
    }
    here.add(leadId);
    planned += 1;
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
  return planned;
}

interface Failure {
  readonly code: string;
  readonly reason: string;
}

const unusableContactReason = {
  code: 'contact_unusable',
  reason: 'What was found names nobody who could be written to.',
};
const suppressedReason = { code: 'suppressed', reason: 'This person must not be written to.' };
const alreadyInRunReason = { code: 'in_this_run', reason: 'The run writes to this person already.' };

async function notAddedReason(
  tx: Tx,
  leadId: string,
  here: ReadonlySet<string>,
  elsewhere: OpenRun | undefined,
): Promise<Failure | null> {
  if (here.has(leadId)) return alreadyInRunReason;
  if (elsewhere) return { code: 'in_other_run', reason: otherRunReason(elsewhere) };
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
