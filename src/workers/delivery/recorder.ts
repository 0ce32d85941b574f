import { setTimeout as sleep } from 'node:timers/promises';
import { readDatabaseFault } from '../../store/constraints.ts';
import { recordConclusions, type Conclusion } from '../../store/queries/delivery-records.ts';
import type { Store } from '../../store/store.ts';

export interface Recorder {
  /** How many are not written yet. */
  readonly unwritten: number;
  add(conclusion: Conclusion): void;
  /** Resolves when all is written, or cannot be. */
  idle(): Promise<void>;
}

/** What waits to be written. */
interface Gathered {
  readonly conclusions: Conclusion[];
  /** `performance.now()` at the first of them. */
  readonly sinceMs: number;
}

/** Each writing costs by itself as much as sixty rows. */
const gatherMs = 25;
const againMs = 250;
const tries = 40;

/**
 * Writes what became of attempts, of each organisation all at once that has gathered for some milliseconds, or while
 * the writing before went on: a statement for many costs little more than one for a few. What a database that is away
 * does not take is tried for ten seconds; what is not written by then is sent again when its claim runs out. What it
 * refuses for good is written one by one, and then without what the receiver answered; a claim whose end cannot be
 * written even so lasts longer each time, until it is given up.
 */
export function createRecorder(store: Store, onFault: (fault: unknown, orgId: string) => void): Recorder {
  const gathered = new Map<string, Gathered>();
  const writing = new Map<string, Promise<void>>();
  let unwritten = 0;
  const write = async (orgId: string): Promise<void> => {
    for (let batch = gathered.get(orgId); batch; batch = gathered.get(orgId)) {
      const { conclusions, sinceMs } = batch;
      const restMs = sinceMs + gatherMs - performance.now();
      if (restMs > 0) await sleep(restMs);
      gathered.delete(orgId);
      await writeBatch(store, orgId, conclusions, onFault);
      unwritten -= conclusions.length;
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
      const waiting = gathered.get(orgId);
      if (waiting) waiting.conclusions.push(conclusion);
      else gathered.set(orgId, { conclusions: [conclusion], sinceMs: performance.now() });
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
  batch: readonly Conclusion[],
  onFault: (fault: unknown, orgId: string) => void,
): Promise<void> {
  const fault = await writePatiently(store, orgId, batch, onFault);
  if (fault === null) return;
  // What cannot be written must not take the others with it, and may be what the receiver answered.
  for (const conclusion of batch) {
    const isWritten =
      batch.length > 1 && (await writePatiently(store, orgId, [conclusion], () => undefined)) === null;
    if (!isWritten) await writePatiently(store, orgId, [withoutAnswer(conclusion)], onFault);
  }
}

/** Answers the fault that no trying again would mend; null where all is written, or the database stayed away. */
async function writePatiently(
  store: Store,
  orgId: string,
  batch: readonly Conclusion[],
  onFault: (fault: unknown, orgId: string) => void,
): Promise<unknown> {
  for (let left = tries; left > 0; left--) {
    try {
      await store.tx(orgId, (tx) => recordConclusions(tx, batch));
      for (const { due } of batch) if (due.batch) due.batch.left -= 1;
      return null;
    } catch (fault) {
      onFault(fault, orgId);
      if (!['unavailable', 'retry'].includes(readDatabaseFault(fault).kind)) return fault;
      await sleep(againMs);
    }
  }
  return null;
}

function withoutAnswer(conclusion: Conclusion): Conclusion {
  const { attempt, reason } = conclusion;
  return {
    ...conclusion,
    reason: writable(reason),
    attempt: attempt && { ...attempt, response: null, error: writable(attempt.error) },
  };
}

/** Without characters that PostgreSQL takes in no text. */
function writable(text: string | null): string | null {
  return text === null ? null : text.replaceAll('\0', '').toWellFormed();
}
