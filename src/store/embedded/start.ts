/**
 * Every process repeats the same steps until it has a running server: adopt the server of the data folder, wait for one
 * that is starting or stopping, create the cluster if there is none, launch a server. A process that loses a race
 * starts over and finds the server of the other one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { type Binaries, findPackage, prepareBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { EmbeddedPostgresError, EmbeddedDiskFullError, hasCode } from './embedded-postgres-error.ts';
import { launch, type ServerSettings } from './launch.ts';
import { type ClusterPaths, prepareClusterPaths, socketPort } from './cluster-paths.ts';
import {
  removeStaleLocks,
  isPostmaster,
  isListening,
  type Postmaster,
  readPostmaster,
} from './postmaster.ts';
import { acquireLease, isInUse, removePipe, type ServerLease } from './server-lease.ts';

/** A server in use by this process. */
export interface EmbeddedPostgres {
  /** The superuser's URL of the database `postgres`. The caller creates its own databases. */
  readonly url: string;
  readonly socketDir: string;
  readonly pid: number;
  /** True if another process, or an earlier call, started it. */
  readonly wasRunning: boolean;
  /** Whether the server process is alive. */
  isRunning(): boolean;
  /** Ends this use. The last one stops the server and waits until it has stopped. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The service's data folder. The cluster is in its folder `postgres`. Created if missing. */
  readonly dataDir: string;
  /** Used if this call starts the server. An adopted server keeps its own settings. */
  readonly settings?: ServerSettings;
  /** The folder for a copy of the binaries if they cannot run where they are installed. Default: `dataDir`. */
  readonly binariesDir?: string;
  /** How long to wait for a server that another process is starting or stopping. */
  readonly timeoutMs?: number;
}

const pollMs = 20;
const maxRefusalMs = 2_000;
const fastShutdownMs = 60_000;

/**
 * Starts the embedded PostgreSQL on `dataDir`, or adopts the running one. It listens only on a Unix socket in a
 * private folder. It runs while any process uses it; a killed process counts as stopped.
 *
 * @throws EmbeddedPostgresError if it cannot run here. The message names the problem and the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startOrAdopt(options);
  } catch (error) {
    throw explainFullDisk(error, path.resolve(options.dataDir));
  }
}

/** Names the folder on a full disk, or returns the error unchanged. PostgreSQL and initdb report only their output. */
function explainFullDisk(error: unknown, dataDir: string): unknown {
  const output = error instanceof EmbeddedPostgresError ? error.message : '';
  const reason = output.split('\n').find((line) => /No space left on device|Disk quota exceeded/.test(line));
  if (reason === undefined && !hasCode(error, 'ENOSPC', 'EDQUOT')) return error;
  return new EmbeddedDiskFullError(
    `The embedded PostgreSQL in ${dataDir} cannot start, because its disk is full ` +
      `(${reason?.trim() ?? (error as Error).message}). ` +
      `Free at least 32 MB on the disk of ${dataDir}, or set DATA_DIR to a folder on another disk.`,
  );
}

async function startOrAdopt(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const packageDir = findPackage();
  const paths = prepareClusterPaths(options.dataDir);
  const deadline = performance.now() + (options.timeoutMs ?? 120_000);
  let refusedSince: number | undefined;
  let binaries: Binaries | undefined;
  let output = '';
  do {
    const found = await connectToRunning(paths);
    if (typeof found === 'object') return found;
    refusedSince = found === 'refusing' ? (refusedSince ?? performance.now()) : undefined;
    // The server lost its socket, or its pid belongs to another process. A launch lets PostgreSQL decide.
    const mayBeStale = refusedSince !== undefined && performance.now() - refusedSince > maxRefusalMs;
    if (found === 'absent' || mayBeStale) {
      binaries ??= prepareBinaries(
        packageDir,
        paths.account,
        path.resolve(options.binariesDir ?? paths.dataDir),
      );
      await ensureCluster(paths, binaries, options.settings?.['fsync'] !== 'off');
      const launched = await launch(paths, binaries, options.settings ?? {});
      if (launched.ready) return createHandle(paths, launched.postmaster, launched.lease, false);
      output = launched.output;
      throwUnlessTransient(output, paths);
      removeStaleLocks(paths);
    }
    await sleep(pollMs);
  } while (performance.now() < deadline);
  throw new EmbeddedPostgresError(
    `Another process uses the database in ${paths.clusterDir} and accepts no connections` +
      `${output && `: ${output}`}. End that process (its id is in postmaster.pid there) and start again.`,
  );
}

async function connectToRunning(
  paths: ClusterPaths,
): Promise<EmbeddedPostgres | 'absent' | 'busy' | 'refusing'> {
  const found = readPostmaster(paths.clusterDir);
  // In a copied data folder, postmaster.pid names the server of the original. Not every system shows the working folder
  // of a process, so the folder in the file is compared too.
  if (found?.clusterDir !== paths.clusterDir || !isPostmaster(found.pid, paths.clusterDir)) return 'absent';
  if (found.status !== 'ready') return 'busy';
  // Takes the lease before the last check, so that the watcher does not stop the server meanwhile.
  const lease = acquireLease(paths, found.pid);
  if ((await isListening(found.socketDir)) && readPostmaster(paths.clusterDir)?.status === 'ready') {
    return createHandle(paths, found, lease, true);
  }
  lease.release();
  return 'refusing';
}

/**
 * Throws for a problem that does not end by itself. Two do: a lost race, and processes that a killed server left
 * behind.
 */
function throwUnlessTransient(output: string, paths: ClusterPaths): void {
  if (
    /lock file .* (already exists|is empty)|bogus data in lock file|pre-existing shared memory block/.test(
      output,
    )
  )
    return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${paths.dataDir} did not start: ${output || 'no output'}\n` +
      'Solve this problem, or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
  );
}

function createHandle(
  paths: ClusterPaths,
  postmaster: Postmaster,
  lease: ServerLease,
  wasRunning: boolean,
): EmbeddedPostgres {
  const { pid, socketDir } = postmaster;
  const isRunning = (): boolean => isPostmaster(pid, paths.clusterDir);
  let stopping: Promise<void> | undefined;
  return {
    // Uses the folder as the host, which pg, MikroORM and psql all accept. Only some of them read `?host=`.
    url: `postgresql://${superuser}@${encodeURIComponent(socketDir)}:${socketPort}/postgres`,
    socketDir,
    pid,
    wasRunning,
    isRunning,
    stop() {
      stopping ??= stopIfUnused(paths, lease, pid, isRunning);
      return stopping;
    },
  };
}

async function stopIfUnused(
  paths: ClusterPaths,
  lease: ServerLease,
  pid: number,
  isRunning: () => boolean,
): Promise<void> {
  lease.release();
  if (isRunning() && isInUse(paths)) return;
  await stopServer(pid, isRunning);
  // postmaster.pid is missing unless another process has started a server meanwhile, or the server was killed.
  if (!readPostmaster(paths.clusterDir)) removePipe(paths);
}

async function stopServer(pid: number, isRunning: () => boolean): Promise<void> {
  if (!isRunning()) return;
  const start = performance.now();
  // The watcher does this too, but it may have ended if the system stops all processes together.
  sendSignal(pid, 'SIGINT');
  while (isRunning()) {
    if (performance.now() - start > fastShutdownMs) sendSignal(pid, 'SIGQUIT');
    await sleep(pollMs / 2);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended before the signal, which is fine.
  }
}
