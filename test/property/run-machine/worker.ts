import { expect } from 'vitest';
import type { JobKind } from '../../../src/domain/run.ts';
import { resumeRun } from '../../../src/pipeline/jobs.ts';
import { performJob } from '../../../src/pipeline/perform.ts';
import { readDatabaseFault } from '../../../src/store/constraints.ts';
import type { Store } from '../../../src/store/store.ts';
import type { Taking } from './taking.ts';

interface WaitingJob {
  readonly id: string;
  readonly kind: JobKind;
}

const mostRounds = 60;
const death = new Error('The worker is dead.');

/** Works on some of the jobs that wait, at the same time. */
export async function workOn(taking: Taking, first: number, count: number): Promise<void> {
  const jobs = await waiting(taking);
  const chosen = Array.from(
    { length: count },
    (_, place) => jobs[(first + place) % jobs.length] ?? [],
  ).flat();
  await Promise.all(chosen.map((job) => work(taking, job)));
}

/**
 * Works on one job and dies at the point of which the number is given: before, in and after its transactions. What it
 * had not committed is rolled back, and nothing further of it arrives.
 */
export async function dieOver(taking: Taking, index: number, point: number): Promise<void> {
  const jobs = await waiting(taking);
  const job = jobs[index % Math.max(1, jobs.length)];
  if (!job) return;
  await work(taking, job, dyingAt(taking.store, point)).catch((thrown: unknown) => {
    if (thrown !== death) throw thrown;
  });
}

/** Works until nothing can be done but what a person has to do; all providers are there. */
export async function settle(taking: Taking): Promise<void> {
  const { scene, model, store, orgId } = taking;
  scene.away.clear();
  for (let round = 0; round < mostRounds; round += 1) {
    const jobs = await waiting(taking);
    for (const job of jobs) await work(taking, job);
    if (jobs.length > 0) continue;
    for (const { id } of model.runs) await store.tx(orgId, (tx) => resumeRun(tx, id));
    if ((await waiting(taking)).length === 0) return;
  }
  expect(await waiting(taking), 'jobs that come to no end').toEqual([]);
}

async function waiting({ house, orgId }: Taking): Promise<WaitingJob[]> {
  return house.sql(`select id, kind from job where org_id = $1 and state = 'waiting' order by id`, [orgId]);
}

/** Two that stood in each other's way in the database are begun again by the queue. */
async function work(
  { store, orgId, scene }: Taking,
  { id, kind }: WaitingJob,
  by: Store = store,
): Promise<void> {
  const job = { orgId, jobId: id, kind };
  await performJob(by, scene.ports, job, new AbortController().signal).catch((thrown: unknown) => {
    if (readDatabaseFault(thrown).kind !== 'retry') throw thrown;
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
  return { ...store, tx: (org, work) => around(() => store.tx(org, (tx) => around(() => work(tx)))) };
}
