import { loadDeliveries, endpointRemovedReason } from '../../store/queries/deliveries.ts';
import { secretUnreadableReason } from '../../application/webhooks/disable.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { createUnsentResult, type ClaimedDelivery } from './attempt.ts';
import type { ResolveDestination } from './destination-resolver.ts';
import type { AttemptResult } from '../../store/queries/delivery-records.ts';

/** Reads what an organisation's claimed deliveries hold. Those that cannot be sent are concluded at once. */
export type LoadDeliveries = (
  orgId: string,
  claimed: readonly DueDelivery[],
) => Promise<{ held: ClaimedDelivery[]; unsent: AttemptResult[] }>;

export function createDeliveryLoader(store: Store, resolveDestination: ResolveDestination): LoadDeliveries {
  return async (orgId, claimed) => {
    const heldSinceMs = performance.now();
    const ids = claimed.map(({ deliveryId }) => deliveryId);
    const webhookIds = [...new Set(claimed.map(({ webhookId }) => webhookId))];
    const loaded = await store.read(orgId, (tx) => loadDeliveries(tx, ids, webhookIds));
    const deliveries = new Map(loaded.deliveries.map((each) => [each.deliveryId, each]));
    const endpoints = new Map(loaded.endpoints.map((each) => [each.webhookId, each]));
    const held: ClaimedDelivery[] = [];
    const unsent: AttemptResult[] = [];
    for (const due of claimed) {
      const { deliveryId, webhookId } = due;
      const [delivery, endpoint] = [deliveries.get(deliveryId), endpoints.get(webhookId)];
      const destination = endpoint?.closedBecause === null ? resolveDestination(orgId, endpoint) : undefined;
      if (!delivery || !endpoint) unsent.push(createUnsentResult(due, endpointRemovedReason));
      else if (endpoint.closedBecause !== null) unsent.push(createUnsentResult(due, endpoint.closedBecause));
      else if (due.claims - due.attempts > maxLostClaims)
        unsent.push(createUnsentResult(due, unrecordedReason));
      else if (!destination)
        unsent.push(createUnsentResult(due, secretUnreadableReason, endpoint.sealedSecret));
      else if (delivery.body === null) unsent.push(createUnsentResult(due, eventExpiredReason));
      else {
        const { type, body } = delivery;
        held.push({ webhookId, due, heldSinceMs, ...destination, type, body });
      }
    }
    return { held, unsent };
  };
}

/** As claims last longer each time, that is days of sending what nothing can be written of. */
const maxLostClaims = 16;
const unrecordedReason = 'What became of its attempts could not be recorded, so it is sent no more.';
const eventExpiredReason = 'Its event is kept no more.';
