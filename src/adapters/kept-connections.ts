import { Client, type buildConnector } from 'undici';

/** Connections to many origins, each of which carries one request at a time and is then kept for the next. */
export interface KeptConnections {
  /** One that is free, or a new one, which is opened with its first request. */
  take(origin: string): Client;
  /** Gives one back whose answer has ended. */
  giveBack(origin: string, connection: Client): void;
  /** Ends one whose answer has not. */
  drop(connection: Client): void;
  close(): Promise<void>;
}

/**
 * The one that came back last is taken first, so that no more are open than requests are under way; a pool of undici's
 * holds twice as many where the next request follows from an answer. Those that the other side or time ends are forgotten.
 */
export function keepConnections(connect: buildConnector.connector): KeptConnections {
  const all = new Set<Client>();
  const free = new Map<string, Client[]>();
  const drop = (connection: Client): void => {
    all.delete(connection);
    connection.destroy().catch(() => undefined);
  };
  const forgetIdle = (origin: string, connection: Client): void => {
    const idle = free.get(origin);
    const place = idle?.indexOf(connection) ?? -1;
    if (!idle || place < 0) return;
    idle.splice(place, 1);
    if (idle.length === 0) free.delete(origin);
    drop(connection);
  };
  return {
    take(origin) {
      const kept = free.get(origin)?.pop();
      if (kept) return kept;
      // Whoever sends bounds the time for all of it, the answer's head and the pauses in it included.
      const made = new Client(origin, { allowH2: false, connect, headersTimeout: 0, bodyTimeout: 0 });
      made.on('disconnect', () => forgetIdle(origin, made));
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
