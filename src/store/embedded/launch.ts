import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chownTo } from './system-account.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './cluster.ts';
import { type ClusterPaths, socketPort } from './cluster-paths.ts';
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts';
import { type ServerLease, acquireLeaseWithReadEnd } from './server-lease.ts';

/** PostgreSQL settings by their own names, for example `{ fsync: 'off' }`. */
export type ServerSettings = Readonly<Record<string, string>>;

/** A launch either started a server or failed. `output` is what PostgreSQL wrote to its log. */
export type Launch =
  | { readonly ready: true; readonly postmaster: Postmaster; readonly lease: ServerLease }
  | { readonly ready: false; readonly output: string };

const maxLogBytes = 5_000_000;
const readyPollMs = 5;

/**
 * A shell runs between the service and the server. It waits for the server, which avoids zombies, and watches the
 * pipe that every process with a lease keeps open (see server-lease.ts). It leads its own session, so that Ctrl-C
 * reaches only the service, which then stops the server.
 */
const supervisorScript = `
trap '' HUP INT TERM
exec 3<&0 0</dev/null
"$0" "$@" 3<&- &
server=$!
{ read -r nothing <&3; kill -INT "$server"; } 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"
kill -KILL "$watcher" 2>/dev/null
`;

/** Starts a server on the cluster and waits until it accepts connections or exits. */
export async function launch(
  paths: ClusterPaths,
  binaries: Binaries,
  settings: ServerSettings,
): Promise<Launch> {
  const before = readPostmaster(paths.clusterDir);
  const log = openLog(paths);
  const lease = acquireLeaseWithReadEnd(paths);
  const child = spawn(
    '/bin/sh',
    ['-c', supervisorScript, binaries.postgres, ...createArguments(paths, settings)],
    {
      cwd: paths.clusterDir,
      env: postgresEnvironment,
      stdio: [lease.readEnd, 'ignore', log.descriptor],
      detached: true,
      uid: paths.account?.uid,
      gid: paths.account?.gid,
    },
  );
  closeSync(lease.readEnd);
  closeSync(log.descriptor);
  const postmaster = await waitUntilReady(child, paths, before);
  if (postmaster) {
    child.unref();
    return { ready: true, postmaster, lease };
  }
  lease.release();
  return { ready: false, output: readFileSync(paths.logFile).subarray(log.start).toString('utf8').trim() };
}

function createArguments(paths: ClusterPaths, settings: ServerSettings): string[] {
  const all: ServerSettings = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: paths.socketDir,
    max_connections: '100',
    shared_buffers: '128MB',
    // Logs messages of the server, but never the text of a failed statement.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    logging_collector: 'off',
    ...settings,
  };
  return [
    '-D',
    paths.clusterDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function openLog(paths: ClusterPaths): { descriptor: number; start: number } {
  if ((statSync(paths.logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes)
    truncateSync(paths.logFile);
  const isNew = !existsSync(paths.logFile);
  const descriptor = openSync(paths.logFile, 'a', 0o600);
  if (isNew) chownTo(paths.logFile, paths.account);
  return { descriptor, start: statSync(paths.logFile).size };
}

/** Waits without a timeout, because recovery after a crash may take minutes. Returns undefined if the server exits. */
async function waitUntilReady(child: ChildProcess, paths: ClusterPaths, before: Postmaster | undefined) {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  while (!ended) {
    const found = readPostmaster(paths.clusterDir);
    const isNew = found && (found.pid !== before?.pid || found.startedAt !== before.startedAt);
    if (isNew && found.status === 'ready' && isPostmaster(found.pid, paths.clusterDir)) return found;
    await sleep(readyPollMs);
  }
  return undefined;
}
