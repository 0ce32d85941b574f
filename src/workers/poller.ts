/** A repeated check. */
export interface Poller {
  /** Runs the check immediately. */
  notify(): void;
  /** Resolves when the running check has ended. No further check follows. */
  stop(): Promise<void>;
}

/** Runs a check every `pollMs`, after `notify`, and immediately again if the check returned true. */
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
