export interface Clock {
  /** The current time in milliseconds, from any origin. */
  now(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>;
}

export interface Pacing {
  /**
   * Runs `work` when at least `spacingMs` have passed since the site's previous work. Rejects if `signal` aborts
   * before that.
   */
  schedule<T>(site: string, spacingMs: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

/** Runs requests of all callers in one queue per site, so that they never overlap and keep their spacing. */
export function createPacing(clock: Clock): Pacing {
  const queues = new Map<string, { tail: Promise<unknown>; waiting: number; lastEndMs: number }>();

  function removeIdleQueues(): void {
    for (const [site, { waiting, lastEndMs }] of queues) {
      if (waiting === 0 && clock.now() - lastEndMs > maxSpacingMs) queues.delete(site);
    }
  }

  return {
    async schedule(site, spacingMs, signal, work) {
      if (queues.size >= maxIdleQueues) removeIdleQueues();
      const queue = queues.get(site) ?? { tail: Promise.resolve(), waiting: 0, lastEndMs: -Infinity };
      queues.set(site, queue);
      queue.waiting += 1;
      const result = queue.tail.then(async () => {
        signal.throwIfAborted();
        const waitMs = queue.lastEndMs + Math.min(spacingMs, maxSpacingMs) - clock.now();
        if (waitMs > 0) await clock.sleep(waitMs, signal);
        return work().finally(() => (queue.lastEndMs = clock.now()));
      });
      const leave = (): void => void (queue.waiting -= 1);
      // The queue must not keep the result: it is a whole page, and a queue stays for a while after its last page.
      queue.tail = result.then(leave, leave);
      return result;
    },
  };
}

/** The upper limit of the spacing. With a longer one, a site could not be read before the deadline. */
const maxSpacingMs = 10_000;

const maxIdleQueues = 1_000;
