/*
 * Drafting, verifying and classifying long texts takes up to a second, and a process answers nobody meanwhile. So it
 * happens in threads. They start with the first task and end when idle. Organisations take turns, so one that sends
 * a thousand texts delays those of another by one. A task that takes too long ends with its thread.
 */
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../domain/errors.ts';
import { FairQueue } from '../../domain/fair-queue.ts';
import type { TextTaskName, TextTasks, TextTurn, TextWork } from '../../ports/text-work.ts';
import { isShort } from './is-short.ts';
import { readingTaskNames } from './reading-task-names.ts';
import type { TextTask, TextTaskOutcome, TextThreadData } from './text-thread.ts';

export interface TextThreadsOptions {
  /** For tests. */
  readonly program?: URL;
  readonly maxThreads?: number;
  /** How long a thread without a task lives. */
  readonly idleMs?: number;
  /** How many tasks may wait, because each holds its texts in memory. */
  readonly maxWaiting?: { readonly ofOrganisation: number; readonly together: number };
  readonly maxWaitMs?: number;
  readonly taskTimeoutMs?: number;
}

const maxHeapMb = 256;
const maxYoungHeapMb = 16;

interface Waiter {
  readonly begin: () => void;
}

export function createTextThreads({
  program = new URL('./text-thread.ts', import.meta.url),
  // A machine of two cores keeps one for answering calls and for the database.
  maxThreads = availableParallelism() > 2 ? 2 : 1,
  idleMs = 60_000,
  maxWaiting = { ofOrganisation: 64, together: 256 },
  maxWaitMs = 60_000,
  taskTimeoutMs = 30_000,
}: TextThreadsOptions = {}): TextWork & { close(): Promise<void> } {
  const queue = new FairQueue<Waiter>({ slots: maxThreads, slotsPerOrganisation: maxThreads });
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const closing = new AbortController();

  /** Resolves when the organisation has a slot. */
  function waitForSlot(orgId: string, signal: AbortSignal): Promise<void> {
    if (queue.acquire(orgId)) return Promise.resolve();
    if (queue.waitingCountOf(orgId) >= maxWaiting.ofOrganisation) throw busyError('of this organisation');
    if (queue.waitingCount >= maxWaiting.together) throw busyError('of all organisations');
    return new Promise((resolve, reject) => {
      const stop = (error: unknown): void => {
        settle();
        queue.cancel(orgId, waiter);
        reject(error as Error);
      };
      const onAbort = (): void => stop(signal.reason);
      const timer = setTimeout(() => stop(busyError('of all organisations')), maxWaitMs);
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const waiter = {
        begin: () => {
          settle();
          resolve();
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      queue.enqueue(orgId, waiter);
    });
  }

  function acquireThread(): Worker {
    const [firstIdle] = idle;
    if (firstIdle === undefined) return startThread(program, all, idle);
    const [thread, timer] = firstIdle;
    clearTimeout(timer);
    idle.delete(thread);
    thread.ref();
    return thread;
  }

  /** An idle thread does not prevent the process from exiting. */
  function releaseThread(thread: Worker): void {
    if (closing.signal.aborted) return;
    thread.unref();
    idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref());
  }

  async function performInSlot(orgId: string, task: TextTask, signal: AbortSignal): Promise<unknown> {
    try {
      signal.throwIfAborted();
      const thread = acquireThread();
      const outcome = await performInThread(thread, task, taskTimeoutMs);
      releaseThread(thread);
      if (outcome.ok) return outcome.value;
      throw outcome.error;
    } finally {
      queue.release(orgId)?.begin();
    }
  }

  async function run(turn: TextTurn, name: TextTaskName, ...given: unknown[]): Promise<unknown> {
    const signal = turn.signal ? AbortSignal.any([turn.signal, closing.signal]) : closing.signal;
    signal.throwIfAborted();
    if (readingTaskNames.has(name) && isShort(given)) return performHere(name, given);
    await waitForSlot(turn.orgId, signal);
    // A task that nobody waits for any more runs to its end, because ending its thread would cost more.
    const performed = performInSlot(turn.orgId, { name, given }, signal);
    return rejectOnAbort(performed, signal);
  }

  return {
    run: run as TextWork['run'],
    async close() {
      closing.abort(new Error('The service stops.'));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

function startThread(program: URL, all: Set<Worker>, idle: Map<Worker, NodeJS.Timeout>): Worker {
  const workerData: TextThreadData = { compileCache: module.getCompileCacheDir() };
  const thread = new Worker(program, {
    env: {},
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungHeapMb },
  });
  all.add(thread);
  thread.once('exit', () => {
    all.delete(thread);
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  });
  // `performInThread` handles the error. Without this listener, an error of an idle thread would end the service.
  return thread.on('error', () => {});
}

/** Returns the outcome. Throws, and ends the thread, if there is none. */
async function performInThread(thread: Worker, task: TextTask, timeoutMs: number): Promise<TextTaskOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<TextTaskOutcome>();
  const onExit = (): void => reject(new Error(`The thread ended during ${task.name}.`));
  const onTimeout = (): void =>
    reject(new Error(`The task ${task.name} took longer than ${timeoutMs / 1_000} seconds.`));
  const timer = setTimeout(onTimeout, timeoutMs);
  thread.once('message', resolve).once('error', reject).once('exit', onExit);
  try {
    thread.postMessage(task);
    return await promise;
  } catch (error) {
    void thread.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', reject).off('exit', onExit);
  }
}

function rejectOnAbort<Result>(performed: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    performed.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

let readingTasks: Promise<Partial<TextTasks>> | undefined;

/** Loads the tasks with the first text. */
async function performHere(name: TextTaskName, given: readonly unknown[]): Promise<unknown> {
  readingTasks ??= loadReadingTasks();
  const task = (await readingTasks)[name] as (...args: readonly unknown[]) => unknown;
  return task(...given);
}

async function loadReadingTasks(): Promise<Partial<TextTasks>> {
  const [{ createReadingTasks }, { detectLanguage }] = await Promise.all([
    import('./reading-tasks.ts'),
    import('../site/language.ts'),
  ]);
  return createReadingTasks((text) => detectLanguage(text, null));
}

const busyError = (whose: string) =>
  new ApiError('unavailable', `Too many texts ${whose} wait to be read or written. Try again in a minute.`);
