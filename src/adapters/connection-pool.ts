export interface Connection {
  readonly stats: { readonly connected: boolean };
  destroy(): Promise<void>;
}

/** Connections to many origins, each of which carries one request at a time and is then kept for the next. */
export interface ConnectionPool<Kept> {
  /** One that is free, if there is any. */
  acquire(origin: string): Kept | undefined;
  /** A new one, which is opened with its first request. */
  create(origin: string): Kept;
  /** Gives one back whose answer has ended. */
  release(origin: string, connection: Kept): void;
  /** Ends one whose answer has not. */
  discard(connection: Kept): void;
  close(): Promise<void>;
}

/**
 * The one that came back last is taken first, so that no more are open than requests are under way; a pool of undici's
 * opens twice as many where the next request follows from an answer. `open` is told what to call when the other side,
 * or time, has ended a connection, so that it is forgotten.
 */
export function createConnectionPool<Kept extends Connection>(
  open: (origin: string, onEnd: () => void) => Kept,
): ConnectionPool<Kept> {
  const all = new Set<Kept>();
  const free = new Map<string, Kept[]>();
  const discard = (connection: Kept): void => {
    all.delete(connection);
    connection.destroy().catch(() => undefined);
  };
  const removeIdle = (origin: string, connection: Kept): void => {
    const idle = free.get(origin);
    const index = idle?.indexOf(connection) ?? -1;
    if (!idle || index < 0) return;
    idle.splice(index, 1);
    if (idle.length === 0) free.delete(origin);
    discard(connection);
  };
  return {
    acquire: (origin) => free.get(origin)?.pop(),
    create(origin) {
      const made = open(origin, () => removeIdle(origin, made));
      all.add(made);
      return made;
    },
    release(origin, connection) {
      if (!connection.stats.connected) return discard(connection);
      const idle = free.get(origin);
      if (idle) idle.push(connection);
      else free.set(origin, [connection]);
    },
    discard,
    close: async () => {
      await Promise.all(Array.from(all, (connection) => connection.destroy()));
    },
  };
}
