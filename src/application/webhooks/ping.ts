import { deliveryIdOf, newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';
import { addDeliveries, insertPingEvent } from '../../store/queries/deliveries.ts';
import { scheduleVisit } from '../../store/queries/webhook-claims.ts';

/** Emits `test.ping` to one endpoint. Returns the id of the delivery. */
export async function pingEndpoint(tx: Tx, webhookId: string): Promise<string> {
  const eventId = newId('event');
  await insertPingEvent(tx, eventId);
  await addDeliveries(tx, [{ eventId, type: 'test.ping', webhookId }]);
  scheduleVisit(tx);
  return deliveryIdOf(eventId, webhookId);
}
