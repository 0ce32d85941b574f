/**
 * The record of calls, kept in the database that all processes share. A call only leaves its line here; about once a
 * second the lines are written together. While the database is away they wait, up to a limit, and the oldest are let
 * go beyond it. A process that is killed takes the lines of its last second along; the log on standard error has all
 * but the very last.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestLine } from '../doors/http.ts';
import { deleteExpiredRequests, saveRequests, type RequestRecord } from '../store/queries/requests.ts';
import type { Store } from '../store/store.ts';

export interface RequestLogOptions {
  readonly store: Store;
  /** How long and how much is kept, by all processes together. */
  readonly retention: { readonly days: number; readonly rows: number };
  /** Told when lines could not be written; they are tried again. */
  readonly onFault: (fault: unknown) => void;
}

export interface RequestLog {
  add(line: RequestLine): void;
  /** Keeps the cause of a failure for the line that ends the same call. */
  recordCause(requestId: string, cause: object): void;
  /** How many lines were let go unwritten. */
  countLost(): number;
  /** Writes what is left. */
  stop(): Promise<void>;
}

const writeIntervalMs = 1_000;
const cleanupIntervalMs = 600_000;
const maxWaiting = 20_000;
const maxBatchSize = 2_000;
const maxCauses = 1_000;
/** In one write: strangers and callers past their limit may call as often as they like and must not push others out. */
const maxRejectedPerWrite = 100;
/** What asks whether the service is well is no call of anybody, and neither is a page with its style and its script. */
const probes = new Set(['/healthz', '/readyz']);

/** Begins to keep the record, until it is stopped. */
export function startRequestLog({ store, retention, onFault }: RequestLogOptions): RequestLog {
  const waiting: RequestRecord[] = [];
  const causes = new Map<string, object>();
  const stopping = new AbortController();
  let lost = 0;
  let rejected = 0;
  const write = async (): Promise<void> => {
    rejected = 0;
    while (waiting.length) {
      const batch = waiting.slice(0, maxBatchSize);
      await saveRequests(store, batch);
      const written = new Set(batch);
      // Meanwhile the oldest may have been let go, so what was written is no longer sure to stand at the beginning.
      while (waiting[0] && written.has(waiting[0])) waiting.shift();
    }
  };
  let isFailing = false;
  const tryToWrite = async (): Promise<void> => {
    await write().then(
      () => (isFailing = false),
      (fault: unknown) => {
        // The database is away for a while, and one word about that is enough.
        if (!isFailing) onFault(fault);
        isFailing = true;
      },
    );
  };
  const repeat = async (everyMs: number, work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) await work().catch(onFault);
    }
  };
  const running = [
    repeat(writeIntervalMs, tryToWrite),
    repeat(cleanupIntervalMs, () => deleteExpiredRequests(store, retention)),
  ];
  return {
    add: (line) => {
      const cause = causes.get(line.requestId) ?? null;
      causes.delete(line.requestId);
      if (isProbe(line)) return;
      if (isRejectedCaller(line) && ++rejected > maxRejectedPerWrite) {
        lost += 1;
        return;
      }
      waiting.push(toRecord(line, cause));
      if (waiting.length <= maxWaiting) return;
      waiting.shift();
      lost += 1;
    },
    recordCause: (requestId, cause) => {
      if (causes.size < maxCauses) causes.set(requestId, cause);
    },
    countLost: () => lost,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      await tryToWrite();
    },
  };
}

function isProbe({ door, path }: RequestLine): boolean {
  return door === 'docs' || (path !== undefined && probes.has(path));
}

function isRejectedCaller({ keyId, code }: RequestLine): boolean {
  return keyId === undefined || code === 'rate_limited';
}

function toRecord(line: RequestLine, cause: object | null): RequestRecord {
  const { requestId, at, door, status, durationMs } = line;
  return {
    requestId,
    at,
    door,
    status,
    durationMs,
    cause,
    method: line.method ?? null,
    path: line.path ?? null,
    fn: line.fn ?? null,
    orgId: line.orgId ?? null,
    keyId: line.keyId ?? null,
    code: line.code ?? null,
  };
}
