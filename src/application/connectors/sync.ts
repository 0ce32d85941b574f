/**
 * The part of a sync that needs neither database nor network. Each batch is saved before the next one is read, so that
 * a sync can stop at any time without losing records. A sync ends at the last page or at a limit. A truncated sync
 * returns the position at which the next one continues.
 */
import type { ConnectorProblem, ConnectorSync } from '../../../generated/contract/types.ts';
import type { ConnectorRecord } from '../../domain/connector-record.ts';
import { SourceFailed, type SourcePage } from '../../ports/record-source.ts';
import type { SyncCursor } from '../../store/entities/connectors.ts';

/** The outcome of one record. `refused` is the reason of a rejection. */
export type RecordOutcome = 'created' | 'matched' | { readonly refused: string };

export interface PullResult extends Omit<ConnectorSync, 'connectorId' | 'syncedAt'> {
  /** The position at which the next sync continues. */
  readonly resume: SyncCursor | null;
  /** Why the remaining pages could not be read. */
  readonly failure: string | null;
}

export const pullLimits = { records: 20_000, pages: 200, bytes: 50 * 1024 * 1024 };

const batchSize = 500;
const maxProblems = 100;

type RecordBatchHandler = (records: readonly ConnectorRecord[]) => Promise<readonly RecordOutcome[]>;

/**
 * Reads the pages from `start` on and passes all records to `handleBatch`. If `signal` aborts, it finishes the current
 * batch. A page that it was fetching is left to the next sync.
 */
export async function pullRecords(
  pages: AsyncIterable<SourcePage>,
  start: SyncCursor,
  handleBatch: RecordBatchHandler,
  signal: AbortSignal,
  limits = pullLimits,
): Promise<PullResult> {
  const counter = new PullCounter(limits, signal);
  let next = start;
  try {
    for await (const page of pages) {
      counter.countPage(page);
      const truncatedAt = await processPage(page, next.records, handleBatch, counter);
      if (truncatedAt) return counter.toResult({ resume: truncatedAt });
      if (page.next === null) break;
      next = { url: page.next, records: 0 };
      if (counter.truncationReason()) return counter.toResult({ resume: next });
    }
    return counter.toResult();
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    return counter.isOutOfTime()
      ? counter.toResult({ resume: next })
      : counter.toResult({ failure: error.message });
  }
}

/**
 * Passes the records of a page after the first `skipped` to `handleBatch`. Returns the position of a truncated page.
 */
async function processPage(
  page: SourcePage,
  skipped: number,
  handleBatch: RecordBatchHandler,
  counter: PullCounter,
): Promise<SyncCursor | null> {
  let records = skipped;
  for await (const batch of inBatches(page.records, skipped)) {
    if (counter.isFull()) return { url: page.url, records };
    counter.count(await handleBatch(batch));
    records += batch.length;
  }
  return null;
}

class PullCounter {
  readonly #limits: typeof pullLimits;
  readonly #signal: AbortSignal;
  readonly #counts = { read: 0, created: 0, matched: 0, refused: 0, pages: 0 };
  readonly #problems: ConnectorProblem[] = [];
  #bytes = 0;

  constructor(limits: typeof pullLimits, signal: AbortSignal) {
    this.#limits = limits;
    this.#signal = signal;
  }

  countPage({ bytes }: SourcePage): void {
    this.#counts.pages += 1;
    this.#bytes += bytes;
  }

  count(outcomes: readonly RecordOutcome[]): void {
    for (const outcome of outcomes) {
      this.#counts.read += 1;
      if (typeof outcome === 'string') {
        this.#counts[outcome] += 1;
        continue;
      }
      this.#counts.refused += 1;
      if (this.#problems.length < maxProblems)
        this.#problems.push({ record: this.#counts.read, reason: outcome.refused });
    }
  }

  /** Returns the limit that was reached. */
  truncationReason(): PullResult['truncated'] {
    if (this.#signal.aborted) return 'time';
    if (this.#counts.read >= this.#limits.records) return 'records';
    if (this.#counts.pages >= this.#limits.pages) return 'pages';
    return this.#bytes >= this.#limits.bytes ? 'bytes' : null;
  }

  /** Size limits apply between pages. The first batch is always processed, so that every sync makes progress. */
  isFull(): boolean {
    const isLimitReached = this.#signal.aborted || this.#counts.read >= this.#limits.records;
    return isLimitReached && this.#counts.read > 0;
  }

  isOutOfTime(): boolean {
    return this.#signal.aborted && this.#counts.pages > 0;
  }

  toResult({
    resume = null,
    failure = null,
  }: Partial<Pick<PullResult, 'resume' | 'failure'>> = {}): PullResult {
    const truncated = resume && this.truncationReason();
    return { ...this.#counts, problems: this.#problems, truncated, resume, failure };
  }
}

/** Groups records into batches. Yields the records that were read before an error, and then throws it. */
async function* inBatches(
  records: AsyncIterable<ConnectorRecord>,
  skipped: number,
): AsyncGenerator<ConnectorRecord[]> {
  let batch: ConnectorRecord[] = [];
  let position = 0;
  try {
    for await (const record of records) {
      position += 1;
      if (position <= skipped) continue;
      batch.push(record);
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}
