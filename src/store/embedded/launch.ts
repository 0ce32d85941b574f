import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './cluster.ts';
import { type Place, socketPort } from './place.ts';
import { isPostmaster, type Postmaster, readPostmaster } from './postmaster.ts';
import { type Share, takeFirstShare } from './users.ts';

/** Server settings by PostgreSQL's own names, for example `{ fsync: 'off' }`. */
export type ServerSettings = Readonly<Record<string, string>>;

/** A launch either brought a server up or ended; `said` is what PostgreSQL wrote meanwhile. */
export type Launch =
  | { readonly ready: true; readonly postmaster: Postmaster; readonly share: Share }
  | { readonly ready: false; readonly said: string };

const largestLogBytes = 5_000_000;
const readyPollMs = 5;

/**
 * The shell stays between the service and the server: it waits for the server, so that no zombie is left, and beside it
 * watches the pipe of users (see users.ts). It is the leader of its own session, so Ctrl-C in a terminal reaches only
 * the service, which then stops the server in its own time.
 */
const nurse = `
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

/** Starts a server on the cluster and waits until it takes connections, or until it has given up. */
export async function launch(place: Place, binaries: Binaries, settings: ServerSettings): Promise<Launch> {
  const before = readPostmaster(place.clusterDir);
  const log = openLog(place);
  const share = takeFirstShare(place);
  const child = spawn('/bin/sh', ['-c', nurse, binaries.postgres, ...commandLine(place, settings)], {
    cwd: place.clusterDir,
    env: postgresEnvironment,
    stdio: [share.readEnd, 'ignore', log.descriptor],
    detached: true,
    uid: place.account?.uid,
    gid: place.account?.gid,
  });
  closeSync(share.readEnd);
  closeSync(log.descriptor);
  const postmaster = await untilReady(child, place, before);
  if (postmaster) {
    child.unref();
    return { ready: true, postmaster, share };
  }
  share.release();
  return { ready: false, said: readFileSync(place.logFile).subarray(log.start).toString('utf8').trim() };
}

function commandLine(place: Place, settings: ServerSettings): string[] {
  const all: ServerSettings = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: place.socketDir,
    max_connections: '100',
    shared_buffers: '128MB',
    // The log tells what the server does, never what is in a statement that failed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    logging_collector: 'off',
    ...settings,
  };
  return [
    '-D',
    place.clusterDir,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function openLog(place: Place): { descriptor: number; start: number } {
  if ((statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes)
    truncateSync(place.logFile);
  const isNew = !existsSync(place.logFile);
  const descriptor = openSync(place.logFile, 'a', 0o600);
  if (isNew) giveTo(place.logFile, place.account);
  return { descriptor, start: statSync(place.logFile).size };
}

/** Recovery after a crash may take minutes, so the wait ends only with the server. */
async function untilReady(child: ChildProcess, place: Place, before: Postmaster | undefined) {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  while (!ended) {
    const found = readPostmaster(place.clusterDir);
    const isNew = found && (found.pid !== before?.pid || found.startedAt !== before.startedAt);
    if (isNew && found.status === 'ready' && isPostmaster(found.pid, place.clusterDir)) return found;
    await sleep(readyPollMs);
  }
  return undefined;
}
