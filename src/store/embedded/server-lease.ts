/*
 * Who uses the server. Every process that started or adopted it holds the writing end of one named pipe; a watcher, a
 * small shell beside the server, waits at the reading end. A process that ends, however it ends, closes its end, and
 * when the last one is closed the watcher reads the end of the file and stops the server. So the server outlives its
 * starter while others need it, and is orphaned by nobody. The kernel keeps the count; no byte is ever written.
 */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, readSync } from 'node:fs';
import { chownTo } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';

/** One process's share in the server. */
export interface ServerLease {
  /** Gives the share up; the server is stopped by its watcher if it was the last. */
  release(): void;
}

/** Takes a share in a server that is about to be started. The caller hands `readEnd` to the watcher, then closes it. */
export function acquireFirstLease(paths: ClusterPaths): ServerLease & { readonly readEnd: number } {
  ensurePipe(paths);
  // The reading end comes first: a pipe without a reader refuses a writer that does not wait.
  const readEnd = openSync(paths.usersPipe, constants.O_RDONLY | constants.O_NONBLOCK);
  return { readEnd, ...createLease(openSync(paths.usersPipe, constants.O_WRONLY | constants.O_NONBLOCK)) };
}

/** Takes a share in the running server `pid`, and gives it a watcher if it has lost its own. */
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

/** Whether any process, this one included, still holds a share. */
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
      // A process that starts at the same time may have made it a moment ago.
      if (!lstatSync(pipe, { throwIfNoEntry: false })?.isFIFO()) throw error;
    }
  }
  if (lstatSync(pipe).isFIFO()) return;
  throw new EmbeddedPostgresError(`${pipe} should be a named pipe. Remove it and start again.`);
}

function createLease(writeEnd: number): ServerLease {
  let isHeld = true;
  return {
    release() {
      if (isHeld) closeSync(writeEnd);
      isHeld = false;
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
