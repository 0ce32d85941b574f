export interface Turns {
  /**
   * Does a piece of work as soon as fewer than `atOnce` of the same name, and fewer than the most in all, are being
   * done. Throws the signal's reason when that aborts first; work that was begun keeps its place until it ends.
   */
  take<T>(
    name: string,
    options: { readonly atOnce: number; readonly signal: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T>;
}

interface Line {
  underWay: number;
  readonly waiting: Set<{ readonly atOnce: number; readonly begin: () => void }>;
}

/** Bounds how much is done at once, so that one name's slow work leaves the others room. Names wait by turns. */
export function createTurns(mostInAll: number): Turns {
  const lines = new Map<string, Line>();
  let inAll = 0;
  const advance = (): void => {
    for (const [name, line] of lines) {
      for (const turn of line.waiting) {
        if (inAll >= mostInAll) return;
        if (line.underWay >= turn.atOnce) break;
        line.waiting.delete(turn);
        line.underWay += 1;
        inAll += 1;
        // Whoever was served waits behind the others.
        lines.delete(name);
        lines.set(name, line);
        turn.begin();
        break;
      }
      if (line.underWay === 0 && line.waiting.size === 0) lines.delete(name);
    }
  };
  return {
    async take(name, { atOnce, signal }, work) {
      signal.throwIfAborted();
      const line = lines.get(name) ?? { underWay: 0, waiting: new Set() };
      lines.set(name, line);
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const turn = { atOnce, begin };
      line.waiting.add(turn);
      advance();
      await unlessAborted(begun, signal).catch((reason: unknown) => {
        if (!line.waiting.delete(turn)) leave(line);
        throw reason;
      });
      const done = (async () => work())().finally(() => leave(line));
      return unlessAborted(done, signal);
    },
  };
  function leave(line: Line): void {
    line.underWay -= 1;
    inAll -= 1;
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
