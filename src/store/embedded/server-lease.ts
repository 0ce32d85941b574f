/**
 * Tracks which processes use the server. Each process opens the writing end of one named pipe. A watcher, a small shell
 * beside the server, waits at the reading end. The kernel closes the end of a process that exits, even if it crashes.
 * When the last end is closed, the watcher stops the server. Nothing is ever written to the pipe.
 */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, readSync } from 'node:fs';
import { chownTo } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';

/** One process's use of the server. */
export interface ServerLease {
  /** Ends the use. The watcher stops the server after the last release. */
  release(): void;
}

/** Takes a lease on a server before it starts. The caller passes `readEnd` to the watcher and then closes it. */
export function acquireFirstLease(paths: ClusterPaths): ServerLease & { readonly readEnd: number } {
  ensurePipe(paths);
  // Opens the reading end first: a non-blocking writer fails without a reader.
  const readEnd = openSync(paths.usersPipe, constants.O_RDONLY | constants.O_NONBLOCK);
  return { readEnd, ...createLease(openSync(paths.usersPipe, constants.O_WRONLY | constants.O_NONBLOCK)) };
}

/** Takes a lease on the running server `pid`, and starts a watcher if it has none. */
export function acquireLease(paths: ClusterPaths, pid: number): ServerLease {
  ensurePipe(paths);
  try {
    return createLease(openSync(paths.usersPipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (!hasCode(error, 'ENXIO')) throw error;
    const lease = acquireFirstLease(paths);
    startWatcher(paths, pid, lease.readEnd);
    closeSync(lease.readEnd);
    return lease;
  }
}

/** Whether any process, including this one, has a lease. */
export function isInUse(paths: ClusterPaths): boolean {
  ensurePipe(paths);
  const readEnd = openSync(paths.usersPipe, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return readSync(readEnd, Buffer.alloc(1)) > 0;
  } catch (error) {
    if (hasCode(error, 'EAGAIN')) return true;
    throw error;
  } finally {
    closeSync(readEnd);
  }
}

function ensurePipe(paths: ClusterPaths): void {
  const pipe = paths.usersPipe;
  if (!lstatSync(pipe, { throwIfNoEntry: false })) {
    try {
      execFileSync('mkfifo', ['-m', '600', pipe], { stdio: 'ignore' });
      chownTo(pipe, paths.account);
    } catch (error) {
      // A process that starts at the same time may have created it.
      if (!lstatSync(pipe, { throwIfNoEntry: false })?.isFIFO()) throw error;
    }
  }
  if (lstatSync(pipe).isFIFO()) return;
  throw new EmbeddedPostgresError(`${pipe} should be a named pipe. Remove it and start again.`);
}

function createLease(writeEnd: number): ServerLease {
  let isOpen = true;
  return {
    release() {
      if (isOpen) closeSync(writeEnd);
      isOpen = false;
    },
  };
}

function startWatcher(paths: ClusterPaths, pid: number, readEnd: number): void {
  const { uid, gid } = paths.account ?? {};
  const script =
    'trap "" HUP INT TERM; read -r nothing; read -r pid <postmaster.pid; [ "$pid" = "$0" ] && kill -INT "$pid"';
  const options = { cwd: paths.clusterDir, detached: true, uid, gid } as const;
  spawn('/bin/sh', ['-c', script, String(pid)], { ...options, stdio: [readEnd, 'ignore', 'ignore'] }).unref();
}
