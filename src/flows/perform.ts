/**
 * A run of a flow does its steps one after the other. A step that asks providers is
 *   begin (transaction) → work (providers, no transaction) → finish (transaction and outbox)
 * and any other one is a single transaction; each ends with its row in the log. A process may die at any point: the run
 * then goes on at the step that has no row yet, and a step that is paid keeps its reservation, so it is paid once. Of
 * two workers at one run the later one finds the row written and drops what it did. A provider that cannot be asked
 * lets the run wait for a while, and fails it when that lasts; so does work that breaks again and again. A run that
 * takes long gives its place to others between two steps.
 */
import { nextPauseMs, type ProviderPatience } from '../domain/provider-patience.ts';
import type { Ports } from '../ports/ports.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import { readDatabaseFault } from '../store/constraints.ts';
import {
  countStepAttempt,
  holdOpenRun,
  putOff,
  recordStep,
  type OpenFlowRun,
} from '../store/queries/open-flow-run.ts';
import type { Store, Tx } from '../store/store.ts';
import { steps } from './steps.ts';
import type { AnyStep, Completed, Turn, WorkingStep } from './step.ts';

export interface FlowRunReference {
  readonly orgId: string;
  readonly runId: string;
}

const maxFailures = 5;
const maxAttempts = 12;
const givenUp = 'The service failed on this again and again.';
const longestTurnMs = 20_000;
const second = 1_000;

/** An enquiry is worth an answer today: a provider that is away for longer fails the run, and a person sees it. */
const usualPatience: ProviderPatience = {
  pausesMs: [10 * second, 60 * second, 5 * 60 * second, 15 * 60 * second],
  longestPauseMs: 15 * 60 * second,
  givesUpAfterMs: 30 * 60 * second,
};

/** Takes a run as far as it goes. A throw leaves it where it is, to be tried again. */
export async function performFlowRun(
  store: Store,
  ports: Ports,
  reference: FlowRunReference,
  signal: AbortSignal,
  patience: ProviderPatience = usualPatience,
): Promise<void> {
  const { orgId, runId } = reference;
  const startedAt = performance.now();
  while (await performStep(store, ports, reference, signal, patience)) {
    signal.throwIfAborted();
    if (performance.now() - startedAt > longestTurnMs) return store.tx(orgId, (tx) => giveWay(tx, runId));
  }
}

/** Answers whether there is another step to do now. */
async function performStep(
  store: Store,
  ports: Ports,
  { orgId, runId }: FlowRunReference,
  signal: AbortSignal,
  patience: ProviderPatience,
): Promise<boolean> {
  let begun = false;
  try {
    const taken = await store.tx(orgId, (tx) => begin(tx, runId));
    if (typeof taken === 'boolean') return taken;
    begun = true;
    const result = await taken.kind.work(taken.load, ports, signal);
    return await store.tx(orgId, (tx) => finish(tx, runId, taken, result));
  } catch (thrown) {
    if (thrown instanceof ProviderFailed && !signal.aborted) {
      return store.tx(orgId, (tx) => waitForProvider(tx, runId, thrown, patience));
    }
    if (signal.aborted || isPassing(thrown)) throw thrown;
    if (await store.tx(orgId, (tx) => countFailure(tx, runId, begun))) return false;
    throw thrown;
  }
}

interface Taken {
  readonly kind: WorkingStep<unknown, unknown>;
  readonly position: number;
  readonly load: unknown;
}

/** Does the next step, as far as it needs no provider. */
async function begin(tx: Tx, runId: string): Promise<boolean | Taken> {
  const run = await holdOpenRun(tx, runId);
  if (!run) return false;
  const turn = turnOf(run);
  if ((await countStepAttempt(tx, runId)) > maxAttempts) return giveUp(tx, turn, givenUp);
  const kind = kindOf(turn);
  if ('perform' in kind) return complete(tx, turn, await kind.perform(tx, turn));
  const begun = await kind.begin(tx, turn);
  if ('completed' in begun) return complete(tx, turn, begun.completed);
  return { kind, position: run.records.length, load: begun.load };
}

async function finish(
  tx: Tx,
  runId: string,
  { kind, position, load }: Taken,
  result: unknown,
): Promise<boolean> {
  const run = await holdOpenRun(tx, runId);
  if (!run) return false;
  // Somebody else was faster; what is next is theirs or ours.
  if (run.records.length !== position) return true;
  const turn = turnOf(run);
  return complete(tx, turn, await kind.finish(tx, turn, load, result));
}

function turnOf(run: OpenFlowRun): Turn {
  const step = run.steps[run.records.length];
  if (!step) throw new Error(`The flow run ${run.id} is open, but all of its steps are recorded.`);
  return { run, step };
}

const kindOf = ({ step }: Turn): AnyStep => steps[step.kind];

function complete(tx: Tx, { run }: Turn, { next, ...record }: Completed): Promise<boolean> {
  return recordStep(tx, run, record, next);
}

async function giveUp(tx: Tx, turn: Turn, reason: string): Promise<boolean> {
  const kind = kindOf(turn);
  if ('giveUp' in kind) await kind.giveUp?.(tx, turn, reason);
  return complete(tx, turn, { outcome: 'failed', reason });
}

async function waitForProvider(
  tx: Tx,
  runId: string,
  failed: ProviderFailed,
  patience: ProviderPatience,
): Promise<false> {
  const run = await holdOpenRun(tx, runId);
  if (!run) return false;
  const heldForMs = run.heldSince ? tx.now.getTime() - run.heldSince.getTime() : 0;
  const pauseMs = nextPauseMs(heldForMs, failed.retryAfterMs, patience);
  if (pauseMs === null) {
    await giveUp(tx, turnOf(run), `${failed.message} It was asked again and again.`);
    return false;
  }
  const dueAt = new Date(tx.now.getTime() + pauseMs);
  const again = `It is asked again at ${dueAt.toISOString().slice(0, 19)}Z.`;
  await putOff(tx, run, { dueAt, reason: `${turnOf(run).step.id}: ${failed.message} ${again}` });
  return false;
}

/** A database that is away or busy says nothing about the step. */
function isPassing(thrown: unknown): boolean {
  return ['unavailable', 'retry'].includes(readDatabaseFault(thrown).kind);
}

/** An attempt that failed in `begin` was rolled back with it, and counts all the same. True where it was the last. */
async function countFailure(tx: Tx, runId: string, begun: boolean): Promise<boolean> {
  const run = await holdOpenRun(tx, runId);
  if (!run) return true;
  const attempts = begun ? run.attempts : await countStepAttempt(tx, runId);
  if (attempts < maxFailures) return false;
  await giveUp(tx, turnOf(run), givenUp);
  return true;
}

/** Others that wait come before the rest of a long run. */
async function giveWay(tx: Tx, runId: string): Promise<void> {
  const run = await holdOpenRun(tx, runId);
  if (run) await putOff(tx, run, { dueAt: tx.now, reason: null });
}
