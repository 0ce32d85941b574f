import { loadDeliveries, endpointRemovedReason } from '../../store/queries/deliveries.ts';
import { secretUnreadableReason } from '../../application/webhooks/disable.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { createUnsentResult, type ClaimedDelivery } from './attempt.ts';
import type { ResolveDestination } from './destination-resolver.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';

/** Loads the data of an organisation's claimed deliveries. Deliveries that cannot be sent get a result immediately. */
export type LoadDeliveries = (
  orgId: string,
  dueDeliveries: readonly DueDelivery[],
) => Promise<{ sendable: ClaimedDelivery[]; unsent: AttemptResult[] }>;

export function createDeliveryLoader(store: Store, resolveDestination: ResolveDestination): LoadDeliveries {
  return async (orgId, dueDeliveries) => {
    const heldSinceMs = performance.now();
    const ids = dueDeliveries.map(({ deliveryId }) => deliveryId);
    const webhookIds = [...new Set(dueDeliveries.map(({ webhookId }) => webhookId))];
    const loaded = await store.read(orgId, (tx) => loadDeliveries(tx, ids, webhookIds));
    const storedDeliveries = new Map(loaded.deliveries.map((stored) => [stored.deliveryId, stored]));
    const endpoints = new Map(loaded.endpoints.map((endpoint) => [endpoint.webhookId, endpoint]));
    const sendable: ClaimedDelivery[] = [];
    const unsent: AttemptResult[] = [];
    for (const delivery of dueDeliveries) {
      const { deliveryId, webhookId } = delivery;
      const [stored, endpoint] = [storedDeliveries.get(deliveryId), endpoints.get(webhookId)];
      const destination = endpoint?.closedReason === null ? resolveDestination(orgId, endpoint) : undefined;
      if (!stored || !endpoint) unsent.push(createUnsentResult(delivery, endpointRemovedReason));
      else if (endpoint.closedReason !== null)
        unsent.push(createUnsentResult(delivery, endpoint.closedReason));
      else if (delivery.claims - delivery.attempts > maxLostClaims)
        unsent.push(createUnsentResult(delivery, unrecordedReason));
      else if (!destination)
        unsent.push(createUnsentResult(delivery, secretUnreadableReason, endpoint.sealedSecret));
      else if (stored.body === null) unsent.push(createUnsentResult(delivery, eventExpiredReason));
      else {
        const { type, body } = stored;
        sendable.push({ webhookId, delivery, heldSinceMs, ...destination, type, body });
      }
    }
    return { sendable, unsent };
  };
}

/** Each claim lasts longer than the previous one, so these are days of sending without saving a result. */
const maxLostClaims = 16;
const unrecordedReason = 'The results of its attempts could not be saved, so it is no longer sent.';
const eventExpiredReason = 'Its event has expired.';
