import { deliveryIdOf, newId } from '../../src/store/ids.ts';
import { addDeliveries, addUnsentDeliveries } from '../../src/store/queries/deliveries.ts';
import { addBatches, type NewDelivery } from '../../src/store/queries/delivery-batches.ts';
import type { DueDelivery } from '../../src/store/queries/webhook-claims.ts';
import type { TestService } from '../support/test-service.ts';
import { webhookScene } from './scene.ts';

const type = 'lead.added';
const hour = 3_600_000;

/** Creates deliveries of a new organisation directly in the database, without a worker. */
export async function openStoredDeliveries(service: TestService) {
  const { store } = service.assembled;
  const scene = await webhookScene(service);
  const { orgId } = scene.tenant;
  const event = async () => {
    const id = newId('event');
    await service.sql(
      `insert into event (org_id, id, type, data, created_at) values ($1, $2, $3, '{}', now())`,
      [orgId, id, type],
    );
    return id;
  };
  const identify = (eventId: string, webhookId: string) => ({
    deliveryId: deliveryIdOf(eventId, webhookId),
    orgId,
    webhookId,
    attempts: 0,
    firstAtMs: null,
    claimedAtMs: Date.now(),
  });
  return {
    ...scene,
    orgId,
    store,
    event,
    endpoint: async () => (await scene.createEndpoint('https://hooks.example/in')).webhookId,
    /** A due delivery that was claimed twice, as its first and its last worker know it. */
    async addDueDelivery(webhookId: string): Promise<{ first: DueDelivery; last: DueDelivery }> {
      const eventId = await event();
      await store.transaction(orgId, (tx) => addDeliveries(tx, [{ eventId, type, webhookId }]));
      const delivery = identify(eventId, webhookId);
      await service.sql(
        `update directory.delivery_due set claims = 2, due_at = now() + interval '1 day' where id = $1`,
        [delivery.deliveryId],
      );
      return { first: { ...delivery, claims: 1 }, last: { ...delivery, claims: 2 } };
    },
    /** New deliveries of a batch, for new events unless some are given. */
    async batch(webhookId: string, events: number | string[], leaseMs = hour): Promise<NewDelivery[]> {
      const eventIds =
        typeof events === 'number' ? await Promise.all(Array.from({ length: events }, event)) : events;
      const batch = { id: newId('batch'), remaining: eventIds.length };
      await store.transaction(orgId, async (tx) =>
        addBatches(tx, [{ id: batch.id, webhookId, eventIds }], leaseMs),
      );
      return eventIds.map((eventId) => ({ ...identify(eventId, webhookId), eventId, type, batch }));
    },
    unsent: (delivery: NewDelivery, reason: string) =>
      store.transaction(orgId, (tx) => addUnsentDeliveries(tx, [{ ...delivery, reason }])),
    wait: (delivery: NewDelivery) => store.transaction(orgId, (tx) => addDeliveries(tx, [delivery])),
    row: async ({ deliveryId }: { deliveryId: string }) =>
      (
        await service.sql(
          `select state, reason, jsonb_array_length(attempts) as attempts, finished_at is not null as "isOver"
           from delivery where id = $1`,
          [deliveryId],
        )
      )[0],
    dueRow: async ({ deliveryId }: { deliveryId: string }) =>
      (
        await service.sql(
          `select attempts, is_first as "isFirst", first_at is not null as "hasBegun",
                  round(extract(epoch from due_at - now()) / 3600)::int as "inHours"
           from directory.delivery_due where id = $1`,
          [deliveryId],
        )
      )[0],
    batches: (webhookId: string) =>
      service.sql('select from directory.delivery_batch where webhook_id = $1', [webhookId]),
  };
}
