/**
 * Tracks which processes use the server. Each process opens the writing end of one named pipe. A watcher, a small shell
 * beside the server, waits at the reading end. When a process exits or crashes, the kernel closes its writing end. When
 * the last writing end is closed, the watcher stops the server. Nothing is ever written to the pipe.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { chownTo } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';

/** One process's use of the server. */
export interface ServerLease {
  /** Ends the use. The watcher stops the server after the last release. */
  release(): void;
}

/**
 * Takes a lease while no process has the reading end open: before the server starts, or if its watcher has ended. The
 * caller passes `readEnd` to a new watcher and then closes it.
 */
export function acquireLeaseWithReadEnd(paths: ClusterPaths): ServerLease & { readonly readEnd: number } {
  for (;;) {
    ensurePipe(paths);
    const readEnd = openUnlessRemoved(paths.leasePipe, constants.O_RDONLY);
    if (readEnd === undefined) continue;
    // Opened second: a non-blocking writer fails without a reader.
    const writeEnd = openUnlessRemoved(paths.leasePipe, constants.O_WRONLY);
    if (writeEnd !== undefined && isNamed(paths.leasePipe, readEnd) && isNamed(paths.leasePipe, writeEnd))
      return { readEnd, ...createLease(writeEnd) };
    for (const end of [readEnd, writeEnd]) if (end !== undefined) closeSync(end);
  }
}

/** Returns undefined if another process has just removed or replaced the pipe. */
function openUnlessRemoved(pipe: string, flags: number): number | undefined {
  try {
    return openSync(pipe, flags | constants.O_NONBLOCK);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENXIO')) return undefined;
    throw error;
  }
}

/** Whether the path still names the opened pipe. */
function isNamed(pipe: string, descriptor: number): boolean {
  return lstatSync(pipe, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
}

/** Takes a lease on the running server `pid`, and starts a watcher if it has none. */
export function acquireLease(paths: ClusterPaths, pid: number): ServerLease {
  ensurePipe(paths);
  try {
    return createLease(openSync(paths.leasePipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (!hasCode(error, 'ENXIO', 'ENOENT')) throw error;
    const lease = acquireLeaseWithReadEnd(paths);
    startWatcher(paths, pid, lease.readEnd);
    closeSync(lease.readEnd);
    return lease;
  }
}

/**
 * Removes the pipe of a stopped server, because many programs cannot copy a folder with a pipe. It is moved first and
 * moved back if a process has opened it meanwhile.
 */
export function removePipe({ leasePipe }: ClusterPaths): void {
  const movedPipe = `${leasePipe}.${randomBytes(6).toString('hex')}`;
  try {
    if (isOpen(leasePipe)) return;
    renameSync(leasePipe, movedPipe);
    if (isOpen(movedPipe)) linkSync(movedPipe, leasePipe);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(movedPipe, { force: true });
  }
}

/** Whether any process, including this one, has a lease. */
export function isInUse(paths: ClusterPaths): boolean {
  ensurePipe(paths);
  return isOpen(paths.leasePipe);
}

/** Whether any process has opened the writing end. */
function isOpen(pipe: string): boolean {
  const readEnd = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
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
  const pipe = paths.leasePipe;
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
