import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type SystemAccount, chooseAccount, chownTo, prepareDataDir, readOwnUid } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';

/** Where one embedded server keeps its things, and the account it runs as. */
export interface ClusterPaths {
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly logFile: string;
  /** The named pipe that every process using the server holds open; see users.ts. */
  readonly usersPipe: string;
  readonly account: SystemAccount | undefined;
}

/** PostgreSQL names its Unix socket after a port, also where no port is open. */
export const socketPort = '5432';
export const socketFile = `.s.PGSQL.${socketPort}`;

/** Marks what is being made under a name of its own until it is whole. */
export const unfinishedSuffix = '.new-';

const maxSocketPathLength = 103;
const leftoverAgeMs = 3_600_000;

/** Where the cluster of a data folder lies. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/** Prepares the folders of the server in `dataDir`; nothing is started and no cluster is made. */
export function prepareClusterPaths(dataDir: string): ClusterPaths {
  const asked = path.resolve(dataDir);
  const account = chooseAccount(clusterFolder(asked));
  prepareDataDir(asked, account);
  const real = realpathSync(asked);
  removeLeftovers(real);
  const clusterDir = clusterFolder(real);
  return {
    dataDir: real,
    // An operator may have put the cluster on another disk, with a link here.
    clusterDir: existsSync(clusterDir) ? realpathSync(clusterDir) : clusterDir,
    socketDir: prepareSocketDir(real, account),
    logFile: path.join(real, 'postgres.log'),
    usersPipe: path.join(real, 'postgres.users'),
    account,
  };
}

/** A process killed while it made a cluster or copied the binaries leaves a folder that nobody will ever finish. */
function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith('postgres') || !name.includes(unfinishedSuffix)) continue;
    const leftover = path.join(dataDir, name);
    const found = statSync(leftover, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > leftoverAgeMs)
      rmSync(leftover, { recursive: true, force: true });
  }
}

/**
 * The socket lies in the data folder, where every process that shares the folder sees it; only a path too long for a
 * socket address moves it to the temporary folder, under a name that all processes derive alike.
 */
function prepareSocketDir(dataDir: string, account: SystemAccount | undefined): string {
  const inside = path.join(dataDir, 'postgres-socket');
  const fits = Buffer.byteLength(path.join(inside, socketFile)) <= maxSocketPathLength;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const socketDir = fits ? inside : `/tmp/outreach-postgres-${hash}`;
  try {
    mkdirSync(socketDir, { mode: 0o700 });
    chownTo(socketDir, account);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = lstatSync(socketDir);
  const ownUid = readOwnUid();
  if (account && found.isDirectory() && found.uid === ownUid) chownTo(socketDir, account);
  const isTrusted =
    found.isDirectory() && [ownUid, account?.uid].includes(found.uid) && (found.mode & 0o077) === 0;
  if (isTrusted) return socketDir;
  throw new EmbeddedPostgresError(
    `The folder ${socketDir}, meant for the socket of the embedded PostgreSQL, is not private to its account: ` +
      'whoever owns it could pose as the database. Remove it and start again.',
  );
}
