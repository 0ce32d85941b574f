import process from 'node:process';
import { collectGarbage } from './collect-garbage.ts';

const checkIntervalMs = 30_000;
/** An idle service polls its queues, which takes about a hundredth of a core. */
const idleCpuShare = 0.05;
/** Caches that are released when unused need some time for it. */
const idleChecks = 4;

/**
 * Frees the memory that a busy time needed, once the service has been idle for two minutes. V8 collects garbage only
 * when the program allocates, so an idle service would keep it.
 */
export function freeMemoryWhenIdle(): void {
  const check = createIdleCheck({ readTimes, free: collectGarbage });
  setInterval(() => void check(), checkIntervalMs).unref();
}

export interface IdleCheckOptions {
  /** The CPU time of the process and the time that has passed, from any origin. */
  readonly readTimes: () => { readonly cpuMs: number; readonly elapsedMs: number };
  readonly free: () => Promise<void>;
}

/** Returns a function to call at intervals. It frees memory once after each busy time. */
export function createIdleCheck({ readTimes, free }: IdleCheckOptions): () => Promise<void> {
  let before = readTimes();
  let wasBusy = false;
  let idleCount = 0;
  return async () => {
    const now = readTimes();
    const cpuShare = (now.cpuMs - before.cpuMs) / (now.elapsedMs - before.elapsedMs);
    before = now;
    if (cpuShare > idleCpuShare) {
      wasBusy = true;
      idleCount = 0;
      return;
    }
    idleCount += 1;
    if (!wasBusy || idleCount < idleChecks) return;
    wasBusy = false;
    await free();
  };
}

function readTimes() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, elapsedMs: performance.now() };
}
