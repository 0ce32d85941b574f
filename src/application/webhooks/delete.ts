import { cancelWaitingDeliveries, endpointRemovedReason } from '../../store/queries/deliveries.ts';
import { markWebhookDeleted } from '../../store/queries/webhooks.ts';
import type { Tx } from '../../store/store.ts';

/** Removes an endpoint and cancels its deliveries, which are swept later. False if there is none. */
export async function deleteWebhook(tx: Tx, webhookId: string): Promise<boolean> {
  if (!(await markWebhookDeleted(tx, webhookId))) return false;
  await cancelWaitingDeliveries(tx, [{ webhookId, reason: endpointRemovedReason }]);
  return true;
}
