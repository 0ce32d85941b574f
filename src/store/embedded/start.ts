/*
 * The way to a running server, walked by every process alike. In turn: adopt the server that runs on the data folder;
 * wait for one that is starting or stopping; make the cluster if there is none; launch a server. Whoever loses a race
 * on the way, be it for the cluster or for the server's own lock file, walks it again and finds the winner's server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { type Binaries, findPackage, prepareBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { launch, type ServerSettings } from './launch.ts';
import { type Place, preparePlace, socketPort } from './place.ts';
import { discardStaleLocks, isPostmaster, listensIn, type Postmaster, readPostmaster } from './postmaster.ts';
import { isShared, type Share, takeShare } from './users.ts';

/** A server in use by this process. */
export interface EmbeddedPostgres {
  /** Superuser's address of the maintenance database `postgres`; the caller makes databases of its own. */
  readonly url: string;
  readonly socketDir: string;
  readonly pid: number;
  /** True if another process, or an earlier call in this one, started it. */
  readonly adopted: boolean;
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
  readonly patienceMs?: number;
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
  const place = preparePlace(options.dataDir);
  const deadline = performance.now() + (options.patienceMs ?? 120_000);
  let refusedSince: number | undefined;
  let binaries: Binaries | undefined;
  let said = '';
  do {
    const found = await adopt(place);
    if (typeof found === 'object') return found;
    refusedSince = found === 'refusing' ? (refusedSince ?? performance.now()) : undefined;
    // A server that has lost its socket, or a pid that now is some other server's: PostgreSQL itself must decide.
    const isDoubtful = refusedSince !== undefined && performance.now() - refusedSince > refusalMs;
    if (found === 'absent' || isDoubtful) {
      binaries ??= prepareBinaries(
        packageDir,
        place.account,
        path.resolve(options.binariesDir ?? place.dataDir),
      );
      await ensureCluster(place, binaries, options.settings?.['fsync'] !== 'off');
      const launched = await launch(place, binaries, options.settings ?? {});
      if (launched.ready) return handle(place, launched.postmaster, launched.share, false);
      said = launched.said;
      giveUpUnlessPassing(said, place);
      discardStaleLocks(place);
    }
    await sleep(pollMs);
  } while (performance.now() < deadline);
  throw new EmbeddedPostgresError(
    `Another process holds the database in ${place.clusterDir} and does not let it be used` +
      `${said && `: ${said}`}. End that process (its id is in postmaster.pid there) and start again.`,
  );
}

async function adopt(place: Place): Promise<EmbeddedPostgres | 'absent' | 'busy' | 'refusing'> {
  const found = readPostmaster(place.clusterDir);
  if (!found || !isPostmaster(found.pid, place.clusterDir)) return 'absent';
  if (found.status !== 'ready') return 'busy';
  // The share comes before the last look: from here on the watcher will not stop the server under us.
  const share = takeShare(place, found.pid);
  if ((await listensIn(found.socketDir)) && readPostmaster(place.clusterDir)?.status === 'ready') {
    return handle(place, found, share, true);
  }
  share.release();
  return 'refusing';
}

/** A lost race and the last breaths of a killed server's processes pass by themselves; anything else will not. */
function giveUpUnlessPassing(said: string, place: Place): void {
  if (
    /lock file .* (already exists|is empty)|bogus data in lock file|pre-existing shared memory block/.test(
      said,
    )
  )
    return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${place.dataDir} did not start: ${said || 'it said nothing'}\n` +
      'Mend what it names, or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
  );
}

function handle(place: Place, postmaster: Postmaster, share: Share, adopted: boolean): EmbeddedPostgres {
  const { pid, socketDir } = postmaster;
  const isRunning = (): boolean => isPostmaster(pid, place.clusterDir);
  let stopping: Promise<void> | undefined;
  return {
    // The folder stands where a host would: pg, MikroORM and psql all read it there, and only some read `?host=`.
    url: `postgresql://${superuser}@${encodeURIComponent(socketDir)}:${socketPort}/postgres`,
    socketDir,
    pid,
    adopted,
    isRunning,
    stop() {
      stopping ??= leave(place, share, pid, isRunning);
      return stopping;
    },
  };
}

async function leave(place: Place, share: Share, pid: number, isRunning: () => boolean): Promise<void> {
  share.release();
  if (!isRunning() || isShared(place)) return;
  const start = performance.now();
  // The watcher does the same; it may be gone where the system tells all processes of a service to end at once.
  signal(pid, 'SIGINT');
  while (isRunning()) {
    if (performance.now() - start > stopMs) signal(pid, 'SIGQUIT');
    await sleep(pollMs / 2);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the look and the signal, which is what was wanted.
  }
}
