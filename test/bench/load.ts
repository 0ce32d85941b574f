import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A call to make again and again. `#n#` stands for a number that no other call bears, in headers and body. */
export interface LoadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface LoadOrder {
  readonly origin: string;
  /** Made one after the other, and again from the first. */
  readonly calls: readonly LoadCall[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly calls: number;
  readonly elapsedMs: number;
  /** How much of one core the generator itself took; at 1 it would be what is measured. */
  readonly cpuShare: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export type LoadAnswer = LoadResult | { readonly failure: string };

/** Makes calls from a process of its own. */
export interface Load {
  /** @throws Error if any call is not answered with a success. */
  measure(origin: string, calls: readonly LoadCall[], durationMs: number): Promise<LoadResult>;
  /** The largest share of a core that the generator took in any measurement. */
  maxCpuShare(): number;
  close(): Promise<void>;
}

const connections = 10;

export function startLoad(): Load {
  const child = fork(path.join(import.meta.dirname, 'load-generator.ts'));
  let mostCpuShare = 0;
  return {
    measure: async (origin, calls, durationMs) => {
      child.send({ origin, calls, connections, durationMs } satisfies LoadOrder);
      const [answer] = (await once(child, 'message')) as [LoadAnswer];
      if ('failure' in answer) throw new Error(answer.failure);
      mostCpuShare = Math.max(mostCpuShare, answer.cpuShare);
      return answer;
    },
    maxCpuShare: () => mostCpuShare,
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
