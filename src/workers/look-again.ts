/** Something that is looked at over and over. */
export interface Lookout {
  /** Lets it be looked at at once. */
  nudge(): void;
  /** Resolves when the look under way has ended; there is none after it. */
  stop(): Promise<void>;
}

/** Looks every `pollMs`, when it is nudged, and again at once where a look says so. */
export function lookAgain(
  look: () => Promise<boolean>,
  pollMs: number,
  onFault: (fault: unknown) => void,
): Lookout {
  let isEnding = false;
  let isNudged = false;
  let wake = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    while (!isEnding) {
      isNudged = false;
      const isAgain = await look().catch((fault: unknown) => {
        onFault(fault);
        return false;
      });
      if (!isAgain && !isNudged && !isEnding) await pause();
    }
  })();
  const nudge = () => {
    isNudged = true;
    wake();
  };
  return {
    nudge,
    stop: async () => {
      isEnding = true;
      nudge();
      await running;
    },
  };
}
