import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { hasCode } from './embedded-postgres-error.ts';
import { type ClusterPaths, socketFile } from './cluster-paths.ts';

/** What `postmaster.pid`, the file that PostgreSQL keeps while it runs, says; after a crash it says it still. */
export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970, as written: with the pid it tells one server from the next. */
  readonly startedAt: string;
  readonly socketDir: string;
  readonly status: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

const lockWriteMs = 2_000;

/** Reads the file of the server in `clusterDir`; undefined where there is none. */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  const lines = readLines(path.join(clusterDir, 'postmaster.pid'));
  if (!lines) return undefined;
  const [pid = '', , startedAt = '', , socketDir = '', , , status = ''] = lines;
  return { pid: Number(pid), startedAt, socketDir, status: status.trim() as Postmaster['status'] };
}

/** Whether the process `pid` is a PostgreSQL server on `clusterDir`, as far as this account may know. */
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
 * Removes the lock files that a killed server left behind. PostgreSQL does so itself unless the pid in them now belongs
 * to some other process of its account, which is common in containers, where pids start anew.
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

/** A file without a pid is being written this moment, unless it has been so for a while. */
function isStale(file: string, pid: number, paths: ClusterPaths): boolean {
  if (pid > 0) return !isPostmaster(pid, paths.clusterDir);
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > lockWriteMs;
}

/** Another process may have put a live lock in the place of the stale one: what is moved aside is looked at again. */
function removeStaleLock(file: string, stale: string[]): void {
  const aside = `${file}.stale-${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (readLines(aside)?.slice(0, 3).join() !== stale.slice(0, 3).join()) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
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

/** A zombie, which a container without an init process never buries, still has a pid and a name but is no server. */
function isLinuxPostmaster(pid: number, clusterDir: string): boolean {
  try {
    const state = /^\d+ \(postgres\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    if (state === undefined || state === 'Z' || state === 'X') return false;
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
  } catch (error) {
    // Containers often forbid to look at the folder of another account's process; its name must do there.
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
