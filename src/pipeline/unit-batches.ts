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
  run: (key: string, units: readonly Unit[]) => Promise<readonly Result[]>,
): RunInBatch<Unit, Result> {
  const queues = new Map<string, QueuedUnit<Unit, Result>[]>();
  const runAlone = async (key: string, unit: Unit) => (await run(key, [unit]))[0] as Result;
  const runTogether = async (key: string, batch: readonly QueuedUnit<Unit, Result>[]) => {
    const units = batch.map(({ unit }) => unit);
    const results = units.length > 1 ? await run(key, units).catch(() => null) : null;
    if (results) return batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    await Promise.all(batch.map(({ unit, resolve, reject }) => runAlone(key, unit).then(resolve, reject)));
  };
  const runQueue = async (key: string, queue: QueuedUnit<Unit, Result>[]) => {
    while (queue.length > 0) {
      await runTogether(key, queue.splice(0, maxSize));
      await sleep(gatherMs);
    }
    queues.delete(key);
  };
  if (maxSize === 1) return runAlone;
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
