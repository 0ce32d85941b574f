/**
 * The request log, shared by all processes in the database. Calls only buffer a line; lines are written together
 * about once a second. While the database is unavailable they wait, and beyond a limit the oldest are dropped. A
 * killed process loses the lines of its last second; the log on standard error has almost all of them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestLine } from '../doors/http.ts';
import { deleteExpiredRequests, saveRequests, type RequestRecord } from '../store/queries/requests.ts';
import type { Store } from '../store/store.ts';

export interface RequestLogOptions {
  readonly store: Store;
  /** Retention over all processes. */
  readonly retention: { readonly days: number; readonly rows: number };
  /** Receives write errors; the lines are retried. */
  readonly onFault: (fault: unknown) => void;
}

export interface RequestLog {
  add(line: RequestLine): void;
  /** Stores an error's cause for the line that ends the same call. */
  recordCause(requestId: string, cause: object): void;
  /** The number of dropped lines. */
  countLost(): number;
  /** Writes the remaining lines. */
  stop(): Promise<void>;
}

const writeIntervalMs = 1_000;
const cleanupIntervalMs = 600_000;
const maxWaiting = 20_000;
const maxBatchSize = 2_000;
const maxCauses = 1_000;
/** Per write. The number of rejected calls has no limit, and they must not displace the lines of other callers. */
const maxRejectedPerWrite = 100;
const healthChecks = new Set(['/healthz', '/readyz']);

/** Starts the request log. */
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
      // Old lines may have been dropped meanwhile, so written lines are not surely at the start.
      while (waiting[0] && written.has(waiting[0])) waiting.shift();
    }
  };
  let isFailing = false;
  const tryToWrite = async (): Promise<void> => {
    await write().then(
      () => (isFailing = false),
      (fault: unknown) => {
        // The database may be unavailable for a while; report it once.
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
      if (isUnlogged(line)) return;
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

/** Health checks and the pages, styles and scripts of the documentation are not logged. */
function isUnlogged({ door, path }: RequestLine): boolean {
  return door === 'docs' || (path !== undefined && healthChecks.has(path));
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
