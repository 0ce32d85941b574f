import { subscribersOf } from '../../domain/delivery.ts';
import {
  addClaimedDeliveries,
  addDeliveries,
  readSubscriptions,
  type LoadedEndpoint,
  type WantedDelivery,
} from '../../store/queries/deliveries.ts';
import { orgsWithEvents, takeEvents } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import type { HeldDelivery } from './attempt.ts';
import type { OpenSecrets } from './open-secrets.ts';

/** What takes deliveries over as soon as they are made. */
export interface Handing {
  /** How many of an endpoint's it takes now. */
  roomFor(webhookId: string): number;
  readonly leaseMs: number;
  readonly open: OpenSecrets;
  hold(items: readonly HeldDelivery[]): void;
}

const orgsAtOnce = 100;
const eventsAtOnce = 500;

/**
 * Makes of waiting events a delivery for each endpoint that wants them, in one transaction with taking them out of the
 * outbox: killed anywhere, an event has either all of its deliveries or still waits. Those for which there is room are
 * handed on as claimed, without a look for what is due. Organisations take turns, each with a batch. Answers with the
 * organisation to go on behind, and how many events there were.
 */
export async function fanOut(
  store: Store,
  after: string,
  handing: Handing,
): Promise<{ after: string; events: number }> {
  const orgIds = await orgsWithEvents(store, after, orgsAtOnce);
  let events = 0;
  for (const orgId of orgIds) events += await fanOutOf(store, orgId, handing);
  return { after: orgIds.length === orgsAtOnce ? orgIds.at(-1)! : '', events };
}

async function fanOutOf(store: Store, orgId: string, handing: Handing): Promise<number> {
  const heldSinceMs = performance.now();
  const { count, held } = await store.tx(orgId, async (tx) => {
    const [events, endpoints] = await Promise.all([takeEvents(tx, eventsAtOnce), readSubscriptions(tx)]);
    const wanted = subscribersOf(events, endpoints);
    const pairs = wanted.map(({ event, webhookId }) => ({ eventId: event.eventId, webhookId }));
    const opened = openEach(orgId, endpoints, handing.open);
    const [now, later] = divide(pairs, (id) => (opened.has(id) ? handing.roomFor(id) : 0));
    const [made] = await Promise.all([
      now.length ? addClaimedDeliveries(tx, now, handing.leaseMs) : [],
      later.length ? addDeliveries(tx, later) : [],
    ]);
    const claim = { orgId, attempts: 0, firstAtMs: null, claims: 1, claimedAtMs: tx.now.getTime() };
    const toHold = made.map(({ deliveryId, webhookId, type, body }) => ({
      ...{ webhookId, type, body, heldSinceMs },
      ...opened.get(webhookId)!,
      due: { ...claim, deliveryId, webhookId },
    }));
    return { count: events.length, held: toHold };
  });
  handing.hold(held);
  return count;
}

function openEach(
  orgId: string,
  endpoints: readonly LoadedEndpoint[],
  open: OpenSecrets,
): Map<string, Pick<HeldDelivery, 'url' | 'secret' | 'oldSecret'>> {
  const opened = new Map<string, Pick<HeldDelivery, 'url' | 'secret' | 'oldSecret'>>();
  for (const endpoint of endpoints) {
    const secrets = open(orgId, endpoint);
    if (secrets) opened.set(endpoint.webhookId, { url: endpoint.url, ...secrets });
  }
  return opened;
}

/** Those for which there is room, and the rest. */
function divide(
  wanted: readonly WantedDelivery[],
  roomFor: (webhookId: string) => number,
): [now: WantedDelivery[], later: WantedDelivery[]] {
  const rooms = new Map<string, number>();
  const now: WantedDelivery[] = [];
  const later: WantedDelivery[] = [];
  for (const each of wanted) {
    const room = rooms.get(each.webhookId) ?? roomFor(each.webhookId);
    (room > 0 ? now : later).push(each);
    rooms.set(each.webhookId, room - 1);
  }
  return [now, later];
}
