import { buildDraftRequest, withFiles, type DraftOptions } from '../../domain/drafting/draft-request.ts';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import type { Proposals } from '../../domain/drafting/proposals.ts';
import { chooseFiles } from '../../domain/message-files.ts';
import { proposeDraft } from '../../ports/propose.ts';
import { findLead, lockLeadShared } from '../../store/queries/leads.ts';
import { recordDraftFailure, saveDraft } from '../../application/drafts/save.ts';
import { closeJob, lockWaitingJob } from '../../application/jobs/close.ts';
import { findFileScope, listCompanyFiles, type CompanyFileScope } from '../../store/queries/run-files.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { requireRun, reserveJobCredits } from '../jobs.ts';
import type { Stage } from '../stage.ts';
import { loadDraftingMaterial, type LoadedMaterial } from '../../application/drafts/load-material.ts';
import { findAutoDraftBlock } from '../../application/suspicions/find-draft-block.ts';
import { fieldOfJob, findJob, lockJobOnly } from '../../store/queries/jobs.ts';
import { updateRunLeadStatus } from '../../store/queries/run-leads.ts';
import { assembleDraftForRun } from '../../application/drafts/assemble.ts';

interface WorkInput extends LoadedMaterial {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  /** The company of the run whose files the message may have, or null. */
  readonly fileScope: CompanyFileScope | null;
  readonly draftOptions: DraftOptions;
}

interface Result {
  readonly request: DraftRequest;
  readonly proposals: Proposals;
  readonly warnings: readonly string[];
}

/** Shorter than the time after which the queue considers a job lost. */
const composeTimeoutMs = 90_000;

/** Drafts one lead's message for review. It sends nothing. */
export const draft: Stage<WorkInput, Result> = {
  concurrency: 4,

  begin: async (tx, jobId) => {
    const job = await findJob(tx, jobId);
    const lead = await findLead(tx, fieldOfJob(job, 'leadId'));
    if (!lead) {
      await failDraft(tx, jobId, null, { code: 'lead_gone', reason: 'The lead was deleted.' });
      return null;
    }
    const block = await findDraftBlock(tx, lead.id);
    if (block) {
      await failDraft(tx, jobId, lead, block);
      return null;
    }
    const run = await requireRun(tx, fieldOfJob(job, 'runId'));
    const runLeadId = fieldOfJob(job, 'runLeadId');
    await updateRunLeadStatus(tx, runLeadId, 'drafting');
    const target = {
      lead,
      campaignId: run.campaignId ?? null,
      fileScope: await findFileScope(tx, runLeadId),
    };
    const loaded = await loadDraftingMaterial(tx, { ...target, runBrief: run.brief ?? null });
    await reserveJobCredits(tx, job);
    return { ...target, ...loaded, draftOptions: toDraftOptions(run) };
  },

  work: async ({ material, siteProblem, draftOptions }, ports, signal) => {
    const { request, warnings } = buildDraftRequest(material, draftOptions, (text) =>
      ports.language.detect(text),
    );
    const proposals = await proposeDraft(ports, request, { signal, timeoutMs: composeTimeoutMs });
    return { request, proposals, warnings: [...(siteProblem ? [siteProblem] : []), ...warnings] };
  },

  finish: async (tx, jobId, workInput, { request, proposals, warnings }) => {
    const { campaignId, fileScope } = workInput;
    const lead = await lockLeadShared(tx, workInput.lead.id);
    // If the message may have files, `lockWaitingJob` also locks the run, so that no file is detached meanwhile.
    const job = await (fileScope === null ? lockJobOnly : lockWaitingJob)(tx, jobId);
    if (!job) return;
    if (!lead) return failDraft(tx, jobId, null, { code: 'lead_gone', reason: 'The lead was deleted.' });
    const block = await findDraftBlock(tx, lead.id);
    if (block) return failDraft(tx, jobId, lead, block);
    const runId = fieldOfJob(job, 'runId');
    const files = fileScope === null ? [] : await listCompanyFiles(tx, fileScope);
    const chosenFiles = chooseFiles(files);
    const assembly = await assembleDraftForRun(tx, runId, withFiles(request, files), proposals);
    if (!assembly.ok) return failDraft(tx, jobId, lead, assembly);
    const message = saveDraft(
      tx,
      { lead, campaignId, runId, channel: request.channel, files: chosenFiles.files },
      assembly.draft,
      [...warnings, ...chosenFiles.warnings],
    );
    await updateRunLeadStatus(tx, fieldOfJob(job, 'runLeadId'), 'drafted', { messageId: message.id });
    await closeJob(tx, job, { paid: true });
  },

  giveUp: async (tx, jobId, reason) => {
    const leadId = fieldOfJob(await findJob(tx, jobId), 'leadId');
    await failDraft(tx, jobId, await findLead(tx, leadId), { code: 'internal_error', reason });
  },
};

/** Returns why no draft is written, or null. */
async function findDraftBlock(tx: Tx, leadId: string): Promise<{ code: string; reason: string } | null> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed) return { code: 'suppressed', reason: `This person is suppressed (${suppressed.reason}).` };
  const reason = await findAutoDraftBlock(tx, leadId);
  return reason === null ? null : { code: 'suspected', reason };
}

/** Returns the options that a person confirmed for all messages of the run. */
function toDraftOptions({ language, channel, profile }: Rows['Run']): DraftOptions {
  const { languageChosen, greeting, tone, targetAudience, targetMarket } = profile ?? {};
  const audience = [targetAudience, targetMarket].filter((text) => text !== undefined).join('\n');
  return {
    [languageChosen === false ? 'suggestedLanguage' : 'language']: language ?? undefined,
    channel: channel ?? undefined,
    greeting,
    tone,
    audience,
  };
}

/** Saves the reason in the row and charges nothing. Emits no event for a deleted lead. */
async function failDraft(
  tx: Tx,
  jobId: string,
  lead: Rows['Lead'] | null,
  failure: { code: string; reason: string },
): Promise<void> {
  const job = await lockWaitingJob(tx, jobId);
  if (!job) return;
  const { code, reason } = failure;
  if (lead) recordDraftFailure(tx, lead, { code, reason, runId: job.runId ?? null });
  await updateRunLeadStatus(tx, fieldOfJob(job, 'runLeadId'), 'failed', { code, reason });
  await closeJob(tx, job, { paid: false, failure: { code, reason } });
}
