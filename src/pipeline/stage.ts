import type { Ports } from '../ports/ports.ts';
import type { Tx } from '../store/store.ts';

/** One kind of work. `perform.ts` explains the order of its three parts. */
export interface Stage<WorkInput, Result> {
  /** Maximum number of concurrent jobs of this kind in one process. */
  readonly concurrency: number;
  /**
   * Reserves the credit and returns what the work needs, or null if there is nothing to do. The job's row is locked.
   */
  begin(tx: Tx, jobId: string): Promise<WorkInput | null>;
  work(load: WorkInput, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, even if two workers did the same work. */
  finish(tx: Tx, jobId: string, load: WorkInput, result: Result): Promise<void>;
  /** Abandons the work after too many failures. */
  giveUp(tx: Tx, jobId: string, reason: string): Promise<void>;
}

/** Thrown by `begin` if the unit cannot be paid. Its transaction is rolled back, and another one parks the job. */
export class InsufficientCredits extends Error {
  readonly code: 'credits_exhausted' | 'spend_cap_reached';

  constructor(code: InsufficientCredits['code'], missing: number) {
    super(
      code === 'credits_exhausted' ? `${missing} more credits are needed.` : 'The run has reached its cap.',
    );
    this.code = code;
  }
}
