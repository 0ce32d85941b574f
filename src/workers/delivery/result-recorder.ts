import { setTimeout as sleep } from 'node:timers/promises';
import { classifyDatabaseError } from '../../store/database-faults.ts';
import { recordAttemptResults } from '../../application/webhooks/record-attempts.ts';
import type { Store } from '../../store/store.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';

export interface ResultRecorder {
  /** Number of unsaved results. */
  readonly unwritten: number;
  add(result: AttemptResult): void;
  /** Resolves when all results are saved or given up. */
  idle(): Promise<void>;
}

/** Results waiting to be saved. */
interface PendingResults {
  readonly results: AttemptResult[];
  /** `performance.now()` at the first result. */
  readonly firstAtMs: number;
}

/** Batching pays, because a statement costs as much as sixty rows. */
const batchDelayMs = 25;
const retryDelayMs = 250;
const maxTries = 40;

/**
 * Saves results of attempts, batched per organisation over a few milliseconds or while the last write runs, because
 * one large statement costs little more than a small one. Retries for ten seconds while the database is unavailable.
 * After that the delivery is sent again when its claim expires. If the database rejects a batch, results are saved
 * one by one, then without the receiver's response. If a result can never be saved, each further claim lasts
 * longer, and finally the delivery is abandoned.
 */
export function createResultRecorder(
  store: Store,
  onFault: (fault: unknown, orgId: string) => void,
): ResultRecorder {
  const pendingByOrg = new Map<string, PendingResults>();
  const writing = new Map<string, Promise<void>>();
  let unwritten = 0;
  const write = async (orgId: string): Promise<void> => {
    for (let batch = pendingByOrg.get(orgId); batch; batch = pendingByOrg.get(orgId)) {
      const { results, firstAtMs } = batch;
      const remainingMs = firstAtMs + batchDelayMs - performance.now();
      if (remainingMs > 0) await sleep(remainingMs);
      pendingByOrg.delete(orgId);
      await writeBatch(store, orgId, results, onFault);
      unwritten -= results.length;
    }
    writing.delete(orgId);
  };
  return {
    get unwritten() {
      return unwritten;
    },
    add(result) {
      const { orgId } = result.delivery;
      unwritten += 1;
      const waiting = pendingByOrg.get(orgId);
      if (waiting) waiting.results.push(result);
      else pendingByOrg.set(orgId, { results: [result], firstAtMs: performance.now() });
      if (!writing.has(orgId)) writing.set(orgId, write(orgId));
    },
    async idle() {
      while (writing.size) await Promise.all(writing.values());
    },
  };
}

async function writeBatch(
  store: Store,
  orgId: string,
  batch: readonly AttemptResult[],
  onFault: (fault: unknown, orgId: string) => void,
): Promise<void> {
  const fault = await writeWithRetries(store, orgId, batch, onFault);
  if (fault === null) return;
  // One bad result, such as an unstorable response, must not block the others.
  for (const result of batch) {
    const isSaved =
      batch.length > 1 && (await writeWithRetries(store, orgId, [result], () => undefined)) === null;
    if (!isSaved) await writeWithRetries(store, orgId, [withoutResponse(result)], onFault);
  }
}

/** Returns a permanent error, or null if all results were saved or the database stayed unavailable. */
async function writeWithRetries(
  store: Store,
  orgId: string,
  batch: readonly AttemptResult[],
  onFault: (fault: unknown, orgId: string) => void,
): Promise<unknown> {
  for (let remainingTries = maxTries; remainingTries > 0; remainingTries--) {
    try {
      await store.transaction(orgId, (tx) => recordAttemptResults(tx, batch));
      for (const { delivery } of batch) if (delivery.batch) delivery.batch.remaining -= 1;
      return null;
    } catch (fault) {
      onFault(fault, orgId);
      if (!['unavailable', 'retry'].includes(classifyDatabaseError(fault).kind)) return fault;
      await sleep(retryDelayMs);
    }
  }
  return null;
}

function withoutResponse(result: AttemptResult): AttemptResult {
  const { attempt, reason } = result;
  return {
    ...result,
    reason: toStorableText(reason),
    attempt: attempt && { ...attempt, response: null, error: toStorableText(attempt.error) },
  };
}

/** Removes characters that PostgreSQL cannot store. */
function toStorableText(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').toWellFormed();
}
