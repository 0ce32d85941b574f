/**
 * Tracks which processes use the server. Each process opens the writing end of one named pipe. A watcher, a small shell
 * beside the server, waits at the reading end. The kernel closes the end of a process that exits, even if it crashes.
 * When the last end is closed, the watcher stops the server. Nothing is ever written to the pipe.
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

/** Takes a lease on a server before it starts. The caller passes `readEnd` to the watcher and then closes it. */
export function acquireFirstLease(paths: ClusterPaths): ServerLease & { readonly readEnd: number } {
  for (;;) {
    ensurePipe(paths);
    const readEnd = openUnlessRemoved(paths.usersPipe, constants.O_RDONLY);
    if (readEnd === undefined) continue;
    // Opened second: a non-blocking writer fails without a reader.
    const writeEnd = openUnlessRemoved(paths.usersPipe, constants.O_WRONLY);
    if (writeEnd !== undefined && isNamed(paths.usersPipe, readEnd) && isNamed(paths.usersPipe, writeEnd))
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
    return createLease(openSync(paths.usersPipe, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (!hasCode(error, 'ENXIO', 'ENOENT')) throw error;
    const lease = acquireFirstLease(paths);
    startWatcher(paths, pid, lease.readEnd);
    closeSync(lease.readEnd);
    return lease;
  }
}

/**
 * Removes the pipe of a stopped server, because many programs cannot copy a folder with a pipe. It is moved first and
 * moved back if a process has opened it meanwhile.
 */
export function removePipe({ usersPipe }: ClusterPaths): void {
  const movedPipe = `${usersPipe}.${randomBytes(6).toString('hex')}`;
  try {
    if (isOpen(usersPipe)) return;
    renameSync(usersPipe, movedPipe);
    if (isOpen(movedPipe)) linkSync(movedPipe, usersPipe);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(movedPipe, { force: true });
  }
}

/** Whether any process, including this one, has a lease. */
export function isInUse(paths: ClusterPaths): boolean {
  ensurePipe(paths);
  return isOpen(paths.usersPipe);
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
