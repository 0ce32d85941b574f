import type { EnrichmentOptions } from '../../domain/enrichment.ts';
import { archivedReason, type JobKind, type RunLeadStatus } from '../../domain/run.ts';
import { Job, RunLead } from '../../store/entities/runs.ts';
import { newId } from '../../store/ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { deleteOutboxRow } from '../../store/queries/outbox.ts';
import { commitCredits, releaseCredits } from '../../store/queries/credits.ts';
import { updateRunStatus, updateFlushedRunStatus } from '../runs/update-status.ts';
import { removeUndraftedRunLeads } from '../../store/queries/run-archive-rows.ts';

/** A unit of work, and what it is for. */
export interface NewJob {
  readonly kind: JobKind;
  /** Absent for a unit outside of runs. */
  readonly runId?: string;
  readonly runLeadId?: string;
  readonly leadId?: string;
  readonly runCompanyId?: string;
  readonly host?: string;
  readonly asked?: EnrichmentOptions;
  /** Not before. */
  readonly dueAt?: Date;
}

/** Plans a unit of work and wakes the queue for it. Answers the id of its job. */
export function enqueueJob(tx: Tx, { dueAt = tx.now, ...unit }: NewJob): string {
  const id = newId('job');
  tx.em.create(Job, {
    orgId: tx.orgId,
    id,
    kind: unit.kind,
    runId: unit.runId ?? null,
    runLeadId: unit.runLeadId ?? null,
    leadId: unit.leadId ?? null,
    runCompanyId: unit.runCompanyId ?? null,
    host: unit.host ?? null,
    asked: unit.asked ?? null,
    state: 'waiting',
    attempts: 0,
    code: null,
    reason: null,
    createdAt: tx.now,
    finishedAt: null,
  });
  tx.enqueue(unit.kind, id, dueAt);
  return id;
}

/** The job of a unit of which the caller holds the row. */
export async function findJob(tx: Tx, jobId: string): Promise<Rows['Job']> {
  return tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId });
}

/** A field that every job of this kind has. */
export function fieldOfJob(
  job: Rows['Job'],
  field: 'runId' | 'runLeadId' | 'leadId' | 'runCompanyId' | 'host',
): string {
  const value = job[field];
  if (!value) throw new Error(`The ${job.kind} job ${job.id} has no ${field}.`);
  return value;
}

/**
 * The job, if it still waits; its row and its run's are held until the transaction ends, so that it is finished once. A
 * job whose run was archived meanwhile is ended here, without charge.
 */
export async function lockWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql<{ run_id: string | null }>(
    `select run_id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  if (!held) return null;
  const { run_id: runId } = held;
  const [run, job] = await Promise.all([
    runId === null ? null : lockRun(tx, runId),
    tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }),
  ]);
  if (runId === null || !run?.isArchived) return job;
  await removeUndraftedRunLeads(tx, runId);
  await endJob(tx, job, { paid: false, failure: archivedReason });
  return null;
}

/**
 * As `lockWaitingJob`, but its run's row is held by `closeJob` only, so that units of one run are saved side by side.
 */
export async function lockJobOnly(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql(
    `select from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  return held ? tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }) : null;
}

/** Thrown where a unit's run was archived while it was being saved; what was saved of it is to be rolled back. */
export class RunArchivedError extends Error {}

export interface JobOutcome {
  /** Whether the unit is paid for; work that found nothing or failed costs nothing. */
  readonly paid: boolean;
  readonly failure?: { readonly code: string; readonly reason: string };
}

/**
 * Marks a held job done or failed, settles its credit and moves its run on. What the unit brought is written before the
 * run's row is held, and all else is asked together, because others of the run wait from there to the end of the
 * transaction. Throws RunArchivedError.
 */
export async function closeJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  const { id, runId } = job;
  if (!runId) return endJob(tx, job, outcome);
  markJobEnded(tx, job, outcome);
  await tx.flush();
  const [run] = await Promise.all([
    lockRun(tx, runId),
    settleJobCredits(tx, id, outcome),
    updateFlushedRunStatus(tx, runId),
  ]);
  if (run.isArchived) throw new RunArchivedError();
}

/** As `closeJob`, where the caller holds the run's row, whether the run was archived or not. */
export async function endJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  markJobEnded(tx, job, outcome);
  await tx.flush();
  await settleJobCredits(tx, job.id, outcome);
  if (job.runId) await updateRunStatus(tx, job.runId);
}

function markJobEnded(tx: Tx, job: Rows['Job'], { failure }: JobOutcome): void {
  job.state = failure ? 'failed' : 'done';
  job.code = failure?.code ?? null;
  job.reason = failure?.reason ?? null;
  job.finishedAt = tx.now;
  job.heldSince = null;
}

async function settleJobCredits(tx: Tx, jobId: string, { paid }: JobOutcome): Promise<void> {
  await Promise.all([(paid ? commitCredits : releaseCredits)(tx, jobId), deleteOutboxRow(tx, jobId)]);
}

/** Holds the run's row until the transaction ends. Served by the primary key. */
export async function lockRun(tx: Tx, runId: string): Promise<{ readonly isArchived: boolean }> {
  const rows = await tx.sql<{ isArchived: boolean }>(
    `select archived_at is not null as "isArchived" from run where org_id = $1 and id = $2 for no key update`,
    [tx.orgId, runId],
  );
  return onlyItem(rows);
}

/** Moves a lead of the run on; one whose lead was deleted meanwhile has nothing to move. */
export async function updateRunLeadStatus(
  tx: Tx,
  runLeadId: string,
  status: RunLeadStatus,
  more: { code?: string; reason?: string; messageId?: string } = {},
): Promise<void> {
  const runLead = await tx.em.findOne(RunLead, { orgId: tx.orgId, id: runLeadId });
  if (runLead) Object.assign(runLead, { status, updatedAt: tx.now, ...more });
}
