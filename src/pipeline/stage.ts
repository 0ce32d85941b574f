import type { ClosedJob } from '../application/jobs/close.ts';
import type { Ports } from '../ports/ports.ts';
import type { UnitJob } from '../store/queries/jobs.ts';
import type { Tx } from '../store/store.ts';

/** One kind of work. `perform.ts` explains the order of its three parts. */
export interface Stage<WorkInput, Result> {
  /** Maximum number of concurrent jobs of this kind in one process. */
  readonly concurrency: number;
  /** Maximum number of units that begin in one transaction, or finish in one. */
  readonly batchSize: number;
  /** The id of what `finish` locks first, by which units of one transaction are ordered. By default the job's. */
  lockedFirst?(load: WorkInput): string;
  /** Returns what the work needs, or null if there is nothing to do. The job's row is locked. */
  begin(tx: Tx, job: UnitJob): Promise<BegunUnit<WorkInput> | null>;
  work(load: WorkInput, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, even if two workers did the same work: the second one gets no job and returns null. */
  finish(tx: Tx, jobId: string, load: WorkInput, result: Result): Promise<FinishedUnit<WorkInput>>;
  /** Abandons the work after too many failures. */
  giveUp(tx: Tx, jobId: string, reason: string): Promise<void>;
}

/** What a unit closed. Or `again`: what it must work on once more, because the database changed meanwhile. */
export type FinishedUnit<WorkInput> = ClosedJob | { readonly again: WorkInput } | null;

export interface BegunUnit<WorkInput> {
  readonly workInput: WorkInput;
  /** Whether the pipeline reserves the credit of the unit. */
  readonly costsCredit: boolean;
}

/** Thrown if a unit cannot be paid. Its transaction is rolled back, and another one parks the job. */
export class InsufficientCredits extends Error {
  readonly code: 'credits_exhausted' | 'spend_cap_reached';

  constructor(code: InsufficientCredits['code'], missing: number) {
    super(
      code === 'credits_exhausted' ? `${missing} more credits are needed.` : 'The run has reached its cap.',
    );
    this.code = code;
  }
}
