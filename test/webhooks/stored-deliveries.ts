import { deliveryIdOf, newId } from '../../src/store/ids.ts';
import { addDeliveries } from '../../src/store/queries/deliveries.ts';
import {
  claimDeliveries,
  scheduleVisit,
  type ClaimedDelivery,
} from '../../src/store/queries/webhook-claims.ts';
import { onlyItem } from '../../src/domain/only-item.ts';
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
  const claim = (webhookId: string, capacity = 1, leaseMs = hour) =>
    store.transaction(orgId, (tx) => claimDeliveries(tx, [{ webhookId, capacity }], leaseMs));
  /** Adds deliveries that are due, in the order of their ids. */
  const addDue = async (webhookId: string, count = 1): Promise<{ deliveryId: string; eventId: string }[]> => {
    const eventIds: string[] = [];
    for (let number = 0; number < count; number++) eventIds.push(await event());
    await store.transaction(orgId, async (tx) => {
      await addDeliveries(
        tx,
        eventIds.map((eventId) => ({ eventId, type, webhookId })),
      );
      scheduleVisit(tx);
    });
    return eventIds.map((eventId) => ({ deliveryId: deliveryIdOf(eventId, webhookId), eventId }));
  };
  return {
    ...scene,
    orgId,
    store,
    event,
    addDue,
    claim,
    endpoint: async () => (await scene.createEndpoint('https://hooks.example/in')).webhookId,
    /** Deliveries that a worker has claimed for an hour. Claims everything that is due. */
    async addClaimed(webhookId: string, count = 1): Promise<ClaimedDelivery[]> {
      await addDue(webhookId, count);
      return claim(webhookId, count);
    },
    /** A delivery that was claimed twice, as its first and its last worker know it. */
    async addClaimedTwice(webhookId: string): Promise<{ first: ClaimedDelivery; last: ClaimedDelivery }> {
      await addDue(webhookId);
      const first = onlyItem(await claim(webhookId, 1, 0));
      return { first, last: onlyItem(await claim(webhookId)) };
    },
    row: async ({ deliveryId }: { deliveryId: string }) =>
      (
        await service.sql(
          `select state, reason, jsonb_array_length(attempts) as attempts, finished_at is not null as "isOver"
           from delivery where id = $1`,
          [deliveryId],
        )
      )[0],
    /** When the next attempt of a waiting delivery is due. */
    schedule: async ({ deliveryId }: { deliveryId: string }) =>
      (
        await service.sql(
          `select series_attempts as attempts, claims, first_attempt_at is not null as "hasBegun",
                  round(extract(epoch from next_attempt_at - now()) / 3600)::int as "inHours"
           from delivery where id = $1`,
          [deliveryId],
        )
      )[0],
    /** When a worker visits the organisation, in hours. */
    visitInHours: async () =>
      (
        await service.sql(
          `select case when due_at < 'infinity' then round(extract(epoch from due_at - now()) / 3600)::int end as hours
           from directory.delivery_schedule where org_id = $1`,
          [orgId],
        )
      )[0]?.hours,
  };
}
