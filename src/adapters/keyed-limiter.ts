export interface KeyedLimiter {
  /**
   * Runs work when fewer than `concurrency` tasks of the key, and fewer than the maximum in total, are running. Throws
   * the signal's reason as soon as it aborts. Started work still occupies its slot until it ends.
   */
  run<T>(
    key: string,
    options: { readonly concurrency: number; readonly signal: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T>;
}

interface Queue {
  running: number;
  readonly waiting: Set<{ readonly concurrency: number; readonly start: () => void }>;
}

/** Limits concurrency per key, so that slow work of one key does not block the others. Waiting keys take turns. */
export function createKeyedLimiter(maxTotal: number): KeyedLimiter {
  const queues = new Map<string, Queue>();
  let total = 0;
  const advance = (): void => {
    for (const [key, queue] of queues) {
      for (const entry of queue.waiting) {
        if (total >= maxTotal) return;
        if (queue.running >= entry.concurrency) break;
        queue.waiting.delete(entry);
        queue.running += 1;
        total += 1;
        // Moves the key to the end of the queue.
        queues.delete(key);
        queues.set(key, queue);
        entry.start();
        break;
      }
      if (queue.running === 0 && queue.waiting.size === 0) queues.delete(key);
    }
  };
  return {
    async run(key, { concurrency, signal }, work) {
      signal.throwIfAborted();
      const queue = queues.get(key) ?? { running: 0, waiting: new Set() };
      queues.set(key, queue);
      const { promise: started, resolve: start } = Promise.withResolvers<void>();
      const entry = { concurrency, start };
      queue.waiting.add(entry);
      advance();
      await unlessAborted(started, signal).catch((reason: unknown) => {
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
