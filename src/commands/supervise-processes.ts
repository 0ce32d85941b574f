/*
 * The parent of several service processes. If a process ends before it is ready, startup fails. A process that ends
 * later is replaced after a pause. The pause doubles while replacements fail to become ready and resets when one
 * does. A shutdown is forwarded to all processes and waits for all.
 */
import cluster, { type Worker } from 'node:cluster';
import { on, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import process from 'node:process';
import type { Log } from '../log.ts';
import { CommandError } from './output.ts';

const firstRestartDelayMs = 500;
const maxRestartDelayMs = 30_000;

const responseTimeoutMs = 2_000;

const readyMessage = 'ready';
const stopMessage = 'end';

/** A request of the parent to a process and its answer, matched by number. */
interface ParentRequest {
  readonly requestId: number;
}
interface ChildResponse {
  readonly responseTo: number;
  readonly response: unknown;
}

export interface SupervisedProcesses {
  /** Asks all ready processes; one that does not answer within two seconds is left out. */
  requestAll(): Promise<unknown[]>;
  stop(): Promise<void>;
}

/**
 * Keeps this many processes running, all on one port.
 * @throws CommandError if one of them cannot start.
 */
export async function superviseProcesses(
  count: number,
  environment: Record<string, string>,
  log: Log,
): Promise<SupervisedProcesses> {
  // Each process accepts its own connections: connections that the parent had passed to a crashed process would
  // hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const stopping = new AbortController();
  const fork = (): Worker => {
    const worker = cluster.fork(environment);
    // Without a handler, a message to a process that has just ended would end the parent.
    worker.on('error', (err) => log.warn({ pid: worker.process.pid, err }, 'a message to a process failed'));
    return worker;
  };
  const keepRunning = async (worker: Worker): Promise<void> => {
    for (let pauseMs = firstRestartDelayMs, current = worker; ;) {
      const [code, signal] = await waitForExit(current);
      if (stopping.signal.aborted) return;
      log.error({ pid: current.process.pid, code, signal }, 'a process ended and is being replaced');
      if (!(await sleep(pauseMs, true, { signal: stopping.signal }).catch(() => false))) return;
      current = fork();
      const isReady = await waitUntilReady(current);
      pauseMs = isReady ? firstRestartDelayMs : Math.min(pauseMs * 2, maxRestartDelayMs);
    }
  };
  const workers = Array.from({ length: count }, fork);
  const started = await Promise.all(workers.map(waitUntilReady));
  const stopAll = async (supervised: Promise<void>[]): Promise<void> => {
    stopping.abort();
    for (const worker of runningWorkers()) if (worker.isConnected()) worker.send(stopMessage);
    await Promise.all([...runningWorkers().map(waitForExit), ...supervised]);
  };
  if (!started.every(Boolean)) {
    await stopAll([]);
    throw new CommandError('A process ended during startup; see its output above.');
  }
  const supervised = workers.map(keepRunning);
  return {
    requestAll: () => Promise.all(runningWorkers().map(sendRequest)).then(withoutMissing),
    stop: () => stopAll(supervised),
  };
}

/** The child's side: stops on request, answers requests, and reports readiness through the returned function. */
export function connectToSupervisor(close: () => void, answer: () => Promise<unknown>): () => void {
  process.on('message', (message: unknown) => {
    if (message === stopMessage) close();
    const { requestId } = (message ?? {}) as Partial<ParentRequest>;
    if (requestId === undefined) return;
    // If this fails, the parent continues without an answer.
    answer().then(
      (value) => process.send?.({ responseTo: requestId, response: value } satisfies ChildResponse),
      () => undefined,
    );
  });
  return () => void process.send?.(readyMessage);
}

let requestCount = 0;

async function sendRequest(worker: Worker): Promise<unknown> {
  const requestId = ++requestCount;
  const timeout = AbortSignal.timeout(responseTimeoutMs);
  try {
    worker.send({ requestId } satisfies ParentRequest);
    for await (const [message] of on(worker, 'message', { signal: timeout, close: ['exit'] })) {
      const { responseTo, response } = (message ?? {}) as Partial<ChildResponse>;
      if (responseTo === requestId) return response;
    }
  } catch {
    // It is starting, busy or has ended.
  }
  return undefined;
}

function withoutMissing(answers: readonly unknown[]): unknown[] {
  return answers.filter((answer) => answer !== undefined);
}

function runningWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(
    (worker): worker is Worker => worker !== undefined && !worker.isDead(),
  );
}

async function waitUntilReady(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const { signal } = settled;
  const answers = [waitForReadyMessage(worker, signal), once(worker, 'exit', { signal }).then(() => false)];
  const isReady = await Promise.race(answers);
  settled.abort();
  await Promise.allSettled(answers);
  return isReady;
}

async function waitForReadyMessage(worker: Worker, signal: AbortSignal): Promise<boolean> {
  for await (const [message] of on(worker, 'message', { signal })) if (message === readyMessage) return true;
  return false;
}

async function waitForExit(worker: Worker): Promise<[code: number | null, signal: string | null]> {
  if (worker.isDead()) return [worker.process.exitCode, worker.process.signalCode];
  return (await once(worker, 'exit')) as [number | null, string | null];
}
