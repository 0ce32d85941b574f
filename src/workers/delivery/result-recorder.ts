import { setTimeout as sleep } from 'node:timers/promises';
import { recordAttemptResults } from '../../application/webhooks/record-attempts.ts';
import { isTransientFault } from '../../store/database-faults.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';
import type { Store } from '../../store/store.ts';

export interface ResultRecorder {
  add(result: AttemptResult): void;
  /** Resolves when all results are saved or given up. */
  idle(): Promise<void>;
}

type OnFault = (fault: unknown, orgId: string) => void;

/** Batching pays, because a statement costs as much as sixty rows. */
const batchDelayMs = 10;
const retryDelayMs = 250;
const maxTries = 40;

/**
 * Saves results of attempts, batched per organisation over some milliseconds and while the last write runs. Retries for
 * ten seconds while the database is unavailable. After that the delivery is sent again when its claim expires. If the
 * database rejects a batch, its results are saved one by one, then without the receiver's response.
 */
export function createResultRecorder(store: Store, onFault: OnFault): ResultRecorder {
  const pendingByOrg = new Map<string, AttemptResult[]>();
  const writing = new Map<string, Promise<void>>();
  const write = async (orgId: string): Promise<void> => {
    while (pendingByOrg.has(orgId)) {
      await sleep(batchDelayMs);
      const results = pendingByOrg.get(orgId) ?? [];
      pendingByOrg.delete(orgId);
      await saveResults(store, orgId, results, onFault);
    }
    writing.delete(orgId);
  };
  return {
    add(result) {
      const { orgId } = result.delivery;
      const pending = pendingByOrg.get(orgId);
      if (pending) pending.push(result);
      else pendingByOrg.set(orgId, [result]);
      if (!writing.has(orgId)) writing.set(orgId, write(orgId));
    },
    async idle() {
      while (writing.size) await Promise.all(writing.values());
    },
  };
}

/** One bad result, such as an unstorable response, must not block the others. */
async function saveResults(
  store: Store,
  orgId: string,
  results: readonly AttemptResult[],
  onFault: OnFault,
): Promise<void> {
  if (await writeWithRetries(store, orgId, results, onFault)) return;
  if (results.length === 1) await writeWithRetries(store, orgId, results.map(withoutResponse), onFault);
  else for (const result of results) await saveResults(store, orgId, [result], onFault);
}

/** Returns false after a permanent error. */
async function writeWithRetries(
  store: Store,
  orgId: string,
  results: readonly AttemptResult[],
  onFault: OnFault,
): Promise<boolean> {
  for (let remainingTries = maxTries; remainingTries > 0; remainingTries--) {
    try {
      await store.transaction(orgId, (tx) => recordAttemptResults(tx, results));
      break;
    } catch (fault) {
      onFault(fault, orgId);
      if (!isTransientFault(fault)) return false;
      await sleep(retryDelayMs);
    }
  }
  return true;
}

function withoutResponse(result: AttemptResult): AttemptResult {
  const { error } = result.attempt;
  // PostgreSQL stores neither NUL nor lone surrogates.
  const storableError = error === null ? null : error.replaceAll('\0', '').toWellFormed();
  return { ...result, attempt: { ...result.attempt, response: null, error: storableError } };
}
