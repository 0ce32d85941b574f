/**
 * Delivers events to webhook receivers. `fanOut` makes a delivery for each subscribed endpoint. Deliveries that fit
 * into a queue are sent immediately. Until each has its own row, a batch row names them. The others get a due row. A
 * claim leases due deliveries, a few of each endpoint, loads their data and passes them to the queues. The result of an
 * attempt ends a delivery or sets its next due time. If a process dies, its batches and claims expire, and another
 * process sends the same bytes under the same id. So each receiver gets each event at least once.
 */
import type { WebhookClient } from '../../ports/webhook-client.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { reclaimLostBatches } from '../../store/queries/delivery-batches.ts';
import {
  claimDueDeliveries,
  releaseDeliveries,
  type DueDelivery,
} from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { poll, type Poller } from '../poller.ts';
import { attemptDelivery, createReleasedResult, type ClaimedDelivery } from './attempt.ts';
import { createDeliveryRefresher, type RefreshDelivery } from './endpoint-refresh.ts';
import { createFanOut, type FanOut } from './fan-out.ts';
import { createEndpointQueues, type EndpointQueues, type SendOutcome } from './endpoint-queues.ts';
import { createDeliveryLoader } from './load-deliveries.ts';
import { createDestinationResolver, type ResolveDestination } from './destination-resolver.ts';
import { createResultRecorder, type ResultRecorder } from './result-recorder.ts';

export interface DeliveryOptions {
  readonly store: Store;
  readonly webhookClient: WebhookClient;
  readonly secrets: Secrets;
  /** Retry times of a failed delivery, counted from its first attempt. */
  readonly retryMs: readonly number[];
  /** The webhook client's timeout for a receiver. */
  readonly timeoutMs: number;
  readonly onFault: (fault: unknown, context: { queue: string; orgId?: string }) => void;
  /** Receives the result of each attempt. */
  readonly onAttempt?: ((state: AttemptOutcome, durationMs: number) => void) | undefined;
}

/** `waiting` is a failed attempt with a retry to come. */
export type AttemptOutcome = 'delivered' | 'waiting' | 'failed';

export interface DeliveryWorker {
  /** Lets running attempts finish for up to `timeoutMs` and then releases the rest. */
  stop(timeoutMs: number): Promise<void>;
}

const pollMs = 200;
const reclaimMs = 1_000;
const maxClaimed = 4_096;

export function startDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { store, secrets, timeoutMs, onFault } = options;
  const stopping = new AbortController();
  const reportFault = (fault: unknown, orgId?: string) =>
    onFault(fault, { queue: 'delivery', ...(orgId === undefined ? {} : { orgId }) });
  const recorder = createResultRecorder(store, reportFault);
  const resolveDestination = createDestinationResolver(secrets);
  const refreshDelivery = createDeliveryRefresher(options, resolveDestination, {
    signal: stopping.signal,
    onFault: reportFault,
  });
  const sender = createSender(options, { recorder, refreshDelivery }, stopping.signal);
  const queues = createEndpointQueues(maxClaimed, sender.send, () => {
    if (claimer.isWaiting()) claimPoller.notify();
    if (fanOutTask.isWaiting()) fanOutPoller.notify();
  });
  const claimer = createClaimer(options, { queues, recorder, resolveDestination });
  const claimPoller = poll(claimer.check, pollMs, reportFault);
  const sink = { ...queues, leaseMs: leaseMsFor(timeoutMs), open: resolveDestination };
  const fanOut = createFanOut(store, sink);
  const fanOutTask = createFanOutTask(fanOut, () => claimPoller.notify());
  const fanOutPoller = poll(fanOutTask.check, pollMs, reportFault);
  const reclaimPoller = poll(() => reclaim(store, claimPoller), reclaimMs, reportFault);
  const unsubscribe = store.onEvent(() => {
    fanOut.rescanOrgs();
    fanOutPoller.notify();
  });
  return {
    stop: async (timeoutMs) => {
      unsubscribe();
      await Promise.all([fanOutPoller.stop(), claimPoller.stop(), reclaimPoller.stop()]);
      const { unsent, idle } = queues.close();
      const abortTimer = setTimeout(() => stopping.abort(), timeoutMs);
      await idle;
      clearTimeout(abortTimer);
      const unsentDeliveries = [...unsent, ...sender.interrupted].map(({ delivery }) => delivery);
      for (const delivery of unsentDeliveries)
        if (delivery.batch) recorder.add(createReleasedResult(delivery));
      await recorder.idle();
      const claimed = unsentDeliveries.filter((delivery) => !delivery.batch);
      if (claimed.length) await releaseDeliveries(store, claimed).catch(reportFault);
    },
  };
}

function createSender(
  { store, webhookClient, retryMs, timeoutMs, onFault, onAttempt }: DeliveryOptions,
  { recorder, refreshDelivery }: { recorder: ResultRecorder; refreshDelivery: RefreshDelivery },
  signal: AbortSignal,
): {
  send(claimed: ClaimedDelivery): Promise<SendOutcome | null>;
  readonly interrupted: readonly ClaimedDelivery[];
} {
  const interrupted: ClaimedDelivery[] = [];
  const releaseOrCollect = (claimed: ClaimedDelivery): void => {
    if (signal.aborted) interrupted.push(claimed);
    else releaseDelivery(claimed, recorder);
  };
  const send = async (claimed: ClaimedDelivery): Promise<SendOutcome | null> => {
    // A delivery that waited too long in a queue might lose its lease while it is sent, so the next claim sends it.
    if (performance.now() - claimed.heldSinceMs > timeoutMs) {
      releaseDelivery(claimed, recorder);
      return { durationMs: timeoutMs, isFailing: false };
    }
    const refreshed = await refreshDelivery(claimed);
    if (!refreshed) {
      releaseOrCollect(claimed);
      return null;
    }
    const startedMs = performance.now();
    const result = await attemptDelivery(webhookClient, refreshed, { retryMs, signal, now: store.now }).catch(
      (fault: unknown) => {
        onFault(fault, { queue: 'delivery', orgId: claimed.delivery.orgId });
        return null;
      },
    );
    const durationMs = performance.now() - startedMs;
    if (!result) {
      releaseOrCollect(claimed);
      return { durationMs, isFailing: true };
    }
    recorder.add(result);
    onAttempt?.(result.state as AttemptOutcome, durationMs);
    return { durationMs, isFailing: result.state !== 'delivered' };
  };
  return { send, interrupted };
}

/** Only a new delivery needs a result. The claim of any other expires. */
function releaseDelivery({ delivery }: ClaimedDelivery, recorder: ResultRecorder): void {
  if (delivery.batch) recorder.add(createReleasedResult(delivery));
}

/** Takes over the batches of dead processes. */
async function reclaim(store: Store, claiming: Poller): Promise<boolean> {
  if ((await reclaimLostBatches(store)) > 0) claiming.notify();
  return false;
}

interface PollTask {
  /** Returns true if there may be more. */
  check(): Promise<boolean>;
  /** True if due deliveries wait for capacity. */
  isWaiting(): boolean;
}

/** Claims due deliveries into the queues, endpoint by endpoint. */
function createClaimer(
  { store, timeoutMs }: DeliveryOptions,
  {
    queues,
    recorder,
    resolveDestination,
  }: {
    queues: EndpointQueues<ClaimedDelivery>;
    recorder: ResultRecorder;
    resolveDestination: ResolveDestination;
  },
): PollTask {
  const load = createDeliveryLoader(store, resolveDestination);
  let after = '';
  let isWaiting = false;
  const check = async (): Promise<boolean> => {
    // Leaves half of the capacity for endpoints that this claim does not reach.
    const limit = Math.ceil((queues.free() - recorder.unwritten) / 2);
    const capacities = queues.capacities();
    isWaiting = limit <= 0 || capacities.some(({ capacity }) => capacity === 0);
    if (limit <= 0) return false;
    const request = {
      after,
      capacities,
      defaultCapacity: queues.defaultCapacity(),
      limit,
      leaseMs: leaseMsFor(timeoutMs),
    };
    const claimed = await claimDueDeliveries(store, request);
    const isFirstPage = after === '';
    after = claimed.length < limit ? '' : lastWebhookId(claimed);
    const byOrg = Map.groupBy(claimed, ({ orgId }) => orgId);
    await Promise.all(
      Array.from(byOrg, async ([orgId, orgDeliveries]) => {
        const { sendable, unsent } = await load(orgId, orgDeliveries);
        unsent.forEach((result) => recorder.add(result));
        queues.enqueue(sendable);
      }),
    );
    return claimed.length > 0 || !isFirstPage;
  };
  return { check, isWaiting: () => isWaiting };
}

function createFanOutTask({ fanOut }: FanOut, onLater: () => void): PollTask {
  let after = '';
  let isWaiting = false;
  const check = async (): Promise<boolean> => {
    // Set first, so that capacity freed meanwhile is noticed.
    isWaiting = true;
    const result = await fanOut(after);
    ({ after, isWaiting } = result);
    if (result.later) onLater();
    return result.isMore || after !== '';
  };
  return { check, isWaiting: () => isWaiting };
}

/** Covers the longest wait in a queue and the longest attempt. */
function leaseMsFor(timeoutMs: number): number {
  return 2 * timeoutMs + 1_000;
}

function lastWebhookId(claimed: readonly DueDelivery[]): string {
  return claimed.reduce((last, { webhookId }) => (webhookId > last ? webhookId : last), '');
}
