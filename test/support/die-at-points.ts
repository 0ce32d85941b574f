/*
 * What a process does that dies in the midst of several works. Each stops for good at its own point, and does nothing
 * more from there; when all have stopped, the process kills itself with SIGKILL. To the database, which sees nothing of
 * a work but what it was asked, this is a process that dies at each of the points.
 */
import process from 'node:process';
import type { Store } from '../../src/store/store.ts';
import type { DoomedTask } from './doomed-process.ts';

/** Does something with a point before and one behind it. */
export type RunAroundPoints = <T>(work: () => Promise<T>) => Promise<T>;

/** Takes the works, and dies; where all come to their ends instead, says how many points each passed. */
export async function dieAt<Work extends DoomedTask>(
  works: readonly Work[],
  perform: (work: Work, around: RunAroundPoints) => Promise<void>,
): Promise<void> {
  let stopped = 0;
  const passed = await Promise.all(
    works.map(async (work) => {
      let points = 0;
      const pass = async (): Promise<void> => {
        points += 1;
        if (points !== work.point) return;
        stopped += 1;
        if (stopped === works.length) process.kill(process.pid, 'SIGKILL');
        await new Promise<never>(() => undefined);
      };
      await perform(work, async (inner) => {
        await pass();
        const result = await inner();
        await pass();
        return result;
      });
      if (work.point > 0) throw new Error(`The work has ${points} points, and none is the ${work.point}th.`);
      return points;
    }),
  );
  process.stdout.write(JSON.stringify(passed));
}

/** The store with points before, in and after every transaction. */
export function dyingStore(store: Store, around: RunAroundPoints): Store {
  return {
    ...store,
    transaction: (org, work) => around(() => store.transaction(org, (tx) => around(() => work(tx)))),
  };
}
