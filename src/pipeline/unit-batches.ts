import { setTimeout as sleep } from 'node:timers/promises';

/** Runs units in batches. Resolves with the unit's own result. */
export type RunInBatch<Unit, Result> = (key: string, unit: Unit) => Promise<Result>;

interface QueuedUnit<Unit, Result> {
  readonly unit: Unit;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Long enough for several units of a large run, short enough for a single lead. */
const gatherMs = 30;

/**
 * Gathers units that are ready at about the same time, so that one transaction serves several of them. Only units with
 * the same key share a batch, and a key has one batch at a time. The first unit after a pause does not wait for others.
 * If a batch fails, each of its units runs again alone, so that it fails only for its own reason. So `run` must change
 * nothing if it throws.
 */
export function createUnitBatches<Unit, Result>(
  maxSize: number,
  run: (units: readonly Unit[]) => Promise<readonly Result[]>,
): RunInBatch<Unit, Result> {
  const queues = new Map<string, QueuedUnit<Unit, Result>[]>();
  const runAlone = async ({ unit, resolve, reject }: QueuedUnit<Unit, Result>) => {
    try {
      const [result] = await run([unit]);
      resolve(result as Result);
    } catch (error) {
      reject(error);
    }
  };
  const runTogether = async (batch: readonly QueuedUnit<Unit, Result>[]) => {
    if (batch.length === 1) return Promise.all(batch.map(runAlone));
    const results = await run(batch.map(({ unit }) => unit)).catch(() => null);
    if (results === null) return Promise.all(batch.map(runAlone));
    return batch.map(({ resolve }, index) => resolve(results[index] as Result));
  };
  const runQueue = async (key: string, queue: QueuedUnit<Unit, Result>[]) => {
    while (queue.length > 0) {
      await runTogether(queue.splice(0, maxSize));
      await sleep(gatherMs);
    }
    queues.delete(key);
  };
  return (key, unit) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) return void queue.push({ unit, resolve, reject });
      const started = [{ unit, resolve, reject }];
      queues.set(key, started);
      // Units of the same turn of the event loop join the first batch.
      setImmediate(() => void runQueue(key, started));
    });
}
