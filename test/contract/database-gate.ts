import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';

/** A proxy to the database that can be closed, as if the server were down, and opened again. */
export interface DatabaseGate {
  /** The URL of the database through the gate. */
  readonly url: string;
  open(): Promise<void>;
  /** Closes every connection and rejects new ones. */
  shut(): Promise<void>;
  /** Closes the next connection that commits, after the database commits and before the client learns of it. */
  loseCommit(): void;
  /** True after such a commit. */
  hasLostCommit(): boolean;
  /** Removes the gate. */
  close(): Promise<void>;
}

/** Opens a gate to the database at `databaseUrl`, which listens on a Unix socket. */
export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gate-'));
  const targetUrl = new URL(databaseUrl);
  const socketName = `.s.PGSQL.${targetUrl.port}`;
  const target = path.join(decodeURIComponent(targetUrl.hostname), socketName);
  const gateUrl = new URL(databaseUrl);
  gateUrl.hostname = encodeURIComponent(folder);
  const sockets = new Set<Socket>();
  let commitLoss: 'none' | 'pending' | 'done' = 'none';
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
    }
    const responses = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (commitLoss !== 'pending' || !chunk.includes('COMMIT\0')) return done(null, chunk);
        commitLoss = 'done';
        client.destroy();
        upstream.destroy();
      },
    });
    client.pipe(upstream);
    upstream.pipe(responses).pipe(client);
  });
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(path.join(folder, socketName), resolve);
    });
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await open();
  return {
    url: gateUrl.href,
    open,
    shut,
    loseCommit: () => (commitLoss = 'pending'),
    hasLostCommit: () => commitLoss === 'done',
    close: async () => {
      if (server.listening) await shut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
