import { LRUCache } from 'lru-cache';
import { subscribersOf } from '../../domain/delivery.ts';
import { capacityOf, eventsToTake, noExperience, type Outlook } from '../../domain/delivery-pace.ts';
import {
  addClaimedDeliveries,
  addDeliveries,
  readSubscriptions,
  type LoadedEndpoint,
  type WantedDelivery,
} from '../../store/queries/deliveries.ts';
import { orgsWithEvents, takeEvents, type RaisedEvent } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import type { HeldDelivery } from './attempt.ts';
import type { OpenSecrets } from './open-secrets.ts';

/** What takes deliveries over as soon as they are made. */
export interface Handing {
  /** How many more it takes in all. */
  free(): number;
  /** What it takes of an endpoint's now, or will soon. */
  outlook(webhookId: string): Outlook;
  /** How many of an endpoint's it can hold at most. */
  spaceFor(webhookId: string): number;
  readonly leaseMs: number;
  readonly open: OpenSecrets;
  hold(items: readonly HeldDelivery[]): void;
}

export interface Fanned {
  /** How many deliveries there was no room for. */
  readonly later: number;
  /** Whether events wait for room. */
  readonly isWaiting: boolean;
  /** Whether more of them may be taken at once. */
  readonly isMore: boolean;
}

/** Fans out for one organisation after another, each a batch. Answers with the one to go on behind as well. */
export type FanOut = (after: string) => Promise<Fanned & { readonly after: string }>;

const orgsAtOnce = 100;
const eventsAtOnce = 1_000;
const mostWaitMs = 1_000;
const orgsRemembered = 10_000;

/** Whom an organisation's last events went to, and since when others wait for them to have room. */
interface Audience {
  readonly webhookIds: readonly string[];
  waitingSinceMs: number | undefined;
}

/**
 * Makes of waiting events a delivery for each endpoint that wants them, in one transaction with taking them out of the
 * outbox: killed anywhere, an event has either all of its deliveries or still waits. Those for which there is room are
 * handed on as claimed, without a look for what is due. While endpoints that answer quickly have no room, events wait
 * for them where they are, up to a second.
 */
export function createFanOut(store: Store, handing: Handing): FanOut {
  const audiences = new LRUCache<string, Audience>({ max: orgsRemembered });
  const fanOutOf = async (orgId: string): Promise<Fanned> => {
    const audience = audiences.get(orgId);
    const most = howMany(audience, handing);
    if (most === 0) return { later: 0, isWaiting: true, isMore: false };
    const { webhookIds, events, later } = await fanOutSome(store, orgId, handing, most);
    const next = { webhookIds, waitingSinceMs: undefined };
    if (events) audiences.set(orgId, next);
    const isWaiting = events === most && howMany(next, handing) === 0;
    return { later, isWaiting, isMore: events === most && !isWaiting };
  };
  return async (after) => {
    const orgIds = await orgsWithEvents(store, after, orgsAtOnce);
    let [later, isWaiting, isMore] = [0, false, false];
    for (const orgId of orgIds) {
      const fanned = await fanOutOf(orgId);
      later += fanned.later;
      isWaiting ||= fanned.isWaiting;
      isMore ||= fanned.isMore;
    }
    return { later, isWaiting, isMore, after: orgIds.length === orgsAtOnce ? orgIds.at(-1)! : '' };
  };
}

function howMany(audience: Audience | undefined, handing: Handing): number {
  // To whom an organisation's events go is known after the first ones.
  if (!audience) return capacityOf(noExperience);
  const outlooks = audience.webhookIds.map(handing.outlook);
  const most = eventsToTake(outlooks, { free: handing.free(), most: eventsAtOnce });
  if (most > 0) return most;
  audience.waitingSinceMs ??= performance.now();
  return performance.now() - audience.waitingSinceMs < mostWaitMs ? 0 : eventsAtOnce;
}

async function fanOutSome(
  store: Store,
  orgId: string,
  handing: Handing,
  most: number,
): Promise<{ events: number; later: number; webhookIds: string[] }> {
  const heldSinceMs = performance.now();
  const { held, ...fanned } = await store.tx(orgId, async (tx) => {
    const [events, endpoints] = await Promise.all([takeEvents(tx, most), readSubscriptions(tx)]);
    const wanted = subscribersOf(events, endpoints);
    const opened = openEach(orgId, endpoints, handing.open);
    const [now, later] = divide(wanted, (id) => (opened.has(id) ? handing.spaceFor(id) : 0));
    const [ids] = await Promise.all([
      now.length ? addClaimedDeliveries(tx, now.map(toWanted), handing.leaseMs) : [],
      later.length ? addDeliveries(tx, later.map(toWanted)) : [],
    ]);
    const claim = { orgId, attempts: 0, firstAtMs: null, claims: 1, claimedAtMs: tx.now.getTime() };
    const made = now.flatMap(({ event: { type, body }, webhookId }, place) => {
      const deliveryId = ids[place];
      if (deliveryId === null || deliveryId === undefined) return [];
      const due = { ...claim, deliveryId, webhookId };
      return [{ webhookId, type, body, heldSinceMs, due, ...opened.get(webhookId)! }];
    });
    const webhookIds = [...new Set(wanted.map(({ webhookId }) => webhookId))];
    return { events: events.length, later: later.length, webhookIds, held: made };
  });
  handing.hold(held);
  return fanned;
}

function toWanted({ event: { eventId, type }, webhookId }: WantedEvent): WantedDelivery {
  return { eventId, type, webhookId };
}

interface WantedEvent {
  readonly event: RaisedEvent;
  readonly webhookId: string;
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
  wanted: readonly WantedEvent[],
  spaceFor: (webhookId: string) => number,
): [now: WantedEvent[], later: WantedEvent[]] {
  const spaces = new Map<string, number>();
  const now: WantedEvent[] = [];
  const later: WantedEvent[] = [];
  for (const each of wanted) {
    const space = spaces.get(each.webhookId) ?? spaceFor(each.webhookId);
    (space > 0 ? now : later).push(each);
    spaces.set(each.webhookId, space - 1);
  }
  return [now, later];
}
