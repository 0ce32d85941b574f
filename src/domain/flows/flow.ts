/**
 * A flow says what happens when something arrives: its trigger picks the events, and its steps are done in order. What
 * one event set going is a run of the flow. It follows the steps as they were when it began, and has one row for each
 * of them in the end, those that did nothing included:
 *   running → done      every step was done or passed over
 *           → failed    a step could not be done; those behind it are not begun
 *           → stopped   cut short from outside: the flow was switched off, or the person asked not to be written to
 * No step sends anything to a lead, and nothing that a flow does starts a flow.
 */
export type FlowRunStatus = 'running' | 'done' | 'failed' | 'stopped';

export interface FlowTrigger {
  kind: 'inbound_event' | 'manual';
  /** Absent or empty: any kind, but for messages. */
  eventTypes?: string[];
  /** Absent or empty: any source. */
  sources?: string[];
}

/** So many answers to one person flows draft in a day: who writes again and again spends no more than that. */
export const maxDraftsPerDay = 3;

export type FlowStepKind = 'understand' | 'route' | 'attach' | 'draft_reply' | 'notify';

/** A step as it is written; which fields a kind has, `flow-form.ts` says. */
export interface FlowStep {
  id: string;
  kind: FlowStepKind;
  skillId?: string;
  categories?: FlowCategory[];
  routes?: FlowRoute[];
  runId?: string;
  emails?: string[];
  webhook?: boolean;
  note?: string;
}

export interface FlowCategory {
  key: string;
  label?: string;
  description?: string;
  examples?: string[];
}

export interface FlowRoute {
  /** The key of a category, or `*` for any that no other route names. */
  when: string;
  /** The id of a later step, or `stop`. */
  goTo: string;
}

/** What a step came to. */
export type StepOutcome = 'done' | 'skipped' | 'failed';

/** A row of the log of a flow run. */
export interface StepRecord {
  readonly outcome: StepOutcome;
  readonly reason: string;
  /** What an `understand` step decided. */
  readonly category?: string | null;
  readonly confidence?: number | null;
  /** What a `draft_reply` step wrote. */
  readonly messageId?: string | null;
}

/** The id under which a step of a run is paid, once. */
export function stepUnitId(runId: string, stepId: string): string {
  return `${runId}/${stepId}`;
}
