/*
 * The parent of several processes of this program. A process that says it is ready counts; one that ends before it has
 * ever been ready ends the start. Later, one that ends is replaced after a pause, which doubles while replacements end
 * before they are ready and falls back when one is. The end is passed on to all, and waits for all.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import process from 'node:process';
import type { Log } from '../log.ts';
import { CommandError } from './output.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

const ready = 'ready';
const end = 'end';

/**
 * Keeps so many processes of this program running, all on one port, and answers how to end them.
 *
 * @throws CommandError if one of them cannot start.
 */
export async function superviseProcesses(
  count: number,
  environment: Record<string, string>,
  log: Log,
): Promise<() => Promise<void>> {
  // Each takes its connections from the system itself: what the parent had handed to one that dies would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const ending = new AbortController();
  const fork = (): Worker => {
    const worker = cluster.fork(environment);
    // Unheard, a word to a process that is gone a moment later would end the parent.
    worker.on('error', (err) => log.warn({ pid: worker.process.pid, err }, 'a process could not be told'));
    return worker;
  };
  const keep = async (worker: Worker): Promise<void> => {
    for (let pauseMs = firstPauseMs, current = worker; ;) {
      const [code, signal] = await exitOf(current);
      if (ending.signal.aborted) return;
      log.error({ pid: current.process.pid, code, signal }, 'a process ended; another takes its place');
      if (!(await sleep(pauseMs, true, { signal: ending.signal }).catch(() => false))) return;
      current = fork();
      const isReady = await becomesReady(current);
      pauseMs = isReady ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const workers = Array.from({ length: count }, fork);
  const started = await Promise.all(workers.map(becomesReady));
  const endAll = async (kept: Promise<void>[]): Promise<void> => {
    ending.abort();
    for (const worker of running()) if (worker.isConnected()) worker.send(end);
    await Promise.all([...running().map(exitOf), ...kept]);
  };
  if (!started.every(Boolean)) {
    await endAll([]);
    throw new CommandError('A process ended while it started; what it said stands above.');
  }
  const kept = workers.map(keep);
  return () => endAll(kept);
}

/** What a supervised process does in return: it ends when it is told to, and says by the answer that it is ready. */
export function answerSupervisor(close: () => void): () => void {
  process.on('message', (message) => message === end && close());
  return () => void process.send?.(ready);
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && !worker.isDead(),
  );
}

async function becomesReady(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const { signal } = settled;
  const answers = [
    once(worker, 'message', { signal }).then(() => true),
    once(worker, 'exit', { signal }).then(() => false),
  ];
  const isReady = await Promise.race(answers);
  settled.abort();
  await Promise.allSettled(answers);
  return isReady;
}

async function exitOf(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  if (worker.isDead()) return [worker.process.exitCode, worker.process.signalCode];
  return (await once(worker, 'exit')) as [number | null, string | null];
}
