import type { JobKind, RunLeadStatus } from '../domain/run.ts';
import { Job, Run, RunLead } from '../store/entities/runs.ts';
import { newId } from '../store/ids.ts';
import { commitCredits, measureRun, releaseCredits, reserveCredits } from '../store/queries/credits.ts';
import type { Rows } from '../store/rows.ts';
import type { Tx } from '../store/store.ts';
import { Shortage } from './stage.ts';

/** Time after which a parked run looks again whether there are credits. */
const parkedRetryMs = 15_000;

/** The job, if there is still something to do for it. */
export async function findWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const job = await tx.em.findOne(Job, { orgId: tx.orgId, id: jobId, state: 'waiting' });
  if (job) job.attempts += 1;
  return job;
}

/** As `findWaitingJob`, holding the row and its run's until the transaction ends, so that a job is finished once. */
export async function holdWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql<{ run_id: string }>(
    `select run_id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  if (!held) return null;
  await tx.sql('select from run where org_id = $1 and id = $2 for no key update', [tx.orgId, held.run_id]);
  return tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId });
}

/** Sets the job's credit aside, or throws Shortage. A repeat under the same job changes nothing. */
export async function reserveFor(tx: Tx, job: Rows['Job']): Promise<void> {
  const reserved = await reserveCredits(tx, { jobId: job.id, unit: job.kind, runId: job.runId ?? null });
  if (!reserved.ok) throw new Shortage(reserved.missing);
}

/** Parks the job and its run until there are credits; the run looks again by itself. */
export async function parkJob(tx: Tx, jobId: string): Promise<void> {
  const job = await holdWaitingJob(tx, jobId);
  if (!job) return;
  const run = await findRun(tx, job.runId!);
  job.state = 'parked';
  if (run.status !== 'parked_credits') {
    tx.wake('resume', run.id, new Date(tx.now.getTime() + parkedRetryMs));
    Object.assign(run, { status: 'parked_credits', gateSince: tx.now, updatedAt: tx.now });
  }
  await dropWake(tx, job.id);
}

/** How often the job was begun. */
export async function attemptsOf(tx: Tx, jobId: string): Promise<number> {
  const [row] = await tx.sql<{ attempts: number }>('select attempts from job where org_id = $1 and id = $2', [
    tx.orgId,
    jobId,
  ]);
  return row?.attempts ?? 0;
}

export interface JobOutcome {
  /** Whether the unit is paid for; work that found nothing or failed costs nothing. */
  readonly paid: boolean;
  readonly failure?: { readonly code: string; readonly reason: string };
}

/** Marks the job done or failed, settles its credit and moves the run on when it was the last. */
export async function closeJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  job.state = outcome.failure ? 'failed' : 'done';
  job.code = outcome.failure?.code ?? null;
  job.reason = outcome.failure?.reason ?? null;
  job.finishedAt = tx.now;
  await (outcome.paid ? commitCredits : releaseCredits)(tx, job.id);
  await dropWake(tx, job.id);
  await tx.em.flush();
  if (job.runId) await passGate(tx, job.runId);
}

/** The run waits for a person once no job of it is left. The caller holds the run's row. */
async function passGate(tx: Tx, runId: string): Promise<void> {
  const [open] = await tx.sql<{ open: number }>(
    `select count(*)::int as open from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')`,
    [tx.orgId, runId],
  );
  const run = await tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId });
  run.updatedAt = tx.now;
  if (open!.open > 0 || run.status !== 'drafting') return;
  run.status = 'awaiting_approval';
  run.gateSince = tx.now;
  await measureRun(tx, runId);
}

/** Plans a unit of work and wakes the queue for it. */
export function planJob(
  tx: Tx,
  unit: { kind: JobKind; runId: string; runLeadId: string; leadId: string; host?: string | null },
): void {
  const id = newId('job');
  tx.em.create(Job, {
    orgId: tx.orgId,
    id,
    ...unit,
    host: unit.host ?? null,
    state: 'waiting',
    attempts: 0,
    code: null,
    reason: null,
    createdAt: tx.now,
    finishedAt: null,
  });
  tx.wake(unit.kind, id);
}

export async function findRun(tx: Tx, runId: string): Promise<Rows['Run']> {
  return tx.em.findOneOrFail(Run, { orgId: tx.orgId, id: runId });
}

export async function moveRunLead(
  tx: Tx,
  runLeadId: string,
  status: RunLeadStatus,
  more: { code?: string; reason?: string; messageId?: string } = {},
): Promise<void> {
  const runLead = await tx.em.findOneOrFail(RunLead, { orgId: tx.orgId, id: runLeadId });
  Object.assign(runLead, { status, updatedAt: tx.now, ...more });
}

async function dropWake(tx: Tx, subject: string): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, subject]);
}

/** Sets a parked run going again. The first unit that still cannot be paid parks it anew. */
export async function resumeRun(tx: Tx, runId: string): Promise<void> {
  await tx.sql('select from run where org_id = $1 and id = $2 for no key update', [tx.orgId, runId]);
  await dropWake(tx, runId);
  const run = await findRun(tx, runId);
  if (run.status !== 'parked_credits') return;
  run.status = 'drafting';
  run.gateSince = null;
  run.updatedAt = tx.now;
  const jobs = await tx.em.find(Job, { orgId: tx.orgId, runId, state: 'parked' }, { orderBy: { id: 'asc' } });
  for (const job of jobs) {
    job.state = 'waiting';
    tx.wake(job.kind, job.id);
  }
}
