/**
 * A flow handles inbound events: its trigger selects the events, and its steps run in order. Each event starts a run
 * of the flow. A run uses the steps as they were at its start. It logs one row per step, including skipped steps:
 *   running → done      every step was done or skipped
 *           → failed    a step failed; later steps did not start
 *           → stopped   someone switched the flow off, or the person opted out
 * No step sends anything to a lead, and no step starts another flow.
 */
export type FlowRunStatus = 'running' | 'done' | 'failed' | 'stopped';

export interface FlowTrigger {
  kind: 'inbound_event' | 'manual';
  /** Absent or empty: any event type except messages. */
  eventTypes?: string[];
  /** Absent or empty: any source. */
  sources?: string[];
}

/** The maximum number of drafted replies to one person per day, by all flows. Limits the cost of repeated messages. */
export const maxDraftsPerDay = 3;

export type FlowStepKind = 'understand' | 'route' | 'attach' | 'draft_reply' | 'notify';

/** A step as configured. `flow-form.ts` defines the fields of each kind. */
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
  /** The key of a category, or `*` for any category without a route. */
  when: string;
  /** The id of a later step, or `stop`. */
  goTo: string;
}

/** The result of a step. */
export type StepOutcome = 'done' | 'skipped' | 'failed';

/** A row in the log of a flow run. */
export interface StepRecord {
  readonly outcome: StepOutcome;
  readonly reason: string;
  /** The decision of an `understand` step. */
  readonly category?: string | null;
  readonly confidence?: number | null;
  /** The message of a `draft_reply` step. */
  readonly messageId?: string | null;
}

/** The id of the unit of work that charges for a step of a run, once. */
export function stepUnitId(runId: string, stepId: string): string {
  return `${runId}/${stepId}`;
}
