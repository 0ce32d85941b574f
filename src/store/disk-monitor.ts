/**
 * Knows whether the disk of the database is full. PostgreSQL still answers reads then, so the readiness check would
 * not notice. The monitor learns it from failed work and from small tests, and tests every second whether the database
 * can write again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { classifyDatabaseError } from './database-faults.ts';

export interface DiskMonitor {
  /** Notes a failure. True if a full disk of the database explains it. */
  explains(fault: unknown): boolean;
  isFull(): boolean;
  /** Tests whether the database can write a little, at most once a second. */
  test(): Promise<void>;
  stop(): void;
}

export interface DiskMonitorOptions {
  /** Rejects if the database cannot write this many bytes. */
  readonly requireSpace: (bytes: number) => Promise<void>;
  /** Whether an unreachable database has stopped because its disk is full. Undefined for one on another machine. */
  readonly hasStopped: () => boolean | undefined;
  readonly onFull: () => void;
  readonly onFree: () => void;
  /** Default: a second. */
  readonly intervalMs?: number;
}

const testBytes = 128 * 1024;
/** More than a file of PostgreSQL's log, without which the next writes would fail again. */
const recoveryBytes = 17 * 1024 ** 2;

export function createDiskMonitor(options: DiskMonitorOptions): DiskMonitor {
  const { requireSpace, hasStopped, intervalMs = 1_000 } = options;
  const stopping = new AbortController();
  let isFull = false;
  let testedAtMs = Number.NEGATIVE_INFINITY;
  const waitUntilFree = async (): Promise<void> => {
    do {
      await sleep(intervalMs, undefined, { signal: stopping.signal, ref: false });
    } while (await requireSpace(recoveryBytes).then(noFault, (fault: unknown) => isCausedByFullDisk(fault)));
    isFull = false;
    options.onFree();
  };
  const isCausedByFullDisk = (fault: unknown): boolean => {
    const found = classifyDatabaseError(fault);
    if (found.kind !== 'unavailable') return false;
    if (found.reason === 'database_disk_full') return true;
    return found.reason === 'unreachable' && (hasStopped() ?? isFull);
  };
  const explains = (fault: unknown): boolean => {
    if (!isFull && isCausedByFullDisk(fault)) {
      isFull = true;
      options.onFull();
      waitUntilFree().catch(() => undefined);
    }
    const found = classifyDatabaseError(fault);
    return isFull && found.kind === 'unavailable' && found.reason !== 'local_disk_full';
  };
  return {
    explains,
    isFull: () => isFull,
    test: async () => {
      if (isFull || performance.now() - testedAtMs < intervalMs) return;
      testedAtMs = performance.now();
      await requireSpace(testBytes).catch(explains);
    },
    stop: () => stopping.abort(),
  };
}

const noFault = () => false;
