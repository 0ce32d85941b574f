import type { Ports } from '../ports/ports.ts';
import type { Tx } from '../store/store.ts';

/** One kind of work; `perform.ts` tells how its three parts follow each other. */
export interface Stage<Load, Result> {
  /** How many of these one process does at the same time. */
  readonly concurrency: number;
  /**
   * Sets the credit aside and answers what the work needs, or null when there is nothing to do. The job's row is held.
   */
  begin(tx: Tx, jobId: string): Promise<Load | null>;
  work(load: Load, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, whoever else did the same work. */
  finish(tx: Tx, jobId: string, load: Load, result: Result): Promise<void>;
  /** Gives the work up after too many failures. */
  giveUp(tx: Tx, jobId: string, reason: string): Promise<void>;
}

/** Thrown by `begin` when the unit cannot be paid; its transaction is rolled back and the job parked in another. */
export class InsufficientCredits extends Error {
  readonly code: 'credits_exhausted' | 'spend_cap_reached';

  constructor(code: InsufficientCredits['code'], missing: number) {
    super(
      code === 'credits_exhausted' ? `${missing} more credits are needed.` : 'The run has come to its cap.',
    );
    this.code = code;
  }
}
