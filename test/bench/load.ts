import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadAnswer, LoadCall, LoadOrder, LoadResult } from './load-call.ts';
import { isWrkInstalled, measureWithWrk } from './wrk.ts';

/** Makes calls from a separate process. */
export interface Load {
  /**
   * Calls over this many connections, 10 by default.
   *
   * @throws Error if any call fails.
   */
  measure(
    origin: string,
    calls: readonly LoadCall[],
    durationMs: number,
    connections?: number,
  ): Promise<LoadResult>;
  /** The largest share of a core that the generator used in any measurement. Null for wrk. */
  maxCpuShare(): number | null;
  close(): Promise<void>;
}

const defaultConnections = 10;

/** The program that makes the calls, for the report. */
export function describeLoad(): string {
  return isWrkInstalled() ? 'calls made by wrk' : 'calls made by a generator in Node';
}

/** Uses wrk if it is installed. The generator in Node takes more of the cores that both sides share. */
export function startLoad(): Load {
  return isWrkInstalled() ? wrkLoad : startNodeLoad();
}

const wrkLoad: Load = {
  measure: (origin, calls, durationMs, connections = defaultConnections) =>
    measureWithWrk({ origin, calls, connections, durationMs }),
  maxCpuShare: () => null,
  close: async () => undefined,
};

/** Starts the generator in Node, which the benchmarks use where wrk is not installed. */
export function startNodeLoad(): Load {
  const child = fork(path.join(import.meta.dirname, 'load-generator.ts'));
  let maxCpuShareSeen = 0;
  return {
    measure: async (origin, calls, durationMs, connections = defaultConnections) => {
      child.send({ origin, calls, connections, durationMs } satisfies LoadOrder);
      const [answer] = (await once(child, 'message')) as [LoadAnswer];
      if ('failure' in answer) throw new Error(answer.failure);
      maxCpuShareSeen = Math.max(maxCpuShareSeen, answer.cpuShare ?? 0);
      return answer;
    },
    maxCpuShare: () => maxCpuShareSeen,
    close: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
