/*
 * The parent of several processes of this program. A process that says it is ready counts; one that ends before it has
 * ever been ready ends the start. Later, one that ends is replaced after a pause, which doubles while replacements end
 * before they are ready and falls back when one is. The end is passed on to all, and waits for all.
 */
import cluster, { type Worker } from 'node:cluster';
import { on, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import process from 'node:process';
import type { Log } from '../log.ts';
import { CommandError } from './output.ts';

const firstPauseMs = 500;
const longestPauseMs = 30_000;

const answerMs = 2_000;

const ready = 'ready';
const end = 'end';

/** What the parent asks of a process, and the answer, by a number that belongs to both. */
interface Question {
  readonly question: number;
}
interface Answer {
  readonly answerTo: number;
  readonly answer: unknown;
}

export interface SupervisedProcesses {
  /** Asks all that are ready; who does not answer within two seconds is left out. */
  ask(): Promise<unknown[]>;
  end(): Promise<void>;
}

/**
 * Keeps so many processes of this program running, all on one port.
 *
 * @throws CommandError if one of them cannot start.
 */
export async function superviseProcesses(
  count: number,
  environment: Record<string, string>,
  log: Log,
): Promise<SupervisedProcesses> {
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
  return { ask: () => Promise.all(running().map(ask)).then(answered), end: () => endAll(kept) };
}

/**
 * What a supervised process does in return: it ends when it is told to, answers when it is asked, and says by the
 * answered function that it is ready.
 */
export function answerSupervisor(close: () => void, answer: () => Promise<unknown>): () => void {
  process.on('message', (message: unknown) => {
    if (message === end) close();
    const { question } = (message ?? {}) as Partial<Question>;
    if (question === undefined) return;
    // Without an answer, because it failed, the parent goes on without this process.
    answer().then(
      (answered) => process.send?.({ answerTo: question, answer: answered } satisfies Answer),
      () => undefined,
    );
  });
  return () => void process.send?.(ready);
}

let questions = 0;

async function ask(worker: Worker): Promise<unknown> {
  const question = ++questions;
  const patience = AbortSignal.timeout(answerMs);
  try {
    worker.send({ question } satisfies Question);
    for await (const [message] of on(worker, 'message', { signal: patience, close: ['exit'] })) {
      const { answerTo, answer } = (message ?? {}) as Partial<Answer>;
      if (answerTo === question) return answer;
    }
  } catch {
    // It is starting, busy or gone.
  }
  return undefined;
}

function answered(answers: readonly unknown[]): unknown[] {
  return answers.filter((answer) => answer !== undefined);
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && !worker.isDead(),
  );
}

async function becomesReady(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const { signal } = settled;
  const answers = [saysReady(worker, signal), once(worker, 'exit', { signal }).then(() => false)];
  const isReady = await Promise.race(answers);
  settled.abort();
  await Promise.allSettled(answers);
  return isReady;
}

async function saysReady(worker: Worker, signal: AbortSignal): Promise<boolean> {
  for await (const [message] of on(worker, 'message', { signal })) if (message === ready) return true;
  return false;
}

async function exitOf(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  if (worker.isDead()) return [worker.process.exitCode, worker.process.signalCode];
  return (await once(worker, 'exit')) as [number | null, string | null];
}
