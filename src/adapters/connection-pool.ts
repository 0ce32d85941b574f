export interface Connection {
  readonly stats: { readonly connected: boolean };
  destroy(): Promise<void>;
}

/** Connections to many origins. Each carries one request at a time and is then reused. */
export interface ConnectionPool<T> {
  /** A free connection, if any. */
  acquire(origin: string): T | undefined;
  /** A new connection, which opens with its first request. */
  create(origin: string): T;
  /** Returns a connection after its response has ended. */
  release(origin: string, connection: T): void;
  /** Closes a connection with an unfinished response. */
  discard(connection: T): void;
  close(): Promise<void>;
}

/**
 * Reuses the most recent connection first, so that no more are open than requests are in flight. The pool of undici
 * opens twice as many when requests follow each other. `open` gets a callback for a connection that the other side or
 * a timeout has closed.
 */
export function createConnectionPool<T extends Connection>(
  open: (origin: string, onEnd: () => void) => T,
): ConnectionPool<T> {
  const all = new Set<T>();
  const free = new Map<string, T[]>();
  const discard = (connection: T): void => {
    all.delete(connection);
    connection.destroy().catch(() => undefined);
  };
  const removeIdle = (origin: string, connection: T): void => {
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
      const connection = open(origin, () => removeIdle(origin, connection));
      all.add(connection);
      return connection;
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
