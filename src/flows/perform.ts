/**
 * A run of a flow does its steps one after the other. A step that asks providers is
 *   begin (transaction) → work (providers, no transaction) → finish (transaction and outbox)
 * and any other one is a single transaction; each ends with its row in the log. A process may die at any point: the run
 * then goes on at the step that has no row yet, and a step that is paid keeps its reservation, so it is paid once. Of
 * two workers at one run the later one finds the row written and drops what it did. A provider that cannot be asked
 * lets the run wait for a while, and fails it when that lasts; so does work that breaks again and again. A run that
 * takes long gives its place to others between two steps.
 */
import { nextRetryDelayMs, type RetryPolicy } from '../domain/provider-retry.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
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

const maxFailures = 5;
const maxAttempts = 12;
const gaveUpReason = 'The service failed on this again and again.';
const maxTurnMs = 20_000;
const second = 1_000;

/** An enquiry is worth an answer today: a provider that is away for longer fails the run, and a person sees it. */
const flowRetryPolicy: RetryPolicy = {
  delaysMs: [10 * second, 60 * second, 5 * 60 * second, 15 * 60 * second],
  maxDelayMs: 15 * 60 * second,
  giveUpAfterMs: 30 * 60 * second,
};

/** Takes a run as far as it goes. A throw leaves it where it is, to be tried again. */
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

/** Answers whether there is another step to do now. */
async function performStep(
  store: Store,
  ports: Ports,
  { orgId, runId }: FlowRunReference,
  signal: AbortSignal,
  retryPolicy: RetryPolicy,
): Promise<boolean> {
  let hasBegun = false;
  try {
    const started = await store.transaction(orgId, (tx) => begin(tx, runId));
    if (typeof started === 'boolean') return started;
    hasBegun = true;
    const result = await started.kind.work(started.load, ports, signal);
    return await store.transaction(orgId, (tx) => finish(tx, runId, started, result));
  } catch (thrown) {
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.transaction(orgId, (tx) => waitForProvider(tx, runId, thrown, retryPolicy));
    }
    if (signal.aborted || isTransient(thrown)) throw thrown;
    if (await store.transaction(orgId, (tx) => countFailure(tx, runId, hasBegun))) return false;
    throw thrown;
  }
}

interface StartedStep {
  readonly kind: ProviderStep<unknown, unknown>;
  readonly position: number;
  readonly load: unknown;
}

/** Does the next step, as far as it needs no provider. */
async function begin(tx: Tx, runId: string): Promise<boolean | StartedStep> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return false;
  const context = createStepContext(run);
  if ((await countStepAttempt(tx, runId)) > maxAttempts) return giveUp(tx, context, gaveUpReason);
  const kind = findStepHandler(context);
  if ('perform' in kind) return complete(tx, context, await kind.perform(tx, context));
  const begun = await kind.begin(tx, context);
  if ('completed' in begun) return complete(tx, context, begun.completed);
  return { kind, position: run.records.length, load: begun.load };
}

async function finish(
  tx: Tx,
  runId: string,
  { kind, position, load }: StartedStep,
  result: unknown,
): Promise<boolean> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return false;
  // Somebody else was faster; what is next is theirs or ours.
  if (run.records.length !== position) return true;
  const context = createStepContext(run);
  return complete(tx, context, await kind.finish(tx, context, load, result));
}

function createStepContext(run: OpenFlowRun): StepContext {
  const step = run.steps[run.records.length];
  if (!step) throw new Error(`The flow run ${run.id} is open, but all of its steps are recorded.`);
  return { run, step };
}

const findStepHandler = ({ step }: StepContext): AnyStep => steps[step.kind];

function complete(tx: Tx, { run }: StepContext, { next, ...record }: StepResult): Promise<boolean> {
  return recordFlowStep(tx, run, record, next);
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
    await giveUp(tx, createStepContext(run), `${failed.message} It was asked again and again.`);
    return false;
  }
  const dueAt = new Date(tx.now.getTime() + pauseMs);
  const again = `It is asked again at ${dueAt.toISOString().slice(0, 19)}Z.`;
  await postponeFlowRun(tx, run, {
    dueAt,
    reason: `${createStepContext(run).step.id}: ${failed.message} ${again}`,
  });
  return false;
}

/** A database that is away or busy says nothing about the step. */
function isTransient(thrown: unknown): boolean {
  return ['unavailable', 'retry'].includes(classifyDatabaseError(thrown).kind);
}

/** An attempt that failed in `begin` was rolled back with it, and counts all the same. True where it was the last. */
async function countFailure(tx: Tx, runId: string, begun: boolean): Promise<boolean> {
  const run = await lockOpenFlowRun(tx, runId);
  if (!run) return true;
  const attempts = begun ? run.attempts : await countStepAttempt(tx, runId);
  if (attempts < maxFailures) return false;
  await giveUp(tx, createStepContext(run), gaveUpReason);
  return true;
}

/** Others that wait come before the rest of a long run. */
async function yieldToOthers(tx: Tx, runId: string): Promise<void> {
  const run = await lockOpenFlowRun(tx, runId);
  if (run) await postponeFlowRun(tx, run, { dueAt: tx.now, reason: null });
}
