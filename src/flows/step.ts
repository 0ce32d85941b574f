import type { FlowStep, StepRecord } from '../domain/flows/flow.ts';
import type { Ports } from '../ports/ports.ts';
import type { OpenFlowRun } from '../application/flows/advance-run.ts';
import type { Tx } from '../store/store.ts';

/** A step whose turn it is, in a run whose row is held. */
export interface StepContext {
  readonly run: OpenFlowRun;
  readonly step: FlowStep;
}

/** What a step came to. */
export interface StepResult extends StepRecord {
  /** The position of the step that is next; the following one where absent. */
  readonly next?: number;
}

/** A step that needs nothing but the database; it is done and written down in one transaction. */
export interface InstantStep {
  perform(tx: Tx, turn: StepContext): Promise<StepResult>;
}

/** A step that asks providers, between two transactions. */
export interface ProviderStep<Load, Result> {
  /** Sets aside what the work costs and answers what it needs, or what the step came to without any work. */
  begin(tx: Tx, turn: StepContext): Promise<{ readonly load: Load } | { readonly completed: StepResult }>;
  work(load: Load, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, whoever else did the same work. */
  finish(tx: Tx, turn: StepContext, load: Load, result: Result): Promise<StepResult>;
  /** What else is to be done where the work is given up. */
  giveUp?(tx: Tx, turn: StepContext, reason: string): Promise<void>;
}

export type AnyStep = InstantStep | ProviderStep<unknown, unknown>;
