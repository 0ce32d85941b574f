import { deliveryIdOf, newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';
import { addDeliveries } from '../../store/queries/deliveries.ts';

/** Emits `test.ping` to one endpoint. Returns the id of the delivery. */
export async function pingEndpoint(tx: Tx, webhookId: string): Promise<string> {
  const eventId = newId('event');
  await tx.sql(
    `insert into event (org_id, id, type, data, created_at) values ($1, $2, 'test.ping', '{}', $3)`,
    [tx.orgId, eventId, tx.now],
  );
  await addDeliveries(tx, [{ eventId, type: 'test.ping', webhookId }]);
  return deliveryIdOf(eventId, webhookId);
}
