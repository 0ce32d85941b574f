import type { Assembly } from '../../domain/drafting/assemble.ts';
import { withFiles, type DraftOptions } from '../../domain/drafting/draft-request.ts';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import type { Proposals } from '../../domain/drafting/proposals.ts';
import { chooseFiles } from '../../domain/message-files.ts';
import type { Ports } from '../../ports/ports.ts';
import { proposeAgain, proposeDraft } from '../../ports/propose.ts';
import { findLead, lockLeadShared } from '../../store/queries/leads.ts';
import { recordDraftFailure, saveDraft } from '../../application/drafts/save.ts';
import { closeJobs, lockWaitingJob, type ClosedJob } from '../../application/jobs/close.ts';
import { findFileScope, listCompanyFiles, type CompanyFileScope } from '../../store/queries/run-files.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { requireRun } from '../jobs.ts';
import type { Stage } from '../stage.ts';
import { loadDraftingMaterial, type LoadedMaterial } from '../../application/drafts/load-material.ts';
import { findAutoDraftObstacle } from '../../application/suspicions/find-auto-draft-obstacle.ts';
import { fieldOfJob, findJob, lockJobOnly, type UnitJob } from '../../store/queries/jobs.ts';
import { updateRunLeadStatus } from '../../store/queries/run-leads.ts';
import { claimDraftSentences } from '../../application/drafts/claim-sentences.ts';
import { runDraftOptions } from '../../application/drafts/run-options.ts';

interface WorkInput extends LoadedMaterial {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  /** The company of the run whose files the message may have, or null. */
  readonly fileScope: CompanyFileScope | null;
  readonly draftOptions: DraftOptions;
  /** What was written, if it must be assembled again. */
  readonly written?: Written;
}

interface DraftFailure {
  readonly code: string;
  readonly reason: string;
}

interface Written {
  readonly request: DraftRequest;
  readonly proposals: Proposals;
  readonly warnings: readonly string[];
}

interface Result extends Written {
  readonly assembly: Assembly;
}

/** Shorter than the time after which the queue considers a job lost. */
const composeTimeoutMs = 90_000;

/** Drafts one lead's message for review. It sends nothing. */
export const draft: Stage<WorkInput, Result> = {
  concurrency: 8,
  batchSize: 8,
  lockedFirst: ({ lead }) => lead.id,

  begin: async (tx, job) => {
    const runLeadId = fieldOfJob(job, 'runLeadId');
    const [{ lead, failure }, run, fileScope] = await Promise.all([
      findRecipient(tx, fieldOfJob(job, 'leadId'), findLead),
      requireRun(tx, fieldOfJob(job, 'runId')),
      findFileScope(tx, runLeadId),
    ]);
    if (failure) {
      await failDraft(tx, job.id, lead, failure);
      return null;
    }
    const target = { lead, campaignId: run.campaignId ?? null, fileScope };
    const [loaded] = await Promise.all([
      loadDraftingMaterial(tx, { ...target, runBrief: run.brief ?? null }),
      updateRunLeadStatus(tx, runLeadId, 'drafting'),
    ]);
    return { workInput: { ...target, ...loaded, draftOptions: runDraftOptions(run) }, costsCredit: true };
  },

  work: async (workInput, ports, signal) => {
    const turn = { orgId: workInput.lead.orgId, signal };
    const written = await (workInput.written
      ? writeAgain(workInput.written, ports, turn)
      : write(workInput, ports, signal));
    const { request, proposals } = written;
    return { ...written, assembly: await ports.textWork.run(turn, 'assembleFirst', request, proposals) };
  },

  finish: async (tx, jobId, workInput, { assembly, ...written }) => {
    const { request, warnings } = written;
    const { campaignId, fileScope } = workInput;
    const [{ lead, failure }, job] = await Promise.all([
      findRecipient(tx, workInput.lead.id, lockLeadShared),
      // If the message may have files, `lockWaitingJob` also locks the run, so that no file is detached meanwhile.
      (fileScope === null ? lockJobOnly : lockWaitingJob)(tx, jobId),
    ]);
    if (!job) return null;
    if (failure) return failUnit(tx, job, lead, failure);
    const runId = fieldOfJob(job, 'runId');
    const files = fileScope === null ? [] : await listCompanyFiles(tx, fileScope);
    const chosenFiles = chooseFiles(files);
    const again = (changed: DraftRequest) => ({
      again: { ...workInput, written: { ...written, request: changed } },
    });
    const currentRequest = withFiles(request, files);
    // A file was detached meanwhile.
    if (currentRequest.sources.length < request.sources.length) return again(currentRequest);
    if (!assembly.ok) return failUnit(tx, job, lead, assembly);
    const taken = await claimDraftSentences(tx, runId, request, assembly.draft);
    if (taken.length > 0)
      return again({ ...request, takenSentences: new Set([...request.takenSentences, ...taken]) });
    const message = saveDraft(
      tx,
      { lead, campaignId, runId, channel: request.channel, files: chosenFiles.files, plan: request.plan },
      assembly.draft,
      [...warnings, ...chosenFiles.warnings],
    );
    await updateRunLeadStatus(tx, fieldOfJob(job, 'runLeadId'), 'drafted', { messageId: message.id });
    return { job, paid: true };
  },

  giveUp: async (tx, jobId, reason) => {
    const leadId = fieldOfJob(await findJob(tx, jobId), 'leadId');
    await failDraft(tx, jobId, await findLead(tx, leadId), { code: 'internal_error', reason });
  },
};

async function write(
  { lead: { orgId }, material, siteProblem, draftOptions }: WorkInput,
  ports: Ports,
  signal: AbortSignal,
): Promise<Written> {
  const turn = { orgId, signal };
  const { request, warnings } = await ports.textWork.run(turn, 'buildDraftRequest', material, draftOptions);
  const proposals = await proposeDraft(ports, request, { ...turn, timeoutMs: composeTimeoutMs });
  return { request, proposals, warnings: [...(siteProblem ? [siteProblem] : []), ...warnings] };
}

/** Without sentences that other drafts of the run have, there may be other words for the same news. */
async function writeAgain(
  written: Written,
  ports: Ports,
  turn: { readonly orgId: string; readonly signal: AbortSignal },
): Promise<Written> {
  const { request, proposals } = written;
  return { ...written, proposals: await proposeAgain(ports, request, proposals, turn) };
}

type Recipient =
  | { readonly lead: Rows['Lead']; readonly failure: null }
  | { readonly lead: Rows['Lead'] | null; readonly failure: DraftFailure };

/** Finds the lead, and the reason if no draft may be written. All statements travel in one round trip. */
async function findRecipient(tx: Tx, leadId: string, find: typeof lockLeadShared): Promise<Recipient> {
  const [lead, failure] = await Promise.all([find(tx, leadId), findDraftBlock(tx, leadId)]);
  if (!lead) return { lead, failure: { code: 'lead_gone', reason: 'The lead was deleted.' } };
  // A merged lead has another id, and what blocks drafts moved to it.
  return { lead, failure: lead.id === leadId ? failure : await findDraftBlock(tx, lead.id) };
}

/** Returns why no draft is written, or null. */
async function findDraftBlock(tx: Tx, leadId: string): Promise<DraftFailure | null> {
  const [suppressed, reason] = await Promise.all([
    findLeadSuppression(tx, leadId),
    findAutoDraftObstacle(tx, leadId),
  ]);
  if (suppressed) return { code: 'suppressed', reason: `This person is suppressed (${suppressed.reason}).` };
  return reason === null ? null : { code: 'suspected', reason };
}

async function failDraft(
  tx: Tx,
  jobId: string,
  lead: Rows['Lead'] | null,
  failure: DraftFailure,
): Promise<void> {
  const job = await lockWaitingJob(tx, jobId);
  if (job) await closeJobs(tx, [await failUnit(tx, job, lead, failure)]);
}

/** Saves the reason in the row and charges nothing. Emits no event for a deleted lead. */
async function failUnit(
  tx: Tx,
  job: UnitJob,
  lead: Rows['Lead'] | null,
  { code, reason }: DraftFailure,
): Promise<ClosedJob> {
  if (lead) recordDraftFailure(tx, lead, { code, reason, runId: job.runId ?? null });
  await updateRunLeadStatus(tx, fieldOfJob(job, 'runLeadId'), 'failed', { code, reason });
  return { job, paid: false, failure: { code, reason } };
}
