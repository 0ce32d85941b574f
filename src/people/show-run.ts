import type { Alternative } from '../domain/planning/plan.ts';
import { findRepeatedOpening, type RunWarning } from '../domain/repeated-opening.ts';
import { formatInsufficientCredits } from '../domain/run-estimate.ts';
import { Lead } from '../store/entities/leads.ts';
import { Message } from '../store/entities/messages.ts';
import { Run, RunLead } from '../store/entities/runs.ts';
import { countSpendableCredits } from '../application/credits/count-spendable.ts';
import { findCompanies } from '../store/queries/run-companies.ts';
import { listDecisions, type RunDecision } from '../store/queries/run-decisions.ts';
import { estimateRun } from '../application/runs/estimate.ts';
import { countOpenings } from '../store/queries/run-drafts.ts';
import { sumRunCredits, findRemainingCap } from '../store/queries/runs.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation } from './find-organisation.ts';
import { leadSourceLabel } from '../domain/run.ts';

export interface ShownRow {
  readonly runLeadId: string;
  readonly status: string;
  readonly company: string;
  readonly person: string | null;
  readonly jobTitle: string | null;
  readonly email: string | null;
  /** Why the company fits or failed, and where person and company were found. */
  readonly why: string;
  readonly foundIn: string | null;
  /** Null if there is none; absent if drafts were not requested. */
  readonly draft?: ShownDraft | null;
}

/** What a person reads before approving a draft. */
export interface ShownDraft extends Pick<
  Rows['Message'],
  'state' | 'subject' | 'body' | 'channel' | 'evidence' | 'omitted' | 'warnings' | 'attachments'
> {
  readonly triggerId: string | null;
  readonly playId: string | null;
  /** Why this news, play and reference; null for drafts from before there were plans. */
  readonly planReason: string | null;
  readonly alternatives: readonly Alternative[];
  readonly messageId: string;
  readonly leadId: string;
  readonly language: string | null;
}

export interface ShownRun {
  readonly runId: string;
  readonly name: string;
  readonly status: string;
  readonly creditCap: number | null;
  readonly credits: { readonly reserved: number; readonly spent: number };
  /** The most that continuing costs. */
  readonly estimatedCredits: number;
  /** Why credits or the cap may stop it, or have stopped it; null if there are enough. */
  readonly shortage: string | null;
  /** People's decisions about the run and its people, oldest first. */
  readonly decisions: readonly RunDecision[];
  readonly rows: readonly ShownRow[];
  /** What concerns all drafts. */
  readonly warnings: readonly RunWarning[];
}

/**
 * Returns a run with its companies and people, as needed for a decision, and its drafts on request.
 *
 * @throws UserFacingError if there is no such run.
 */
export async function showRun(
  store: Store,
  runId: string,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<ShownRun> {
  const shown = await runInOwningOrganisation(store, async (tx) => {
    const run = await tx.em.findOne(Run, { orgId: tx.orgId, id: runId });
    return run && viewRun(tx, run, withDrafts);
  });
  if (!shown) throw new UserFacingError(`There is no run ${runId}.`);
  return shown;
}

async function viewRun(tx: Tx, run: Rows['Run'], withDrafts: boolean): Promise<ShownRun> {
  // Served by run_lead_run_index.
  const rows = await tx.em.find(RunLead, { orgId: tx.orgId, runId: run.id }, { orderBy: { id: 'asc' } });
  const companies = await findCompanies(
    tx,
    rows.flatMap(({ runCompanyId }) => runCompanyId ?? []),
  );
  const leads = await findLeads(tx, rows);
  const drafts = withDrafts ? await draftsOf(tx, rows) : undefined;
  const remaining = await estimateRun(tx, run);
  return {
    runId: run.id,
    name: leadSourceLabel(run),
    status: run.status,
    creditCap: run.creditCap ?? null,
    credits: await sumRunCredits(tx, run.id),
    estimatedCredits: remaining.credits,
    shortage: formatInsufficientCredits(remaining, {
      spendable: await countSpendableCredits(tx),
      cap: run.creditCap ?? null,
      remainingCap: await findRemainingCap(tx, run),
    }),
    decisions: await listDecisions(tx, run.id),
    rows: rows.map((row) => {
      const person = row.contact ?? leads.get(row.leadId ?? '');
      const shown = viewRow(row, companies.get(row.runCompanyId ?? ''), person);
      return drafts === undefined ? shown : { ...shown, draft: drafts.get(row.messageId ?? '') ?? null };
    }),
    warnings: [findRepeatedOpening(await countOpenings(tx, run.id))].filter((warning) => warning !== null),
  };
}

/** The leads of rows without a person found by search. Served by the primary key. */
async function findLeads(
  tx: Tx,
  rows: readonly Rows['RunLead'][],
): Promise<ReadonlyMap<string, Rows['Lead']>> {
  const ids = rows.flatMap(({ leadId, contact }) => (leadId && !contact ? [leadId] : []));
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: ids } });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** By the id of the message. Served by the primary key. */
async function draftsOf(tx: Tx, rows: readonly Rows['RunLead'][]): Promise<ReadonlyMap<string, ShownDraft>> {
  const ids = rows.flatMap(({ messageId }) => messageId ?? []);
  const messages = await tx.em.find(Message, { orgId: tx.orgId, id: { $in: ids } });
  return new Map(messages.map((message) => [message.id, viewDraft(message)]));
}

function viewDraft(message: Rows['Message']): ShownDraft {
  const { id, leadId, state, subject, body, channel, language } = message;
  const { evidence, omitted, warnings, attachments } = message;
  const text = { subject, body, channel, language: language ?? null };
  const plan = {
    triggerId: message.triggerId ?? null,
    playId: message.playId ?? null,
    planReason: message.planReason ?? null,
    alternatives: message.alternatives ?? [],
  };
  return { messageId: id, leadId, state, ...text, evidence, omitted, warnings, attachments, ...plan };
}

type Person = Pick<Rows['Lead'], 'firstName' | 'lastName' | 'jobTitle' | 'email'>;

function viewRow(
  row: Rows['RunLead'],
  company: Rows['RunCompany'] | undefined,
  person: Person | undefined,
): ShownRow {
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  return {
    runLeadId: row.id,
    status: row.status,
    company: row.company ?? row.domain ?? '-',
    person: name || null,
    jobTitle: person?.jobTitle ?? null,
    email: person?.email ?? null,
    why: row.reason ?? company?.why ?? '',
    foundIn: row.contact?.foundIn ?? company?.foundIn ?? null,
  };
}
