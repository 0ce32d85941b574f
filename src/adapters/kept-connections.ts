export interface Connection {
  readonly stats: { readonly connected: boolean };
  destroy(): Promise<void>;
}

/** Connections to many origins, each of which carries one request at a time and is then kept for the next. */
export interface KeptConnections<Kept> {
  /** One that is free, if there is any. */
  take(origin: string): Kept | undefined;
  /** A new one, which is opened with its first request. */
  make(origin: string): Kept;
  /** Gives one back whose answer has ended. */
  giveBack(origin: string, connection: Kept): void;
  /** Ends one whose answer has not. */
  drop(connection: Kept): void;
  close(): Promise<void>;
}

/**
 * The one that came back last is taken first, so that no more are open than requests are under way; a pool of undici's
 * opens twice as many where the next request follows from an answer. `open` is told what to call when the other side,
 * or time, has ended a connection, so that it is forgotten.
 */
export function keepConnections<Kept extends Connection>(
  open: (origin: string, onEnd: () => void) => Kept,
): KeptConnections<Kept> {
  const all = new Set<Kept>();
  const free = new Map<string, Kept[]>();
  const drop = (connection: Kept): void => {
    all.delete(connection);
    connection.destroy().catch(() => undefined);
  };
  const forgetIdle = (origin: string, connection: Kept): void => {
    const idle = free.get(origin);
    const place = idle?.indexOf(connection) ?? -1;
    if (!idle || place < 0) return;
    idle.splice(place, 1);
    if (idle.length === 0) free.delete(origin);
    drop(connection);
  };
  return {
    take: (origin) => free.get(origin)?.pop(),
    make(origin) {
      const made = open(origin, () => forgetIdle(origin, made));
      all.add(made);
      return made;
    },
    giveBack(origin, connection) {
      if (!connection.stats.connected) return drop(connection);
      const idle = free.get(origin);
      if (idle) idle.push(connection);
      else free.set(origin, [connection]);
    },
    drop,
    close: async () => {
      await Promise.all(Array.from(all, (connection) => connection.destroy()));
    },
  };
}
