import { setTimeout as sleep } from 'node:timers/promises';
import { classifyDatabaseError } from '../../store/database-faults.ts';
import { recordAttemptResults } from '../../application/webhooks/record-attempts.ts';
import type { Store } from '../../store/store.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';

export interface ResultRecorder {
  /** How many are not written yet. */
  readonly unwritten: number;
  add(conclusion: AttemptResult): void;
  /** Resolves when all is written, or cannot be. */
  idle(): Promise<void>;
}

/** What waits to be written. */
interface PendingResults {
  readonly results: AttemptResult[];
  /** `performance.now()` at the first of them. */
  readonly firstAtMs: number;
}

/** Each writing costs by itself as much as sixty rows. */
const batchDelayMs = 25;
const retryDelayMs = 250;
const maxTries = 40;

/**
 * Writes what became of attempts, of each organisation all at once that has gathered for some milliseconds, or while
 * the writing before went on: a statement for many costs little more than one for a few. What a database that is away
 * does not take is tried for ten seconds; what is not written by then is sent again when its claim runs out. What it
 * refuses for good is written one by one, and then without what the receiver answered; a claim whose end cannot be
 * written even so lasts longer each time, until it is given up.
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
      const restMs = firstAtMs + batchDelayMs - performance.now();
      if (restMs > 0) await sleep(restMs);
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
    add(conclusion) {
      const { orgId } = conclusion.due;
      unwritten += 1;
      const waiting = pendingByOrg.get(orgId);
      if (waiting) waiting.results.push(conclusion);
      else pendingByOrg.set(orgId, { results: [conclusion], firstAtMs: performance.now() });
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
  // What cannot be written must not take the others with it, and may be what the receiver answered.
  for (const conclusion of batch) {
    const isWritten =
      batch.length > 1 && (await writeWithRetries(store, orgId, [conclusion], () => undefined)) === null;
    if (!isWritten) await writeWithRetries(store, orgId, [withoutResponse(conclusion)], onFault);
  }
}

/** Answers the fault that no trying again would mend; null where all is written, or the database stayed away. */
async function writeWithRetries(
  store: Store,
  orgId: string,
  batch: readonly AttemptResult[],
  onFault: (fault: unknown, orgId: string) => void,
): Promise<unknown> {
  for (let left = maxTries; left > 0; left--) {
    try {
      await store.transaction(orgId, (tx) => recordAttemptResults(tx, batch));
      for (const { due } of batch) if (due.batch) due.batch.left -= 1;
      return null;
    } catch (fault) {
      onFault(fault, orgId);
      if (!['unavailable', 'retry'].includes(classifyDatabaseError(fault).kind)) return fault;
      await sleep(retryDelayMs);
    }
  }
  return null;
}

function withoutResponse(conclusion: AttemptResult): AttemptResult {
  const { attempt, reason } = conclusion;
  return {
    ...conclusion,
    reason: toStorableText(reason),
    attempt: attempt && { ...attempt, response: null, error: toStorableText(attempt.error) },
  };
}

/** Without characters that PostgreSQL takes in no text. */
function toStorableText(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').toWellFormed();
}
