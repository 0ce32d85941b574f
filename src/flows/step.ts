import type { FlowStep, StepRecord } from '../domain/flows/flow.ts';
import type { Ports } from '../ports/ports.ts';
import type { OpenFlowRun } from '../application/flows/advance-run.ts';
import type { Tx } from '../store/store.ts';

/** The current step, in a run whose row is locked. */
export interface StepContext {
  readonly flowRun: OpenFlowRun;
  readonly step: FlowStep;
}

/** The result of a step. */
export interface StepResult extends StepRecord {
  /** The position of the next step. Default: the following one. */
  readonly next?: number;
}

/** A step that needs only the database. It runs and is logged in one transaction. */
export interface InstantStep {
  perform(tx: Tx, context: StepContext): Promise<StepResult>;
}

/** A step that calls providers between two transactions. */
export interface ProviderStep<WorkInput, Result> {
  /** Reserves the cost and returns what the work needs, or the result if there is no work to do. */
  begin(
    tx: Tx,
    context: StepContext,
  ): Promise<{ readonly workInput: WorkInput } | { readonly completed: StepResult }>;
  work(workInput: WorkInput, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, even if two workers did the same work. */
  finish(tx: Tx, context: StepContext, workInput: WorkInput, result: Result): Promise<StepResult>;
  /** Cleans up when the work is abandoned. */
  giveUp?(tx: Tx, context: StepContext, reason: string): Promise<void>;
}

export type AnyStep = InstantStep | ProviderStep<unknown, unknown>;
