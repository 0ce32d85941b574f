/**
 * Delivers events to webhook receivers, at least once. A delivery is one row, from the event to the last attempt. The
 * worker visits organisations that have events or due deliveries. A visit claims what it can send now, a few of each
 * endpoint. The result of an attempt ends a delivery or sets the time of the next attempt. If a process dies, its
 * claims expire, and another process sends the same bytes under the same id.
 */
import type { Secrets } from '../../ports/secrets.ts';
import type { WebhookClient } from '../../ports/webhook-client.ts';
import { releaseDeliveries } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { attemptDelivery, type SendableDelivery } from './attempt.ts';
import { createEndpointQueues, type SendOutcome } from './endpoint-queues.ts';
import { startOrgVisits } from './org-visits.ts';
import { createResultRecorder, type ResultRecorder } from './result-recorder.ts';
import { visitOrganisation } from './visit-organisation.ts';

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

export function startDeliveryWorker(options: DeliveryOptions): DeliveryWorker {
  const { store, secrets, onFault } = options;
  const stopping = new AbortController();
  const reportFault = (fault: unknown, orgId?: string) =>
    onFault(fault, { queue: 'delivery', ...(orgId === undefined ? {} : { orgId }) });
  const recorder = createResultRecorder(store, reportFault);
  const interrupted: SendableDelivery[] = [];
  const release = async (sendable: readonly SendableDelivery[]): Promise<void> => {
    const byOrg = Map.groupBy(sendable, ({ delivery }) => delivery.orgId);
    const releasing = Array.from(byOrg, ([orgId, ofOrg]) =>
      store
        .transaction(orgId, (tx) =>
          releaseDeliveries(
            tx,
            ofOrg.map(({ delivery }) => delivery),
          ),
        )
        .catch((fault: unknown) => reportFault(fault, orgId)),
    );
    await Promise.all(releasing);
  };
  const queues = createEndpointQueues<SendableDelivery>({
    send: createSender(options, recorder, interrupted, stopping.signal),
    release: (sendable) => void release(sendable),
    onCapacity: ({ delivery }) => visits.revisit(delivery.orgId),
  });
  // Covers the time in a queue, the longest attempt and the saving of its result.
  const leaseMs = 2 * options.timeoutMs + 1_000;
  const visit = async (orgId: string): Promise<void> => {
    const { capacityFor } = queues;
    const visited = await visitOrganisation({ store, secrets, leaseMs, capacityFor }, orgId);
    for (const { webhookId, items, isFull } of visited.endpoints) queues.enqueue(webhookId, items, isFull);
    if (visited.hasMoreEvents) visits.revisit(orgId);
  };
  const visits = startOrgVisits(store, visit, reportFault);
  return {
    stop: async (timeoutMs) => {
      await visits.stop();
      const { unsent, idle } = queues.close();
      const abortTimer = setTimeout(() => stopping.abort(), timeoutMs);
      await idle;
      clearTimeout(abortTimer);
      await Promise.all([recorder.idle(), release([...unsent, ...interrupted])]);
    },
  };
}

function createSender(
  { store, webhookClient, retryMs, onFault, onAttempt }: DeliveryOptions,
  recorder: ResultRecorder,
  interrupted: SendableDelivery[],
  signal: AbortSignal,
): (sendable: SendableDelivery) => Promise<SendOutcome | null> {
  return async (sendable) => {
    const startedMs = performance.now();
    try {
      const result = await attemptDelivery(webhookClient, sendable, { retryMs, signal, now: store.now });
      const durationMs = performance.now() - startedMs;
      if (result) {
        recorder.add(result);
        onAttempt?.(result.state as AttemptOutcome, durationMs);
        return { durationMs, isFailing: result.state !== 'delivered' };
      }
      interrupted.push(sendable);
      return null;
    } catch (fault) {
      // The delivery is sent again when its claim expires.
      onFault(fault, { queue: 'delivery', orgId: sendable.delivery.orgId });
      return { durationMs: performance.now() - startedMs, isFailing: true };
    }
  };
}
