/*
 * The way to a running server, walked by every process alike. In turn: adopt the server that runs on the data folder;
 * wait for one that is starting or stopping; make the cluster if there is none; launch a server. Whoever loses a race
 * on the way, be it for the cluster or for the server's own lock file, walks it again and finds the winner's server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { type Binaries, findPackage, prepareBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { launch, type ServerSettings } from './launch.ts';
import { type ClusterPaths, prepareClusterPaths, socketPort } from './cluster-paths.ts';
import {
  removeStaleLocks,
  isPostmaster,
  isListening,
  type Postmaster,
  readPostmaster,
} from './postmaster.ts';
import { isInUse, type ServerLease, acquireLease } from './server-lease.ts';

/** A server in use by this process. */
export interface EmbeddedPostgres {
  /** Superuser's address of the maintenance database `postgres`; the caller makes databases of its own. */
  readonly url: string;
  readonly socketDir: string;
  readonly pid: number;
  /** True if another process, or an earlier call in this one, started it. */
  readonly wasRunning: boolean;
  /** Whether the server process still lives. */
  isRunning(): boolean;
  /** Ends the use of it. The last process to do so stops the server and waits for it; for others it goes on. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The service's data folder; the cluster lies in its folder `postgres`. Made if need be. */
  readonly dataDir: string;
  /** They hold if this call starts the server; an adopted one keeps those it was started with. */
  readonly settings?: ServerSettings;
  /** Where a copy of the binaries is kept if they cannot be run where they are installed; `dataDir` unless given. */
  readonly binariesDir?: string;
  /** How long to wait for a server that another process is starting or stopping. */
  readonly timeoutMs?: number;
}

const pollMs = 20;
const refusalMs = 2_000;
const stopMs = 60_000;

/**
 * Starts the embedded PostgreSQL on `dataDir`, or adopts the one that runs there. It listens on a Unix socket in a
 * private folder only. It lives as long as any process uses it: see `stop`, and a killed process counts as stopped.
 *
 * @throws EmbeddedPostgresError if it cannot run here; the message names the obstacle and the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
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
    // A server that has lost its socket, or a pid that now is some other server's: PostgreSQL itself must decide.
    const isDoubtful = refusedSince !== undefined && performance.now() - refusedSince > refusalMs;
    if (found === 'absent' || isDoubtful) {
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
    `Another process holds the database in ${paths.clusterDir} and does not let it be used` +
      `${output && `: ${output}`}. End that process (its id is in postmaster.pid there) and start again.`,
  );
}

async function connectToRunning(
  paths: ClusterPaths,
): Promise<EmbeddedPostgres | 'absent' | 'busy' | 'refusing'> {
  const found = readPostmaster(paths.clusterDir);
  if (!found || !isPostmaster(found.pid, paths.clusterDir)) return 'absent';
  if (found.status !== 'ready') return 'busy';
  // The share comes before the last look: from here on the watcher will not stop the server under us.
  const lease = acquireLease(paths, found.pid);
  if ((await isListening(found.socketDir)) && readPostmaster(paths.clusterDir)?.status === 'ready') {
    return createHandle(paths, found, lease, true);
  }
  lease.release();
  return 'refusing';
}

/** A lost race and the last breaths of a killed server's processes pass by themselves; anything else will not. */
function throwUnlessTransient(output: string, paths: ClusterPaths): void {
  if (
    /lock file .* (already exists|is empty)|bogus data in lock file|pre-existing shared memory block/.test(
      output,
    )
  )
    return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${paths.dataDir} did not start: ${output || 'it said nothing'}\n` +
      'Mend what it names, or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
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
    // The folder stands where a host would: pg, MikroORM and psql all read it there, and only some read `?host=`.
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
  if (!isRunning() || isInUse(paths)) return;
  const start = performance.now();
  // The watcher does the same; it may be gone where the system tells all processes of a service to end at once.
  sendSignal(pid, 'SIGINT');
  while (isRunning()) {
    if (performance.now() - start > stopMs) sendSignal(pid, 'SIGQUIT');
    await sleep(pollMs / 2);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the look and the signal, which is what was wanted.
  }
}
