/**
 * A flow's run performs its steps in order. A step that calls providers has three parts:
 * begin (transaction) → work (providers, no transaction) → finish (transaction and outbox).
 * Any other step is a single transaction. Each step ends with a row in the log. If a process dies, the run continues
 * at the first step without a row. A paid step keeps its reservation, so it is charged once. If two workers perform
 * the same run, the later one finds the row and discards its work. An unavailable provider or an error delays the run
 * and, if repeated, fails it. A long run yields to others between two steps.
 */
import { gaveUpReason, maxAttempts, maxFailures } from '../domain/job-retry.ts';
import { formatWaitingReason, nextRetryDelayMs, type RetryPolicy } from '../domain/provider-retry.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { isTransientFault } from '../store/database-faults.ts';
import {
  lockOpenFlowRun,
  postponeFlowRun,
  recordFlowStep,
  type OpenFlowRun,
} from '../application/flows/advance-run.ts';
import type { Store, Tx } from '../store/store.ts';
import { steps } from './steps.ts';
import type { AnyStep, StepResult, StepContext, ProviderStep } from './step.ts';
import { countStepAttempt } from '../store/queries/flow-log.ts';

export interface FlowRunReference {
  readonly orgId: string;
  readonly runId: string;
}

const maxTurnMs = 20_000;
const second = 1_000;

/** A late reply is of little use. If a provider is unavailable for long, the run fails and a person is notified. */
const flowRetryPolicy: RetryPolicy = {
  delaysMs: [10 * second, 60 * second, 5 * 60 * second, 15 * 60 * second],
  maxDelayMs: 15 * 60 * second,
  giveUpAfterMs: 30 * 60 * second,
};

/** Performs as many steps as possible. After an error a retry continues at the same step. */
export async function performFlowRun(
  store: Store,
  ports: Ports,
  reference: FlowRunReference,
  signal: AbortSignal,
  retryPolicy: RetryPolicy = flowRetryPolicy,
): Promise<void> {
  const { orgId, runId } = reference;
  const startedAt = performance.now();
  while (await performStep(store, ports, reference, signal, retryPolicy)) {
    signal.throwIfAborted();
    if (performance.now() - startedAt > maxTurnMs)
      return store.transaction(orgId, (tx) => yieldToOthers(tx, runId));
  }
}

/** Returns true if another step can be performed now. */
async function performStep(
  store: Store,
  ports: Ports,
  { orgId, runId }: FlowRunReference,
  signal: AbortSignal,
  retryPolicy: RetryPolicy,
): Promise<boolean> {
  let isBeginCommitted = false;
  try {
    const started = await store.transaction(orgId, (tx) => begin(tx, runId));
    if (typeof started === 'boolean') return started;
    isBeginCommitted = true;
    const result = await started.kind.work(started.workInput, ports, signal);
    return await store.transaction(orgId, (tx) => finish(tx, runId, started, result));
  } catch (thrown) {
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.transaction(orgId, (tx) => waitForProvider(tx, runId, thrown, retryPolicy));
    }
    // An unavailable or busy database does not count as a failure of the step.
    if (signal.aborted || isTransientFault(thrown)) throw thrown;
    if (await store.transaction(orgId, (tx) => countFailure(tx, runId, isBeginCommitted))) return false;
    throw thrown;
  }
}

interface StartedStep {
  readonly kind: ProviderStep<unknown, unknown>;
  readonly position: number;
  readonly workInput: unknown;
}

/** Performs the next step up to the point where it needs a provider. */
async function begin(tx: Tx, runId: string): Promise<boolean | StartedStep> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return false;
  const context = createStepContext(run);
  if ((await countStepAttempt(tx, runId)) > maxAttempts) return giveUp(tx, context, gaveUpReason);
  const kind = findStepHandler(context);
  if ('perform' in kind) return complete(tx, context, await kind.perform(tx, context));
  const start = await kind.begin(tx, context);
  if ('completed' in start) return complete(tx, context, start.completed);
  return { kind, position: run.records.length, workInput: start.workInput };
}

async function finish(
  tx: Tx,
  runId: string,
  { kind, position, workInput }: StartedStep,
  result: unknown,
): Promise<boolean> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return false;
  // Another worker was faster.
  if (run.records.length !== position) return true;
  const context = createStepContext(run);
  return complete(tx, context, await kind.finish(tx, context, workInput, result));
}

function createStepContext(flowRun: OpenFlowRun): StepContext {
  const step = flowRun.steps[flowRun.records.length];
  if (!step) throw new Error(`The flow run ${flowRun.id} is open, but all of its steps are recorded.`);
  return { flowRun, step };
}

const findStepHandler = ({ step }: StepContext): AnyStep => steps[step.kind];

function complete(tx: Tx, { flowRun }: StepContext, { next, ...record }: StepResult): Promise<boolean> {
  return recordFlowStep(tx, flowRun, record, next);
}

async function giveUp(tx: Tx, context: StepContext, reason: string): Promise<boolean> {
  const kind = findStepHandler(context);
  if ('giveUp' in kind) await kind.giveUp?.(tx, context, reason);
  return complete(tx, context, { outcome: 'failed', reason });
}

async function waitForProvider(
  tx: Tx,
  runId: string,
  failed: ProviderFailed,
  retryPolicy: RetryPolicy,
): Promise<false> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return false;
  const heldForMs = run.heldSince ? tx.now.getTime() - run.heldSince.getTime() : 0;
  const pauseMs = nextRetryDelayMs(heldForMs, failed.retryAfterMs, retryPolicy);
  if (pauseMs === null) {
    await giveUp(tx, createStepContext(run), `${failed.message} All retries failed.`);
    return false;
  }
  const dueAt = new Date(tx.now.getTime() + pauseMs);
  await postponeFlowRun(tx, run, {
    dueAt,
    reason: formatWaitingReason(`${createStepContext(run).step.id}: ${failed.message}`, dueAt),
  });
  return false;
}

/** Counts an attempt again if `begin` rolled its count back. Returns true for the last attempt. */
async function countFailure(tx: Tx, runId: string, isBeginCommitted: boolean): Promise<boolean> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return true;
  const attempts = isBeginCommitted ? run.attempts : await countStepAttempt(tx, runId);
  if (attempts < maxFailures) return false;
  await giveUp(tx, createStepContext(run), gaveUpReason);
  return true;
}

/** Lets other waiting runs continue before the remaining steps of a long one. */
async function yieldToOthers(tx: Tx, runId: string): Promise<void> {
  const run = await lockOpenFlowRun(tx, runId);
  if (run) await postponeFlowRun(tx, run, { dueAt: tx.now, reason: null });
}
