import type { SiteReading } from '../../domain/research.ts';
import { RunCompany, RunLead } from '../../store/entities/runs.ts';
import { endIfSuppressed } from '../../store/queries/company-people.ts';
import { advanceCompany } from '../../store/queries/company-steps.ts';
import {
  closeJob,
  fieldOfJob,
  findJob,
  holdJobAlone,
  holdWaitingJob,
  moveRunLead,
  planJob,
} from '../../store/queries/jobs.ts';
import { freshReading, keepReading } from '../../store/queries/research.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { reserveFor } from '../jobs.ts';
import type { Stage } from '../stage.ts';

interface Load {
  readonly host: string;
  /** True when a fresh reading is at hand, or would serve nobody: there is nothing to read and nothing to pay. */
  readonly known: boolean;
  /** Whether it is for a company of the run, and not for leads that were there. */
  readonly isOfCompany: boolean;
}

const maxPages = 6;

/**
 * Reads a company's site once for all leads of the run that share it, and goes on to their drafts whatever it brought.
 * For a company of the run it goes on to its people.
 */
export const research: Stage<Load, SiteReading | null> = {
  atOnce: 22,

  begin: async (tx, jobId) => {
    const job = await findJob(tx, jobId);
    const host = fieldOfJob(job, 'host');
    const isOfCompany = Boolean(job.runCompanyId);
    if (isOfCompany && (await endIfCompanySuppressed(tx, job))) return null;
    const isOfUse = isOfCompany || (await mayAnybodyBeWrittenTo(tx, fieldOfJob(job, 'runId'), host));
    if (!isOfUse || (await freshReading(tx, host))) return { host, isOfCompany, known: true };
    if (job.runLeadId) await moveRunLead(tx, job.runLeadId, 'researching');
    await reserveFor(tx, job);
    return { host, isOfCompany, known: false };
  },

  work: async ({ host, known }, { site }, signal) => (known ? null : site.read(host, { maxPages, signal })),

  finish: async (tx, jobId, { host, isOfCompany }, reading) => {
    // What a company comes to next is planned by those alone who hold its run.
    const job = await (isOfCompany ? holdWaitingJob : holdJobAlone)(tx, jobId);
    if (!job) return;
    if (isOfCompany && (await endIfCompanySuppressed(tx, job))) return;
    if (reading) keepReading(tx, host, reading);
    await goOn(tx, job);
    await closeJob(tx, job, { paid: reading?.ok === true });
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    await goOn(tx, job);
    await closeJob(tx, job, { paid: false, failure: { code: 'research_failed', reason } });
  },
};

async function goOn(tx: Tx, job: Rows['Job']): Promise<void> {
  if (!job.runCompanyId) return draftSharers(tx, job);
  await advanceCompany(tx, await findCompany(tx, job.runCompanyId), job);
}

async function endIfCompanySuppressed(tx: Tx, job: Rows['Job']): Promise<boolean> {
  return endIfSuppressed(tx, job.id, await findCompany(tx, fieldOfJob(job, 'runCompanyId')));
}

async function findCompany(tx: Tx, id: string): Promise<Rows['RunCompany']> {
  return tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id });
}

/** Whether the reading would serve any lead that waits for it; a draft tells of the others why they get none. */
async function mayAnybodyBeWrittenTo(tx: Tx, runId: string, host: string): Promise<boolean> {
  for (const { leadId } of await sharers(tx, runId, host)) {
    if (leadId && !(await findLeadSuppression(tx, leadId))) return true;
  }
  return false;
}

/** Plans the drafts of all leads of the run that wait for this host. */
async function draftSharers(tx: Tx, job: Rows['Job']): Promise<void> {
  const runId = fieldOfJob(job, 'runId');
  for (const { id, leadId } of await sharers(tx, runId, fieldOfJob(job, 'host'))) {
    await moveRunLead(tx, id, 'researched');
    if (!leadId) throw new Error(`The row ${id} of the run waits for research and names no lead.`);
    planJob(tx, { kind: 'draft', runId, runLeadId: id, leadId });
  }
}

/** The run's leads that wait for this host's research. */
async function sharers(tx: Tx, runId: string, host: string) {
  return tx.em.find(RunLead, {
    orgId: tx.orgId,
    runId,
    domain: host,
    status: { $in: ['pending', 'researching'] },
  });
}
