/** Something that is looked at over and over. */
export interface Poller {
  /** Lets it be looked at at once. */
  notify(): void;
  /** Resolves when the look under way has ended; there is none after it. */
  stop(): Promise<void>;
}

/** Looks every `pollMs`, when it is nudged, and again at once where a look says so. */
export function poll(
  check: () => Promise<boolean>,
  pollMs: number,
  onFault: (fault: unknown) => void,
): Poller {
  let isStopping = false;
  let isNotified = false;
  let endPause = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    while (!isStopping) {
      isNotified = false;
      const hasMore = await check().catch((fault: unknown) => {
        onFault(fault);
        return false;
      });
      if (!hasMore && !isNotified && !isStopping) await pause();
    }
  })();
  const notify = () => {
    isNotified = true;
    endPause();
  };
  return {
    notify,
    stop: async () => {
      isStopping = true;
      notify();
      await running;
    },
  };
}
