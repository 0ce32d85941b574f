import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';

/** A way to the database that can be shut, as if the server had gone, and opened again. */
export interface DatabaseGate {
  /** The database's address through the gate. */
  readonly url: string;
  open(): Promise<void>;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  /** Cuts the next connection whose transaction the database commits, before it hears of that. */
  loseCommit(): void;
  /** Whether that has come about. */
  hasLostCommit(): boolean;
  /** Ends the gate for good. */
  close(): Promise<void>;
}

/** The gate before the database at `parseDatabaseUrl`, which listens on a Unix socket; it begins open. */
export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gate-'));
  const behind = new URL(databaseUrl);
  const socketName = `.s.PGSQL.${behind.port}`;
  const target = path.join(decodeURIComponent(behind.hostname), socketName);
  const before = new URL(databaseUrl);
  before.hostname = encodeURIComponent(folder);
  const sockets = new Set<Socket>();
  let lost: 'none' | 'next' | 'one' = 'none';
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
    }
    const answers = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (lost !== 'next' || !chunk.includes('COMMIT\0')) return done(null, chunk);
        lost = 'one';
        near.destroy();
        far.destroy();
      },
    });
    near.pipe(far);
    far.pipe(answers).pipe(near);
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
    url: before.href,
    open,
    shut,
    loseCommit: () => (lost = 'next'),
    hasLostCommit: () => lost === 'one',
    close: async () => {
      if (server.listening) await shut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
