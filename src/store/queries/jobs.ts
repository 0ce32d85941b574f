import type { EnrichmentAsked } from '../../domain/enrichment.ts';
import { archivedReason, type JobKind, type RunLeadStatus } from '../../domain/run.ts';
import { Job, RunLead } from '../entities/runs.ts';
import { newId } from '../ids.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { commitCredits, releaseCredits } from './credits.ts';
import { settleRun, settleWritten } from './run-gate.ts';
import { removeUndrafted } from './run-archive-rows.ts';

/** A unit of work, and what it is for. */
export interface PlannedUnit {
  readonly kind: JobKind;
  /** Absent for a unit outside of runs. */
  readonly runId?: string;
  readonly runLeadId?: string;
  readonly leadId?: string;
  readonly runCompanyId?: string;
  readonly host?: string;
  readonly asked?: EnrichmentAsked;
  /** Not before. */
  readonly dueAt?: Date;
}

/** Plans a unit of work and wakes the queue for it. Answers the id of its job. */
export function planJob(tx: Tx, { dueAt = tx.now, ...unit }: PlannedUnit): string {
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
  tx.wake(unit.kind, id, dueAt);
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
export async function holdWaitingJob(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql<{ run_id: string | null }>(
    `select run_id from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  if (!held) return null;
  const { run_id: runId } = held;
  const [run, job] = await Promise.all([
    runId === null ? null : holdRun(tx, runId),
    tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }),
  ]);
  if (runId === null || !run?.isArchived) return job;
  await removeUndrafted(tx, runId);
  await endJob(tx, job, { paid: false, failure: archivedReason });
  return null;
}

/**
 * As `holdWaitingJob`, but its run's row is held by `closeJob` only, so that units of one run are saved side by side.
 */
export async function holdJobAlone(tx: Tx, jobId: string): Promise<Rows['Job'] | null> {
  const [held] = await tx.sql(
    `select from job where org_id = $1 and id = $2 and state = 'waiting' for no key update`,
    [tx.orgId, jobId],
  );
  return held ? tx.em.findOneOrFail(Job, { orgId: tx.orgId, id: jobId }, { refresh: true }) : null;
}

/** Thrown where a unit's run was archived while it was being saved; what was saved of it is to be rolled back. */
export class RunArchived extends Error {}

export interface JobOutcome {
  /** Whether the unit is paid for; work that found nothing or failed costs nothing. */
  readonly paid: boolean;
  readonly failure?: { readonly code: string; readonly reason: string };
}

/**
 * Marks a held job done or failed, settles its credit and moves its run on. What the unit brought is written before the
 * run's row is held, and all else is asked together, because others of the run wait from there to the end of the
 * transaction. Throws RunArchived.
 */
export async function closeJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  const { id, runId } = job;
  if (!runId) return endJob(tx, job, outcome);
  markEnded(tx, job, outcome);
  await tx.flush();
  const [run] = await Promise.all([
    holdRun(tx, runId),
    settleUnit(tx, id, outcome),
    settleWritten(tx, runId),
  ]);
  if (run.isArchived) throw new RunArchived();
}

/** As `closeJob`, where the caller holds the run's row, whether the run was archived or not. */
export async function endJob(tx: Tx, job: Rows['Job'], outcome: JobOutcome): Promise<void> {
  markEnded(tx, job, outcome);
  await tx.flush();
  await settleUnit(tx, job.id, outcome);
  if (job.runId) await settleRun(tx, job.runId);
}

function markEnded(tx: Tx, job: Rows['Job'], { failure }: JobOutcome): void {
  job.state = failure ? 'failed' : 'done';
  job.code = failure?.code ?? null;
  job.reason = failure?.reason ?? null;
  job.finishedAt = tx.now;
  job.heldSince = null;
}

async function settleUnit(tx: Tx, jobId: string, { paid }: JobOutcome): Promise<void> {
  await Promise.all([(paid ? commitCredits : releaseCredits)(tx, jobId), dropWake(tx, jobId)]);
}

/** Holds the run's row until the transaction ends. Served by the primary key. */
export async function holdRun(tx: Tx, runId: string): Promise<{ readonly isArchived: boolean }> {
  const rows = await tx.sql<{ isArchived: boolean }>(
    `select archived_at is not null as "isArchived" from run where org_id = $1 and id = $2 for no key update`,
    [tx.orgId, runId],
  );
  return onlyItem(rows);
}

/** Moves a lead of the run on; one whose lead was deleted meanwhile has nothing to move. */
export async function moveRunLead(
  tx: Tx,
  runLeadId: string,
  status: RunLeadStatus,
  more: { code?: string; reason?: string; messageId?: string } = {},
): Promise<void> {
  const runLead = await tx.em.findOne(RunLead, { orgId: tx.orgId, id: runLeadId });
  if (runLead) Object.assign(runLead, { status, updatedAt: tx.now, ...more });
}

/** Nobody needs to be woken for the job any more. Served by outbox_subject_index. */
export async function dropWake(tx: Tx, subject: string): Promise<void> {
  await tx.sql('delete from directory.outbox where org_id = $1 and subject = $2', [tx.orgId, subject]);
}
