import { expect } from 'vitest';
import type { JobKind } from '../../../src/domain/run.ts';
import { resumeRun } from '../../../src/pipeline/jobs.ts';
import { performJob } from '../../../src/pipeline/perform.ts';
import { classifyDatabaseError } from '../../../src/store/database-faults.ts';
import type { Store } from '../../../src/store/store.ts';
import type { StepContext } from './step-context.ts';

interface WaitingJob {
  readonly id: string;
  readonly kind: JobKind;
}

const maxRounds = 60;
const death = new Error('The worker is dead.');

/** Performs some of the waiting jobs concurrently. */
export async function workJobs(context: StepContext, first: number, count: number): Promise<void> {
  const jobs = await listWaitingJobs(context);
  const chosen = Array.from(
    { length: count },
    (_, offset) => jobs[(first + offset) % jobs.length] ?? [],
  ).flat();
  await Promise.all(chosen.map((job) => performWaitingJob(context, job)));
}

/**
 * Performs one job and dies at the numbered point: before, in or after a transaction. Its uncommitted changes are
 * rolled back.
 */
export async function dieAtPoint(context: StepContext, index: number, point: number): Promise<void> {
  const jobs = await listWaitingJobs(context);
  const job = jobs[index % Math.max(1, jobs.length)];
  if (!job) return;
  await performWaitingJob(context, job, createDyingStore(context.store, point)).catch((thrown: unknown) => {
    if (thrown !== death) throw thrown;
  });
}

/** Performs jobs until all remaining work waits for a person; all providers are available. */
export async function finishWork(context: StepContext): Promise<void> {
  const { scene, model, store, orgId } = context;
  scene.unavailable.clear();
  for (let round = 0; round < maxRounds; round += 1) {
    const jobs = await listWaitingJobs(context);
    for (const job of jobs) await performWaitingJob(context, job);
    if (jobs.length > 0) continue;
    for (const { id } of model.runs) await store.transaction(orgId, (tx) => resumeRun(tx, id));
    if ((await listWaitingJobs(context)).length === 0) return;
  }
  expect(await listWaitingJobs(context), 'jobs that do not end').toEqual([]);
}

async function listWaitingJobs({ service, orgId }: StepContext): Promise<WaitingJob[]> {
  return service.sql(`select id, kind from job where org_id = $1 and state = 'waiting' order by id`, [orgId]);
}

/** The queue retries jobs that failed because of a deadlock or a lock timeout. */
async function performWaitingJob(
  { store, orgId, scene }: StepContext,
  { id, kind }: WaitingJob,
  workerStore: Store = store,
): Promise<void> {
  const job = { orgId, jobId: id, kind };
  await performJob(workerStore, scene.ports, job, new AbortController().signal).catch((thrown: unknown) => {
    if (classifyDatabaseError(thrown).kind !== 'retry') throw thrown;
  });
}

function createDyingStore(store: Store, lastPoint: number): Store {
  let points = 0;
  const reachPoint = (): void => {
    points += 1;
    if (points >= lastPoint) throw death;
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    reachPoint();
    const result = await work();
    reachPoint();
    return result;
  };
  return {
    ...store,
    transaction: (org, work) => around(() => store.transaction(org, (tx) => around(() => work(tx)))),
  };
}
