export interface QueueOptions {
  /** How many run at a time. */
  readonly concurrency: number;
  /** How many others may wait. */
  readonly maxWaiting: number;
  /** The error for work that finds the queue full. */
  readonly createBusyError: () => Error;
}

/** Returns a function that runs work in the order of its calls, a few at a time. */
export function createQueue({ concurrency, maxWaiting, createBusyError }: QueueOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw createBusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // A waiting work takes over the place of this one.
      if (next) next();
      else running -= 1;
    }
  };
}
