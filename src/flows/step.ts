import type { FlowStep, StepRecord } from '../domain/flows/flow.ts';
import type { Ports } from '../ports/ports.ts';
import type { OpenFlowRun } from '../store/queries/open-flow-run.ts';
import type { Tx } from '../store/store.ts';

/** A step whose turn it is, in a run whose row is held. */
export interface Turn {
  readonly run: OpenFlowRun;
  readonly step: FlowStep;
}

/** What a step came to. */
export interface Completed extends StepRecord {
  /** The position of the step that is next; the following one where absent. */
  readonly next?: number;
}

/** A step that needs nothing but the database; it is done and written down in one transaction. */
export interface InstantStep {
  perform(tx: Tx, turn: Turn): Promise<Completed>;
}

/** A step that asks providers, between two transactions. */
export interface WorkingStep<Load, Result> {
  /** Sets aside what the work costs and answers what it needs, or what the step came to without any work. */
  begin(tx: Tx, turn: Turn): Promise<{ readonly load: Load } | { readonly completed: Completed }>;
  work(load: Load, ports: Ports, signal: AbortSignal): Promise<Result>;
  /** Saves the result once, whoever else did the same work. */
  finish(tx: Tx, turn: Turn, load: Load, result: Result): Promise<Completed>;
  /** What else is to be done where the work is given up. */
  giveUp?(tx: Tx, turn: Turn, reason: string): Promise<void>;
}

export type AnyStep = InstantStep | WorkingStep<unknown, unknown>;
