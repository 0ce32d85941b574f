import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type SystemAccount, chooseAccount, chownTo, prepareDataDir, readOwnUid } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';

/** The paths of one embedded server and the account that runs it. */
export interface ClusterPaths {
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly socketDir: string;
  readonly logFile: string;
  /** A named pipe that each process keeps open while it uses the server; see server-lease.ts. */
  readonly leasePipe: string;
  readonly account: SystemAccount | undefined;
}

/** PostgreSQL names its Unix socket after a port even without an open port. */
export const socketPort = '5432';
export const socketFile = `.s.PGSQL.${socketPort}`;

/** The suffix of folders that are not complete yet. */
export const unfinishedSuffix = '.new-';

const maxSocketPathLength = 103;
const leftoverAgeMs = 3_600_000;

export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/** Creates the folders of the server in `dataDir`, without a cluster. */
export function prepareClusterPaths(dataDir: string): ClusterPaths {
  const resolvedDir = path.resolve(dataDir);
  const account = chooseAccount(clusterFolder(resolvedDir));
  prepareDataDir(resolvedDir, account);
  const real = realpathSync(resolvedDir);
  removeLeftovers(real);
  const clusterDir = clusterFolder(real);
  return {
    dataDir: real,
    // An operator may have linked the cluster to another disk.
    clusterDir: existsSync(clusterDir) ? realpathSync(clusterDir) : clusterDir,
    socketDir: prepareSocketDir(real, account),
    logFile: path.join(real, 'postgres.log'),
    leasePipe: path.join(real, 'postgres.users'),
    account,
  };
}

/** Removes folders that a killed process left unfinished. */
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
 * Puts the socket in the data folder, where every process finds it. If the path is too long for a socket, it uses a
 * temporary folder instead. All processes derive the same name for it.
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
      'its owner could pose as the database. Remove it and start again.',
  );
}
