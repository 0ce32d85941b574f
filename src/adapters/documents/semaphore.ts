/** Limits concurrency to a fixed number of slots. */
export interface Semaphore {
  /** Waits for a slot, first come first served, and returns its release. Throws the signal's reason on an abort. */
  acquire(signal?: AbortSignal): Promise<() => void>;
}

export function createSemaphore(count: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = count;

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  async function waitForSlot(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal?.reason as Error);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', abort, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', abort));
  }

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else await waitForSlot(signal);
      return release;
    },
  };
}
