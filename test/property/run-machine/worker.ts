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

/** Works on some of the jobs that wait, at the same time. */
export async function workJobs(context: StepContext, first: number, count: number): Promise<void> {
  const jobs = await waiting(context);
  const chosen = Array.from(
    { length: count },
    (_, place) => jobs[(first + place) % jobs.length] ?? [],
  ).flat();
  await Promise.all(chosen.map((job) => work(context, job)));
}

/**
 * Works on one job and dies at the point of which the number is given: before, in and after its transactions. What it
 * had not committed is rolled back, and nothing further of it arrives.
 */
export async function killAtPoints(context: StepContext, index: number, point: number): Promise<void> {
  const jobs = await waiting(context);
  const job = jobs[index % Math.max(1, jobs.length)];
  if (!job) return;
  await work(context, job, dyingAt(context.store, point)).catch((thrown: unknown) => {
    if (thrown !== death) throw thrown;
  });
}

/** Works until nothing can be done but what a person has to do; all providers are there. */
export async function finishWork(context: StepContext): Promise<void> {
  const { scene, model, store, orgId } = context;
  scene.away.clear();
  for (let round = 0; round < maxRounds; round += 1) {
    const jobs = await waiting(context);
    for (const job of jobs) await work(context, job);
    if (jobs.length > 0) continue;
    for (const { id } of model.runs) await store.transaction(orgId, (tx) => resumeRun(tx, id));
    if ((await waiting(context)).length === 0) return;
  }
  expect(await waiting(context), 'jobs that come to no end').toEqual([]);
}

async function waiting({ service, orgId }: StepContext): Promise<WaitingJob[]> {
  return service.sql(`select id, kind from job where org_id = $1 and state = 'waiting' order by id`, [orgId]);
}

/** Two that stood in each other's way in the database are begun again by the queue. */
async function work(
  { store, orgId, scene }: StepContext,
  { id, kind }: WaitingJob,
  by: Store = store,
): Promise<void> {
  const job = { orgId, jobId: id, kind };
  await performJob(by, scene.ports, job, new AbortController().signal).catch((thrown: unknown) => {
    if (classifyDatabaseError(thrown).kind !== 'retry') throw thrown;
  });
}

function dyingAt(store: Store, last: number): Store {
  let points = 0;
  const pass = (): void => {
    points += 1;
    if (points >= last) throw death;
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    pass();
    const result = await work();
    pass();
    return result;
  };
  return {
    ...store,
    transaction: (org, work) => around(() => store.transaction(org, (tx) => around(() => work(tx)))),
  };
}
