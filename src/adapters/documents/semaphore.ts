/** A fixed number of slots. */
export interface Semaphore {
  /** Waits for a slot in first-come order and returns its release. Throws the signal's reason. */
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
    const giveUp = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal?.reason as Error);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', giveUp));
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
