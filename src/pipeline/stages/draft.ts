import { buildCommission, withFiles, type Wishes } from '../../domain/drafting/commission.ts';
import type { Commission } from '../../domain/drafting/material.ts';
import type { Proposals } from '../../domain/drafting/proposals.ts';
import { chooseFiles } from '../../domain/message-files.ts';
import { proposeDraft } from '../../ports/propose.ts';
import {
  findLead,
  holdLeadSettled,
  loadMaterial,
  type LoadedMaterial,
} from '../../store/queries/drafting.ts';
import { assembleForRun, reportFailedDraft, storeDraft } from '../../store/queries/drafts.ts';
import {
  closeJob,
  fieldOfJob,
  findJob,
  holdJobAlone,
  holdWaitingJob,
  moveRunLead,
} from '../../store/queries/jobs.ts';
import { filePlaceOf, filesOfCompany, type FilePlace } from '../../store/queries/run-files.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import { whyNotUnasked } from '../../store/queries/suspicions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findRun, reserveFor } from '../jobs.ts';
import type { Stage } from '../stage.ts';

interface Load extends LoadedMaterial {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  /** The company of the run that the lead is at, if any. */
  readonly place: FilePlace | null;
  readonly wishes: Wishes;
}

interface Result {
  readonly commission: Commission;
  readonly written: Proposals;
  readonly warnings: readonly string[];
}

/** Shorter than the time after which the queue takes a job for lost. */
const composePatienceMs = 90_000;

/** Writes one lead's message and leaves it for a person. It sends nothing. */
export const draft: Stage<Load, Result> = {
  atOnce: 4,

  begin: async (tx, jobId) => {
    const job = await findJob(tx, jobId);
    const lead = await findLead(tx, fieldOfJob(job, 'leadId'));
    if (!lead) {
      await failDraft(tx, jobId, null, { code: 'lead_gone', reason: 'The lead was deleted.' });
      return null;
    }
    const trouble = await whyNever(tx, lead.id);
    if (trouble) {
      await failDraft(tx, jobId, lead, trouble);
      return null;
    }
    const run = await findRun(tx, fieldOfJob(job, 'runId'));
    const runLeadId = fieldOfJob(job, 'runLeadId');
    await moveRunLead(tx, runLeadId, 'drafting');
    const target = {
      lead,
      campaignId: run.campaignId ?? null,
      place: await filePlaceOf(tx, runLeadId),
    };
    const loaded = await loadMaterial(tx, { ...target, runBrief: run.brief ?? null });
    await reserveFor(tx, job);
    return { ...target, ...loaded, wishes: wishesOf(run) };
  },

  work: async ({ material, siteTrouble, wishes }, ports, signal) => {
    const { commission, warnings } = buildCommission(material, wishes, (text) => ports.language.detect(text));
    const written = await proposeDraft(ports, commission, { signal, patienceMs: composePatienceMs });
    return { commission, written, warnings: [...(siteTrouble ? [siteTrouble] : []), ...warnings] };
  },

  finish: async (tx, jobId, load, { commission, written, warnings }) => {
    const { campaignId, place } = load;
    const lead = await holdLeadSettled(tx, load.lead.id);
    // Files are taken off a run by those alone who hold it, so that none goes with a message that is being saved.
    const job = await (place === null ? holdJobAlone : holdWaitingJob)(tx, jobId);
    if (!job) return;
    if (!lead) return failDraft(tx, jobId, null, { code: 'lead_gone', reason: 'The lead was deleted.' });
    const trouble = await whyNever(tx, lead.id);
    if (trouble) return failDraft(tx, jobId, lead, trouble);
    const runId = fieldOfJob(job, 'runId');
    const files = place === null ? [] : await filesOfCompany(tx, place);
    const going = chooseFiles(files);
    const assembly = await assembleForRun(tx, runId, withFiles(commission, files), written);
    if (!assembly.ok) return failDraft(tx, jobId, lead, assembly);
    const message = storeDraft(
      tx,
      { lead, campaignId, runId, channel: commission.channel, files: going.files },
      assembly.draft,
      [...warnings, ...going.warnings],
    );
    await moveRunLead(tx, fieldOfJob(job, 'runLeadId'), 'drafted', { messageId: message.id });
    await closeJob(tx, job, { paid: true });
  },

  giveUp: async (tx, jobId, reason) => {
    const leadId = fieldOfJob(await findJob(tx, jobId), 'leadId');
    await failDraft(tx, jobId, await findLead(tx, leadId), { code: 'internal_error', reason });
  },
};

/** Why nothing is written to the lead; null where something may be. */
async function whyNever(tx: Tx, leadId: string): Promise<{ code: string; reason: string } | null> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed)
    return { code: 'suppressed', reason: `This person must not be written to (${suppressed.reason}).` };
  const reason = await whyNotUnasked(tx, leadId);
  return reason === null ? null : { code: 'suspected', reason };
}

/** What a person confirmed for all messages of the run. */
function wishesOf({ language, channel, profile }: Rows['Run']): Wishes {
  const { languageChosen, greeting, tone, targetAudience, targetMarket } = profile ?? {};
  const audience = [targetAudience, targetMarket].filter((text) => text !== undefined).join('\n');
  return {
    [languageChosen === false ? 'usualLanguage' : 'language']: language ?? undefined,
    channel: channel ?? undefined,
    greeting,
    tone,
    audience,
  };
}

/** The row keeps the reason; nothing is paid. A lead that is gone has no one to be told about. */
async function failDraft(
  tx: Tx,
  jobId: string,
  lead: Rows['Lead'] | null,
  failure: { code: string; reason: string },
): Promise<void> {
  const job = await holdWaitingJob(tx, jobId);
  if (!job) return;
  const { code, reason } = failure;
  if (lead) reportFailedDraft(tx, lead, { code, reason, runId: job.runId ?? null });
  await moveRunLead(tx, fieldOfJob(job, 'runLeadId'), 'failed', { code, reason });
  await closeJob(tx, job, { paid: false, failure: { code, reason } });
}
