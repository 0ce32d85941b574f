import { LRUCache } from 'lru-cache';
import { subscribersOf } from '../../domain/delivery.ts';
import { capacityOf, eventsToTake, noExperience, type Outlook } from '../../domain/delivery-pace.ts';
import { deliveryIdOf, newId } from '../../store/ids.ts';
import {
  addDeliveries,
  addUnsent,
  readSubscribers,
  type Subscriber,
} from '../../store/queries/deliveries.ts';
import { addBatches, type Batch } from '../../store/queries/delivery-batches.ts';
import { makeForgettable } from '../../store/queries/forgettable.ts';
import { orgsWithEvents, takeEvents, type RaisedEvent } from '../../store/queries/webhook-claims.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Destination, HeldDelivery } from './attempt.ts';
import { destinationsOf, type OpenSecrets } from './open-secrets.ts';

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

export interface FanOut {
  /**
   * Fans out a batch for each organisation in which events wait, of which it looks at some hundred after another.
   * Answers with the one to go on behind as well.
   */
  fanOut(after: string): Promise<Fanned & { readonly after: string }>;
  /** Has it look for organisations the next time, and not only go on with those that have more. */
  lookWide(): void;
}

const orgsAtOnce = 100;
const eventsAtOnce = 1_000;
const mostWaitMs = 500;
const askAgainMs = 500;
const orgsRemembered = 10_000;

/** What is known of an organisation from the last time. */
interface Audience {
  /** Whom its last events went to. */
  readonly webhookIds: readonly string[];
  /** The last event that was taken, behind which more are found at once; empty to begin with the first. */
  readonly behind: string;
  readonly behindSinceMs: number;
  /** Since when others wait for those to have room. */
  waitingSinceMs: number | undefined;
}

/**
 * Takes waiting events out of the outbox for each endpoint that wants them, in one transaction with what finds them
 * again: killed anywhere, an event either still waits or is sent. Those for which there is room are handed on at once
 * and named by a batch; of others a row is written, as of those whose endpoint was closed while they waited. While
 * endpoints that answer quickly have no room, events wait for them where they are, up to half a second.
 */
export function createFanOut(store: Store, handing: Handing): FanOut {
  const audiences = new LRUCache<string, Audience>({ max: orgsRemembered });
  let unfinished = new Set<string>();
  let askedMs = Number.NEGATIVE_INFINITY;
  const fanOutOf = async (orgId: string): Promise<Fanned> => {
    const audience = audiences.get(orgId);
    const most = howMany(audience, handing);
    if (most === 0) return { later: 0, isWaiting: true, isMore: false };
    const behind = audience ? placeOf(audience) : '';
    const { webhookIds, taken, last, later } = await fanOutSome(store, orgId, handing, { most, behind });
    const isFull = taken === most;
    const next = audienceOf(taken ? webhookIds : (audience?.webhookIds ?? []), isFull ? last : '', audience);
    if (taken || audience) audiences.set(orgId, next);
    const isLeft = isFull || behind !== '';
    const isWaiting = isLeft && howMany(next, handing) === 0;
    return { later, isWaiting, isMore: isLeft && !isWaiting };
  };
  const fanOut: FanOut['fanOut'] = async (after) => {
    // Whose events are not all taken is known.
    const isKnown = after === '' && unfinished.size > 0 && performance.now() - askedMs < askAgainMs;
    const orgIds = isKnown ? [...unfinished] : await orgsWithEvents(store, after, orgsAtOnce);
    if (!isKnown) askedMs = performance.now();
    if (after === '') unfinished = new Set();
    let [later, isWaiting, isMore] = [0, false, false];
    for (const orgId of orgIds) {
      const fanned = await fanOutOf(orgId);
      later += fanned.later;
      isWaiting ||= fanned.isWaiting;
      isMore ||= fanned.isMore;
      if (fanned.isWaiting || fanned.isMore) unfinished.add(orgId);
    }
    const isPage = !isKnown && orgIds.length === orgsAtOnce;
    const last = isPage ? orgIds.at(-1) : undefined;
    return { later, isWaiting, isMore, after: last ?? '' };
  };
  return { fanOut, lookWide: () => (askedMs = Number.NEGATIVE_INFINITY) };
}

/** Events may be committed later than ones that come behind them, so that it begins anew from time to time. */
function placeOf({ behind, behindSinceMs }: Audience): string {
  return performance.now() - behindSinceMs < mostWaitMs ? behind : '';
}

function audienceOf(webhookIds: readonly string[], behind: string, before: Audience | undefined): Audience {
  const goesOn = before !== undefined && behind !== '' && placeOf(before) !== '';
  const behindSinceMs = goesOn ? before.behindSinceMs : performance.now();
  return { webhookIds, behind, behindSinceMs, waitingSinceMs: undefined };
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

interface FannedOut {
  readonly taken: number;
  readonly last: string;
  readonly later: number;
  readonly webhookIds: readonly string[];
}

async function fanOutSome(
  store: Store,
  orgId: string,
  handing: Handing,
  { most, behind }: { most: number; behind: string },
): Promise<FannedOut> {
  const heldSinceMs = performance.now();
  const { held, ...fanned } = await store.tx(orgId, async (tx) => {
    makeForgettable(tx);
    const [events, subscribers] = await Promise.all([takeEvents(tx, most, behind), readSubscribers(tx)]);
    const open = subscribers.filter(({ closedBecause }) => closedBecause === null);
    const wanted = subscribersOf(events, open);
    const opened = destinationsOf(orgId, open, handing.open);
    const [now, later] = divide(wanted, (id) => (opened.has(id) ? handing.spaceFor(id) : 0));
    const closed = missedBy(events, subscribers);
    await Promise.all([
      later.length ? addDeliveries(tx, later.map(toWanted)) : undefined,
      closed.length ? addUnsent(tx, closed) : undefined,
    ]);
    return {
      taken: events.length,
      last: events.at(-1)?.eventId ?? '',
      later: later.length,
      webhookIds: [...new Set(wanted.map(({ webhookId }) => webhookId))],
      held: holdNew(tx, now, { opened, heldSinceMs, leaseMs: handing.leaseMs }),
    };
  });
  handing.hold(held);
  return fanned;
}

/** Names in batches, one for each endpoint, what is about to be sent, and answers with it. */
function holdNew(
  tx: Tx,
  now: readonly WantedEvent[],
  { opened, heldSinceMs, leaseMs }: { opened: Opened; heldSinceMs: number; leaseMs: number },
): HeldDelivery[] {
  const claim = { orgId: tx.orgId, attempts: 0, firstAtMs: null, claimedAtMs: tx.now.getTime() };
  const batches = new Map<string, { batch: Batch; eventIds: string[] }>();
  const held = now.map(({ event: { eventId, type, body }, webhookId }) => {
    const known = batches.get(webhookId) ?? { batch: { id: newId('batch'), left: 0 }, eventIds: [] };
    batches.set(webhookId, known);
    known.eventIds.push(eventId);
    known.batch.left += 1;
    const deliveryId = deliveryIdOf(eventId, webhookId);
    const due = { ...claim, deliveryId, webhookId, eventId, type, batch: known.batch };
    const destination = opened.get(webhookId);
    if (!destination) throw new Error(`The endpoint ${webhookId} has no room and is to be sent to.`);
    return { webhookId, type, body, heldSinceMs, due, ...destination };
  });
  const named = Array.from(batches, ([webhookId, { batch, eventIds }]) => ({
    id: batch.id,
    webhookId,
    eventIds,
  }));
  if (named.length) addBatches(tx, named, leaseMs);
  return held;
}

type Opened = ReadonlyMap<string, Destination>;

/** What was raised for endpoints that were closed before it could be sent. */
function missedBy(events: readonly RaisedEvent[], subscribers: readonly Subscriber[]) {
  return subscribers.flatMap((each) => {
    const { closedAtMs, closedBecause: reason } = each;
    if (closedAtMs === null || reason === null) return [];
    const before = events.filter(({ raisedAtMs }) => raisedAtMs < closedAtMs);
    return subscribersOf(before, [each]).map((missed) => ({ ...toWanted(missed), reason }));
  });
}

function toWanted({ event: { eventId, type }, webhookId }: WantedEvent) {
  return { eventId, type, webhookId };
}

interface WantedEvent {
  readonly event: RaisedEvent;
  readonly webhookId: string;
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
