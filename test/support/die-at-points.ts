/*
 * Simulates a process that dies in the middle of several tasks. Interruption points are before, in and after each
 * transaction. Each task stops forever at its own point. When all have stopped, the process kills itself with SIGKILL.
 * The database sees only queries, so to it the process dies at each of the points.
 */
import process from 'node:process';
import type { Store } from '../../src/store/store.ts';
import type { DoomedTask } from './doomed-process.ts';

/** Runs something with a point before it and one after it. */
export type RunAroundPoints = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs the tasks until the process dies. If all tasks finish instead, prints how many points each passed. */
export async function dieAt<Task extends DoomedTask>(
  tasks: readonly Task[],
  perform: (task: Task, around: RunAroundPoints) => Promise<void>,
): Promise<void> {
  let stopped = 0;
  const passed = await Promise.all(
    tasks.map(async (task) => {
      let points = 0;
      const pass = async (): Promise<void> => {
        points += 1;
        if (points !== task.point) return;
        stopped += 1;
        if (stopped === tasks.length) process.kill(process.pid, 'SIGKILL');
        await new Promise<never>(() => undefined);
      };
      await perform(task, async (inner) => {
        await pass();
        const result = await inner();
        await pass();
        return result;
      });
      if (task.point > 0) throw new Error(`The task has ${points} points, and none is the ${task.point}th.`);
      return points;
    }),
  );
  process.stdout.write(JSON.stringify(passed));
}

/** The store with points before, in and after every transaction. */
export function dyingStore(store: Store, around: RunAroundPoints): Store {
  return {
    ...store,
    transaction: (org, task) => around(() => store.transaction(org, (tx) => around(() => task(tx)))),
  };
}
