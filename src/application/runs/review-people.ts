import { toParsedLead } from '../../domain/contact-lead.ts';
import { formatCount } from '../../domain/format-count.ts';
import { findCompanies } from '../../store/queries/run-companies.ts';
import { lockLeadKeys } from '../../store/queries/leads.ts';
import { addDecision } from '../../store/queries/run-decisions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { lockKnownLeads } from '../leads/add.ts';
import { addPeopleAsLeads, enqueueDrafts } from './add-people.ts';
import { updateRunStatus } from './update-status.ts';
import { lockRun } from '../../store/queries/runs.ts';
import { leadSourceLabel, type RunStatus } from '../../domain/run.ts';
import { listUndecidedRunLeads } from '../../store/queries/run-leads.ts';

export interface ReviewedPeople {
  readonly runId: string;
  /** The number of people who were accepted and drafted, or declined. */
  readonly decided: number;
  /** Accepted people who will get no message, with the reason. */
  readonly left: readonly { readonly runLeadId: string; readonly reason: string }[];
  readonly status: RunStatus;
}

/** Explains to the caller why nothing was decided. */
export interface ReviewProblem {
  readonly problem: string;
}

/**
 * Accepts people that a run proposed, or that were attached to it: those with the ids, or all of them if no ids are
 * given. They become leads and their drafts are enqueued. People who are suppressed or in another open run fail with a
 * reason. The run's log records that a person decided and when, without any names.
 */
export async function acceptRunPeople(
  tx: Tx,
  run: Rows['Run'],
  runLeadIds: readonly string[],
): Promise<ReviewedPeople | ReviewProblem> {
  const { id: runId } = run;
  const before = await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds));
  const drafts = (await buildLeadDrafts(tx, run, before)).flatMap(({ draft }) => draft ?? []);
  const known = await lockKnownLeads(tx, run.projectId, drafts);
  await lockLeads(tx, before);
  const undecided = await lockUndecided(tx, runId, runLeadIds);
  if ('problem' in undecided) return undecided;
  const { rows } = undecided;
  const existing = rows.flatMap((row) => (row.leadId ? [{ row, leadId: row.leadId }] : []));
  const proposed = rows.filter(({ leadId }) => !leadId);
  const decided =
    (await addPeopleAsLeads(tx, run, await buildLeadDrafts(tx, run, proposed), known)) +
    (await enqueueDrafts(tx, run, existing));
  const [failed, added] = [rows.filter(hasFailed), rows.filter((row) => !hasFailed(row))];
  addTimelineEntries(tx, added, 'run_accepted', `A person accepted them as a recipient of the run ${runId}.`);
  const failures = failed.length === 0 ? '' : ` ${failed.length} of them cannot be written to.`;
  await addDecision(tx, runId, `A person accepted ${countPeople(rows.length)}.${failures}`);
  await updateRunStatus(tx, runId);
  return {
    runId,
    decided,
    status: run.status,
    left: failed.map(({ id, reason }) => ({ runLeadId: id, reason: reason ?? '' })),
  };
}

/** Removes people from this run. Otherwise as `acceptRunPeople`. */
export async function declineRunPeople(
  tx: Tx,
  run: Rows['Run'],
  runLeadIds: readonly string[],
): Promise<ReviewedPeople | ReviewProblem> {
  const { id: runId } = run;
  await lockLeads(tx, await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds)));
  const undecided = await lockUndecided(tx, runId, runLeadIds);
  if ('problem' in undecided) return undecided;
  const { rows } = undecided;
  addTimelineEntries(tx, rows, 'run_declined', `A person declined them in the run ${runId}.`);
  await addDecision(tx, runId, `A person declined ${countPeople(rows.length)}.`);
  for (const row of rows) Object.assign(row, { ...declinedReason, status: 'removed', updatedAt: tx.now });
  await updateRunStatus(tx, runId);
  return { runId, decided: rows.length, left: [], status: run.status };
}

const countPeople = (count: number): string => formatCount(count, 'person', 'people');

const hasFailed = ({ status }: Rows['RunLead']) => status === 'failed';

function addTimelineEntries(tx: Tx, rows: readonly Rows['RunLead'][], kind: string, summary: string): void {
  for (const { leadId } of rows) if (leadId) addTimelineEntry(tx, leadId, kind, summary);
}

const declinedReason = { code: 'declined', reason: 'A person declined them.' };

/** Locks the existing leads before the run, as every transaction does. */
async function lockLeads(tx: Tx, rows: readonly Rows['RunLead'][]): Promise<void> {
  await lockLeadKeys(
    tx,
    rows.flatMap(({ leadId }) => leadId ?? []),
  );
}

/** Locks the run and returns its people who still wait for a decision. */
async function lockUndecided(
  tx: Tx,
  runId: string,
  runLeadIds: readonly string[],
): Promise<{ readonly rows: Rows['RunLead'][] } | ReviewProblem> {
  await lockRun(tx, runId);
  const rows = await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds));
  const missing = runLeadIds.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0)
    return { problem: `No person waits for a decision as ${missing.join(', ')} in ${runId}.` };
  return rows.length > 0 ? { rows } : { problem: `No person waits for a decision in ${runId}.` };
}

function toIdFilter(runLeadIds: readonly string[]): readonly string[] | null {
  return runLeadIds.length > 0 ? runLeadIds : null;
}

async function buildLeadDrafts(tx: Tx, run: Rows['Run'], rows: readonly Rows['RunLead'][]) {
  const companies = await findCompanies(
    tx,
    rows.flatMap(({ runCompanyId }) => runCompanyId ?? []),
  );
  return rows.map((row) => {
    const company = companies.get(row.runCompanyId ?? '');
    return {
      row,
      draft: company && row.contact ? toParsedLead(row.contact, company, leadSourceLabel(run)) : null,
    };
  });
}
