export interface KeyedLimiter {
  /**
   * Runs work when fewer than `atOnce` tasks of the name, and fewer than the maximum in total, are running. Throws
   * the signal's reason if it aborts while waiting. Started work holds its slot until it ends.
   */
  run<T>(
    name: string,
    options: { readonly atOnce: number; readonly signal: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T>;
}

interface Queue {
  running: number;
  readonly waiting: Set<{ readonly atOnce: number; readonly begin: () => void }>;
}

/** Limits concurrency, so that slow work of one name leaves room for others. Waiting names take turns. */
export function createKeyedLimiter(maxTotal: number): KeyedLimiter {
  const queues = new Map<string, Queue>();
  let total = 0;
  const advance = (): void => {
    for (const [name, queue] of queues) {
      for (const entry of queue.waiting) {
        if (total >= maxTotal) return;
        if (queue.running >= entry.atOnce) break;
        queue.waiting.delete(entry);
        queue.running += 1;
        total += 1;
        // Moves the name to the end of the queue.
        queues.delete(name);
        queues.set(name, queue);
        entry.begin();
        break;
      }
      if (queue.running === 0 && queue.waiting.size === 0) queues.delete(name);
    }
  };
  return {
    async run(name, { atOnce, signal }, work) {
      signal.throwIfAborted();
      const queue = queues.get(name) ?? { running: 0, waiting: new Set() };
      queues.set(name, queue);
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const entry = { atOnce, begin };
      queue.waiting.add(entry);
      advance();
      await unlessAborted(begun, signal).catch((reason: unknown) => {
        if (!queue.waiting.delete(entry)) release(queue);
        throw reason;
      });
      const done = (async () => work())().finally(() => release(queue));
      return unlessAborted(done, signal);
    },
  };
  function release(queue: Queue): void {
    queue.running -= 1;
    total -= 1;
    advance();
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
