/**
 * The pipeline takes a run's leads through its stages, one job for each paid unit. A stage is
 *   begin (transaction) → work (providers, no transaction) → finish (transaction and outbox).
 * `begin` sets the credit aside and answers what the work needs, or null when there is nothing to do: the job is done
 * already, or its lead may not be written to. A unit that cannot be paid parks its run. `finish` holds the job's row,
 * so that of two workers that did the same work one alone saves it. A process may die at any point: the job then still
 * waits, is begun again under the same reservation, and is finished once. After `maxAttempts` it is given up.
 */
import { attemptsOf, parkJob } from './jobs.ts';
import { Shortage } from './stage.ts';
import { stages } from './stages.ts';
import type { JobKind } from '../domain/run.ts';
import type { Ports } from '../ports/ports.ts';
import type { Store } from '../store/store.ts';

export interface JobReference {
  readonly orgId: string;
  readonly jobId: string;
  readonly kind: JobKind;
}

const maxAttempts = 5;

/** Takes one job as far as it goes. A throw leaves it waiting, to be tried again. */
export async function performJob(
  store: Store,
  ports: Ports,
  job: JobReference,
  signal: AbortSignal,
): Promise<void> {
  const { orgId, jobId } = job;
  const stage = stages[job.kind];
  try {
    const load = await store.tx(orgId, (tx) => stage.begin(tx, jobId));
    if (load === null) return;
    const result = await stage.work(load, ports, signal);
    await store.tx(orgId, (tx) => stage.finish(tx, jobId, load, result));
  } catch (thrown) {
    if (thrown instanceof Shortage) return store.tx(orgId, (tx) => parkJob(tx, jobId));
    const attempts = await store.tx(orgId, (tx) => attemptsOf(tx, jobId));
    if (attempts < maxAttempts || signal.aborted) throw thrown;
    await store.tx(orgId, (tx) => stage.giveUp(tx, jobId, 'The service failed on this again and again.'));
    throw thrown;
  }
}
