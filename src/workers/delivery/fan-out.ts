import { subscribersOf } from '../../domain/delivery.ts';
import { addDeliveries, readSubscriptions } from '../../store/queries/deliveries.ts';
import { orgsWithEvents, takeEvents } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';

const orgsAtOnce = 100;
const eventsAtOnce = 500;

/**
 * Makes of waiting events a delivery for each endpoint that wants them, in one transaction with taking them out of the
 * outbox: killed anywhere, an event has either all of its deliveries or still waits. Organisations take turns, each
 * with a batch. Answers with the organisation to go on behind, and how many events there were.
 */
export async function fanOut(store: Store, after: string): Promise<{ after: string; events: number }> {
  const orgIds = await orgsWithEvents(store, after, orgsAtOnce);
  let events = 0;
  for (const orgId of orgIds) events += await fanOutOf(store, orgId);
  return { after: orgIds.length === orgsAtOnce ? orgIds.at(-1)! : '', events };
}

async function fanOutOf(store: Store, orgId: string): Promise<number> {
  return store.tx(orgId, async (tx) => {
    const [events, subscriptions] = await Promise.all([takeEvents(tx, eventsAtOnce), readSubscriptions(tx)]);
    const wanted = subscribersOf(events, subscriptions);
    const pairs = wanted.map(({ event, webhookId }) => ({ eventId: event.eventId, webhookId }));
    if (pairs.length) await addDeliveries(tx, pairs);
    return events.length;
  });
}
