import { setTimeout as sleep } from 'node:timers/promises';
import { recordAttemptResults } from '../../application/webhooks/record-attempts.ts';
import { createUnitBatches } from '../../pipeline/unit-batches.ts';
import { isTransientFault } from '../../store/database-faults.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';
import type { Store } from '../../store/store.ts';

export interface ResultRecorder {
  add(result: AttemptResult): void;
  /** Resolves when all results are saved or given up. */
  idle(): Promise<void>;
}

/** Batching pays, because a statement costs as much as sixty rows. */
const maxBatchSize = 1_000;
const retryDelayMs = 250;
const maxTries = 40;

/**
 * Saves results of attempts, those of an organisation together. Retries for ten seconds while the database is
 * unavailable. After that the delivery is sent again when its claim expires. If the database rejects a batch, its
 * results are saved one by one, then without the receiver's response, so that a bad result does not block others.
 */
export function createResultRecorder(
  store: Store,
  onFault: (fault: unknown, orgId: string) => void,
): ResultRecorder {
  const save = async (orgId: string, results: readonly AttemptResult[]): Promise<readonly void[]> => {
    for (let remainingTries = maxTries; remainingTries > 0; remainingTries--) {
      try {
        await store.transaction(orgId, (tx) => recordAttemptResults(tx, results));
        break;
      } catch (fault) {
        onFault(fault, orgId);
        if (!isTransientFault(fault)) throw fault;
        await sleep(retryDelayMs);
      }
    }
    return results.map(() => undefined);
  };
  const saveInBatch = createUnitBatches(maxBatchSize, save);
  const running = new Set<Promise<unknown>>();
  return {
    add(result) {
      const { orgId } = result.delivery;
      const saving = saveInBatch(orgId, result)
        .catch(() => save(orgId, [withoutResponse(result)]))
        .catch(() => undefined)
        .finally(() => running.delete(saving));
      running.add(saving);
    },
    async idle() {
      while (running.size) await Promise.all(running);
    },
  };
}

function withoutResponse(result: AttemptResult): AttemptResult {
  const { error } = result.attempt;
  // PostgreSQL stores neither NUL nor lone surrogates.
  const storableError = error === null ? null : error.replaceAll('\0', '').toWellFormed();
  return { ...result, attempt: { ...result.attempt, response: null, error: storableError } };
}
