import { loadDeliveries, whyRemoved } from '../../store/queries/deliveries.ts';
import type { Conclusion } from '../../store/queries/delivery-records.ts';
import { whyUnreadable } from '../../store/queries/endpoint-closing.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { concludeUnsent, type HeldDelivery } from './attempt.ts';
import type { OpenSecrets } from './open-secrets.ts';

/** Reads what an organisation's claimed deliveries hold. Those that cannot be sent are concluded at once. */
export type Load = (
  orgId: string,
  claimed: readonly DueDelivery[],
) => Promise<{ held: HeldDelivery[]; unsent: Conclusion[] }>;

export function createLoader(store: Store, open: OpenSecrets): Load {
  return async (orgId, claimed) => {
    const heldSinceMs = performance.now();
    const ids = claimed.map(({ deliveryId }) => deliveryId);
    const webhookIds = [...new Set(claimed.map(({ webhookId }) => webhookId))];
    const loaded = await store.read(orgId, (reading) => loadDeliveries(reading, ids, webhookIds));
    const deliveries = new Map(loaded.deliveries.map((each) => [each.deliveryId, each]));
    const endpoints = new Map(loaded.endpoints.map((each) => [each.webhookId, each]));
    const held: HeldDelivery[] = [];
    const unsent: Conclusion[] = [];
    for (const due of claimed) {
      const { deliveryId, webhookId } = due;
      const [delivery, endpoint] = [deliveries.get(deliveryId), endpoints.get(webhookId)];
      const destination = endpoint?.closedBecause === null ? open(orgId, endpoint) : undefined;
      if (!delivery || !endpoint) unsent.push(concludeUnsent(due, whyRemoved));
      else if (endpoint.closedBecause !== null) unsent.push(concludeUnsent(due, endpoint.closedBecause));
      else if (due.claims - due.attempts > mostLost) unsent.push(concludeUnsent(due, whyUnrecorded));
      else if (!destination) unsent.push(concludeUnsent(due, whyUnreadable, endpoint.sealedSecret));
      else if (delivery.body === null) unsent.push(concludeUnsent(due, whyForgotten));
      else {
        const { type, body } = delivery;
        held.push({ webhookId, due, heldSinceMs, ...destination, type, body });
      }
    }
    return { held, unsent };
  };
}

/** As claims last longer each time, that is days of sending what nothing can be written of. */
const mostLost = 16;
const whyUnrecorded = 'What became of its attempts could not be recorded, so it is sent no more.';
const whyForgotten = 'Its event is kept no more.';
