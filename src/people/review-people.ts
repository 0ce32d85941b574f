import { formatCount } from '../domain/format-count.ts';
import { toLeadDraft } from '../domain/contact-lead.ts';
import { Run } from '../store/entities/runs.ts';
import { leadSourceLabel } from '../application/companies/add-people.ts';
import { lockRun } from '../application/jobs/close.ts';
import { loadKnownLeads } from '../application/leads/add.ts';
import { findCompanies } from '../store/queries/run-companies.ts';
import { addDecision } from '../store/queries/run-decisions.ts';
import { updateRunStatus } from '../application/runs/update-status.ts';
import { listUndecidedRunLeads, enqueueDrafts, addPeopleAsLeads } from '../application/runs/add-people.ts';
import { addTimelineEntry } from '../store/queries/timeline.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { AccountError } from './account-error.ts';
import { searchOrganisations } from './find-organisation.ts';

export interface ReviewedPeople {
  readonly runId: string;
  /** How many are written to now, or were declined. */
  readonly decided: number;
  /** Who was accepted and is not written to all the same, and why. */
  readonly left: readonly { readonly runLeadId: string; readonly reason: string }[];
  /** Where the run stands now. */
  readonly status: string;
}

/**
 * Accepts people whom a run proposed, or who were attached to it: those of the ids, or all where there are none. They
 * become leads and their messages are drafted. Who must not be written to, or has a place in another open run, stays
 * with the reason. The run keeps that a person said so, and when, without the names of those whom it is about.
 *
 * @throws AccountError if there is no such run, or one of the ids names nobody who waits to be accepted in it.
 */
export async function acceptPeople(
  store: Store,
  runId: string,
  runLeadIds: readonly string[],
): Promise<ReviewedPeople> {
  return withRun(store, runId, async (tx, run) => {
    const before = await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds));
    const drafts = (await buildLeadDrafts(tx, run, before)).flatMap(({ draft }) => draft ?? []);
    const known = await loadKnownLeads(tx, run.projectId, drafts);
    await lockLeads(tx, before);
    const rows = await lockUndecided(tx, runId, runLeadIds);
    const places = rows.flatMap((row) => (row.leadId ? [{ row, leadId: row.leadId }] : []));
    const proposed = rows.filter(({ leadId }) => !leadId);
    const decided =
      (await addPeopleAsLeads(tx, run, await buildLeadDrafts(tx, run, proposed), known)) +
      (await enqueueDrafts(tx, run, places));
    const [left, taken] = [rows.filter(hasFailed), rows.filter((row) => !hasFailed(row))];
    addTimelineEntries(tx, taken, 'run_accepted', `A person accepted to write to them in the run ${runId}.`);
    const refused = left.length === 0 ? '' : ` Of them ${left.length} cannot be written to in it.`;
    await addDecision(tx, runId, `A person accepted ${countPeople(rows.length)}.${refused}`);
    await updateRunStatus(tx, runId);
    return {
      runId,
      decided,
      status: run.status,
      left: left.map(({ id, reason }) => ({ runLeadId: id, reason: reason ?? '' })),
    };
  });
}

/**
 * Declines them: nobody writes to them in this run. Otherwise as `acceptPeople`.
 *
 * @throws AccountError as `acceptPeople`.
 */
export async function declinePeople(
  store: Store,
  runId: string,
  runLeadIds: readonly string[],
): Promise<ReviewedPeople> {
  return withRun(store, runId, async (tx, run) => {
    await lockLeads(tx, await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds)));
    const rows = await lockUndecided(tx, runId, runLeadIds);
    addTimelineEntries(tx, rows, 'run_declined', `A person declined to write to them in the run ${runId}.`);
    await addDecision(tx, runId, `A person declined ${countPeople(rows.length)}.`);
    for (const row of rows) Object.assign(row, { ...declined, status: 'removed', updatedAt: tx.now });
    await updateRunStatus(tx, runId);
    return { runId, decided: rows.length, left: [], status: run.status };
  });
}

const countPeople = (count: number): string => formatCount(count, 'person', 'people');

const hasFailed = ({ status }: Rows['RunLead']) => status === 'failed';

/** What a person decided stands on the timelines of those who are leads. */
function addTimelineEntries(tx: Tx, rows: readonly Rows['RunLead'][], kind: string, summary: string): void {
  for (const { leadId } of rows) if (leadId) addTimelineEntry(tx, leadId, kind, summary);
}

const declined = { code: 'declined', reason: 'A person declined to write to them.' };

async function withRun(
  store: Store,
  runId: string,
  review: (tx: Tx, run: Rows['Run']) => Promise<ReviewedPeople>,
): Promise<ReviewedPeople> {
  const reviewed = await searchOrganisations(store, async (tx) => {
    const run = await tx.em.findOne(Run, { orgId: tx.orgId, id: runId });
    return run && review(tx, run);
  });
  if (!reviewed) throw new AccountError(`There is no run ${runId}.`);
  return reviewed;
}

/** Holds those who are leads already, before the run, as everybody does who holds both. */
async function lockLeads(tx: Tx, rows: readonly Rows['RunLead'][]): Promise<void> {
  await tx.sql('select from lead where org_id = $1 and id = any($2) order by id for key share', [
    tx.orgId,
    rows.flatMap(({ leadId }) => leadId ?? []),
  ]);
}

/** Holds the run, and answers those of its people who still wait. */
async function lockUndecided(
  tx: Tx,
  runId: string,
  runLeadIds: readonly string[],
): Promise<Rows['RunLead'][]> {
  await lockRun(tx, runId);
  const rows = await listUndecidedRunLeads(tx, runId, toIdFilter(runLeadIds));
  const missing = runLeadIds.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0)
    throw new AccountError(`Nobody waits to be accepted as ${missing.join(', ')} in ${runId}.`);
  if (rows.length === 0) throw new AccountError(`Nobody waits to be accepted in ${runId}.`);
  return rows;
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
      draft: company && row.contact ? toLeadDraft(row.contact, company, leadSourceLabel(run)) : null,
    };
  });
}
