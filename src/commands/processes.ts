import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

const restartMs = 500;

/** Keeps so many processes of this program running, all on one port, and answers how to end them. */
export async function superviseProcesses(
  count: number,
  environment: Record<string, string>,
  log: Log,
): Promise<() => Promise<void>> {
  let ending = false;
  const start = async (): Promise<void> => {
    const worker = cluster.fork(environment);
    worker.once('exit', (code, signal) => {
      if (ending) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a process ended; another takes its place');
      void sleep(restartMs).then(start);
    });
    await Promise.race([once(worker, 'listening'), once(worker, 'message'), once(worker, 'exit')]);
  };
  await Promise.all(Array.from({ length: count }, start));
  return async () => {
    ending = true;
    const workers = Object.values(cluster.workers ?? {}).filter(
      (worker): worker is Worker => worker !== undefined,
    );
    await Promise.all(
      workers.map(async (worker) => {
        const gone = once(worker, 'exit');
        worker.send('end');
        await gone;
      }),
    );
  };
}
