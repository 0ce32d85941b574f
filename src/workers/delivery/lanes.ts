/**
 * What a process holds to send. Each endpoint has a lane of its own, so that one that answers slowly, or not at all,
 * holds up nothing but what is meant for it. A lane sends a few at once, and holds no more than it is about to send.
 */
import {
  capacityOf,
  isQuick,
  learn,
  spareOf,
  noExperience,
  shareOf,
  widthOf,
  type Experience,
  type Outlook,
} from '../../domain/delivery-pace.ts';
import type { Room } from '../../store/queries/webhook-claims.ts';

/** What is learnt of an endpoint by sending to it. */
export interface Sent {
  readonly durationMs: number;
  readonly isFailing: boolean;
}

export interface Lanes<Item extends { readonly webhookId: string }> {
  /** How many more may be held in all. */
  free(): number;
  hold(items: readonly Item[]): void;
  /** How many more of an endpoint can be held: of one that is quick more than its outlook asks for. */
  spaceFor(webhookId: string): number;
  /**
   * How many more of it are welcome: none while its lane is more than three quarters full. By the time they are
   * fetched much of what a quick one's holds is sent, so of such all that it is to hold.
   */
  outlook(webhookId: string): Outlook;
  /** The endpoints of which something is held, or that are failing, and how many more of each may be taken. */
  rooms(): Room[];
  /** How many of any other endpoint may be taken. */
  usualRoom(): number;
  /** Sends nothing more. Answers what was not begun; `idle` resolves when all that was is over. */
  close(): { readonly unsent: readonly Item[]; readonly idle: Promise<void> };
}

interface Lane<Item> {
  readonly waiting: Item[];
  underWay: number;
  experience: Experience;
}

const mostRemembered = 10_000;

export function createLanes<Item extends { readonly webhookId: string }>(
  mostHeld: number,
  send: (item: Item) => Promise<Sent | null>,
  onRoom: () => void,
): Lanes<Item> {
  const lanes = new Map<string, Lane<Item>>();
  const idle = Promise.withResolvers<void>();
  let held = 0;
  let ofSlow = 0;
  let isClosed = false;
  const newLane = (): Lane<Item> => ({ waiting: [], underWay: 0, experience: noExperience });
  const laneOf = (webhookId: string): Lane<Item> => lanes.get(webhookId) ?? newLane();
  const count = (lane: Lane<Item>, more: number): void => {
    held += more;
    if (!isQuick(lane.experience)) ofSlow += more;
  };
  const advance = (lane: Lane<Item>): void => {
    while (lane.underWay < widthOf(lane.experience)) {
      const item = lane.waiting.shift();
      if (item === undefined) return;
      lane.underWay += 1;
      void carry(lane, item);
    }
  };
  const carry = async (lane: Lane<Item>, item: Item): Promise<void> => {
    const sent = await send(item);
    count(lane, -heldIn(lane));
    if (sent) lane.experience = learn(lane.experience, sent.durationMs, sent.isFailing);
    lane.underWay -= 1;
    count(lane, heldIn(lane));
    advance(lane);
    if (roomIn(lane) > 0) onRoom();
    if (isClosed && held === 0) idle.resolve();
  };
  const places = () => ({ all: mostHeld, free: mostHeld - held, ofSlow });
  const spaceIn = (lane: Lane<Item>, most = capacityOf): number =>
    Math.min(most(lane.experience) - heldIn(lane), shareOf(lane.experience, places()));
  // Lanes are so filled by a few large claims and not by many small ones, and long before they are out of work.
  const roomIn = (lane: Lane<Item>, most = capacityOf): number =>
    isWellFilled(lane) ? 0 : Math.min(capacityOf(lane.experience), spaceIn(lane, most));
  return {
    free: () => mostHeld - held,
    hold(items) {
      for (const item of items) {
        const lane = laneOf(item.webhookId);
        lanes.set(item.webhookId, lane);
        count(lane, 1);
        lane.waiting.push(item);
        advance(lane);
      }
    },
    spaceFor: (webhookId) => spaceIn(laneOf(webhookId), spareOf),
    outlook(webhookId) {
      const lane = laneOf(webhookId);
      return { room: roomIn(lane, spareOf), isQuick: isQuick(lane.experience) };
    },
    rooms() {
      if (lanes.size > mostRemembered) forgetIdle(lanes);
      return Array.from(lanes, ([webhookId, lane]) => ({ webhookId, room: roomIn(lane) }));
    },
    usualRoom: () => spaceIn(newLane()),
    close() {
      isClosed = true;
      const unsent = [...lanes.values()].flatMap((lane) => {
        count(lane, -lane.waiting.length);
        return lane.waiting.splice(0);
      });
      if (held === 0) idle.resolve();
      return { unsent, idle: idle.promise };
    },
  };
}

function isWellFilled(lane: Lane<unknown>): boolean {
  return heldIn(lane) > capacityOf(lane.experience) * 0.75;
}

function heldIn({ waiting, underWay }: Lane<unknown>): number {
  return waiting.length + underWay;
}

function forgetIdle(lanes: Map<string, Lane<unknown>>): void {
  for (const [webhookId, lane] of lanes) if (heldIn(lane) === 0) lanes.delete(webhookId);
}
