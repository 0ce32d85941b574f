import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { hasCode } from './embedded-postgres-error.ts';
import { type ClusterPaths, socketFile } from './cluster-paths.ts';

/** The content of `postmaster.pid`, the file of a running PostgreSQL. It remains after a crash. */
export interface Postmaster {
  readonly pid: number;
  /** The folder of the cluster. A copy of a running one names the original. */
  readonly clusterDir: string;
  /** Seconds since 1970, as written. Together with the pid it identifies a server. */
  readonly startedAt: string;
  readonly socketDir: string;
  readonly status: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

const lockWriteMs = 2_000;

/** Reads the file of the server in `clusterDir`. Undefined if there is none. */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readLines(path.join(clusterDir, 'postmaster.pid'));
  if (!lines) return undefined;
  const [pid = '', writtenDir = '', startedAt = '', , socketDir = '', , , status = ''] = lines;
  return {
    pid: Number(pid),
    clusterDir: writtenDir,
    startedAt,
    socketDir,
    status: status.trim() as Postmaster['status'],
  };
}

/** Whether the process `pid` is a PostgreSQL server on `clusterDir`, as far as this account can see. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  return process.platform === 'linux' ? isLinuxPostmaster(pid, clusterDir) : isAlive(pid);
}

/** Whether a server listens on the socket in `socketDir`. */
export function isListening(socketDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path.join(socketDir, socketFile));
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Removes the lock files of a killed server. PostgreSQL keeps them if another process of its account has the same pid,
 * which is common in containers.
 */
export function removeStaleLocks(paths: ClusterPaths): void {
  for (const file of [
    path.join(paths.clusterDir, 'postmaster.pid'),
    path.join(paths.socketDir, `${socketFile}.lock`),
  ]) {
    const lines = readLines(file);
    if (lines && isStale(file, Number(lines[0]), paths)) removeStaleLock(file, lines);
  }
}

/** A file without a pid is being written, unless it is old. */
function isStale(file: string, pid: number, paths: ClusterPaths): boolean {
  if (pid > 0) return !isPostmaster(pid, paths.clusterDir);
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > lockWriteMs;
}

/** Moves the lock away and checks it again, because another process may have replaced it with a live one. */
function removeStaleLock(file: string, stale: string[]): void {
  const movedFile = `${file}.stale-${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, movedFile);
    if (readLines(movedFile)?.slice(0, 3).join() !== stale.slice(0, 3).join()) linkSync(movedFile, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(movedFile, { force: true });
  }
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Excludes zombies, which have a pid and a name. Containers without an init process keep zombies. */
function isLinuxPostmaster(pid: number, clusterDir: string): boolean {
  try {
    const state = /^\d+ \(postgres\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    if (state === undefined || state === 'Z' || state === 'X') return false;
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch (error) {
    // Containers often hide the folder of another account's process, so its name must suffice.
    if (hasCode(error, 'EACCES', 'EPERM')) return true;
    if (hasCode(error, 'ENOENT', 'ESRCH')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
