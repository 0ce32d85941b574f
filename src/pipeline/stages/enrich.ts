import { lookUpLead, type LeadLookupResult } from '../../provider-lookups/look-up-lead.ts';
import { ProviderFailed } from '../../ports/provider-failed.ts';
import { findLead, lockLead } from '../../store/queries/leads.ts';
import { saveEnrichment } from '../../application/enrichment/save.ts';
import { closeJob, lockWaitingJob, type JobOutcome } from '../../application/jobs/close.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import type { Stage } from '../stage.ts';
import { findJob } from '../../store/queries/jobs.ts';
import { planEnrichment, type EnrichmentPlan } from '../../application/enrichment/plan.ts';

type Failure = NonNullable<JobOutcome['failure']>;

const timeoutMs = 60_000;

/** Fills the empty fields of one lead. The call that enqueued it has reserved the credit. */
export const enrich: Stage<EnrichmentPlan, LeadLookupResult | Failure> = {
  concurrency: 8,
  batchSize: 1,

  begin: async (tx, job) => {
    const jobId = job.id;
    const lead = job.leadId ? await findLead(tx, job.leadId) : null;
    if (!lead) {
      await endWithoutResult(tx, jobId, { code: 'lead_gone', reason: 'The lead was deleted.' });
      return null;
    }
    const suppressed = await findLeadSuppression(tx, lead.id);
    if (suppressed) {
      const reason = `This person is suppressed (${suppressed.reason}).`;
      await endWithoutResult(tx, jobId, { code: 'suppressed', reason });
      return null;
    }
    const plan = await planEnrichment(tx, lead, job.enrichmentOptions ?? {});
    if (plan.nothingToDoReason !== null) {
      await endWithoutResult(tx, jobId, { code: 'nothing_missing', reason: plan.nothingToDoReason });
      return null;
    }
    return { workInput: plan, costsCredit: true };
  },

  work: async (plan, ports, signal) => {
    try {
      const result = await lookUpLead(ports, plan, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      // Interrupted work is done again by the next process.
      signal.throwIfAborted();
      return result;
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailed) || transientFailures.has(thrown.kind)) throw thrown;
      return { code: 'upstream_failed', reason: thrown.message };
    }
  },

  finish: async (tx, jobId, plan, result) => {
    if ('code' in result) {
      await endWithoutResult(tx, jobId, result);
      return null;
    }
    await lockLead(tx, plan.lead.id);
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return null;
    const saved = await saveEnrichment(tx, plan, result);
    const failure = { code: 'lead_gone', reason: 'The lead was deleted.' };
    return { job, ...(saved === null ? { paid: false, failure } : { paid: saved.found }) };
  },

  giveUp: (tx, jobId, reason) => endWithoutResult(tx, jobId, { code: 'enrichment_failed', reason }),
};

/** Provider failures that a later retry may overcome. */
const transientFailures: ReadonlySet<ProviderFailed['kind']> = new Set([
  'unavailable',
  'rate_limited',
] as const);

/** Saves the reason on the lead's timeline and charges nothing. */
async function endWithoutResult(tx: Tx, jobId: string, failure: Failure): Promise<void> {
  const { leadId } = await findJob(tx, jobId);
  const lead = leadId ? await lockLead(tx, leadId) : null;
  const job = await lockWaitingJob(tx, jobId);
  if (!job) return;
  if (lead) addTimelineEntry(tx, lead.id, 'enriched', `The lead could not be enriched. ${failure.reason}`);
  await closeJob(tx, job, { paid: false, failure });
}
