/**
 * What a process holds to send. Each endpoint has a lane of its own, so that one that answers slowly, or not at all,
 * holds up nothing but what is meant for it. A lane sends a few at once, and holds no more than it is about to send.
 */
import { capacityOf, learn, noExperience, widthOf, type Experience } from '../../domain/delivery-pace.ts';
import type { Room } from '../../store/queries/webhook-claims.ts';

export interface Sent {
  readonly durationMs: number;
  readonly isFailing: boolean;
}

export interface Lanes<Item extends { readonly webhookId: string }> {
  /** What is held in all. */
  readonly held: number;
  hold(items: readonly Item[]): void;
  /** How many more of an endpoint may be taken. */
  roomFor(webhookId: string): number;
  /** The endpoints of which something is held, or that are failing, and how many more of each may be taken. */
  rooms(): Room[];
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
  send: (item: Item) => Promise<Sent>,
  onRoom: () => void,
): Lanes<Item> {
  const lanes = new Map<string, Lane<Item>>();
  const idle = Promise.withResolvers<void>();
  let held = 0;
  let isClosed = false;
  const laneOf = (webhookId: string): Lane<Item> => {
    const known = lanes.get(webhookId);
    if (known) return known;
    const lane: Lane<Item> = { waiting: [], underWay: 0, experience: noExperience };
    lanes.set(webhookId, lane);
    return lane;
  };
  const advance = (lane: Lane<Item>): void => {
    while (!isClosed && lane.waiting.length && lane.underWay < widthOf(lane.experience)) {
      lane.underWay += 1;
      void carry(lane, lane.waiting.shift()!);
    }
  };
  const carry = async (lane: Lane<Item>, item: Item): Promise<void> => {
    const { durationMs, isFailing } = await send(item);
    lane.experience = learn(lane.experience, durationMs, isFailing);
    lane.underWay -= 1;
    held -= 1;
    advance(lane);
    if (roomIn(lane) > 0) onRoom();
    if (isClosed && held === 0) idle.resolve();
  };
  return {
    get held() {
      return held;
    },
    hold(items) {
      held += items.length;
      for (const item of items) {
        const lane = laneOf(item.webhookId);
        lane.waiting.push(item);
        advance(lane);
      }
    },
    roomFor(webhookId) {
      const lane = lanes.get(webhookId);
      return lane ? roomIn(lane) : capacityOf(noExperience);
    },
    rooms() {
      if (lanes.size > mostRemembered) forgetIdle(lanes);
      return Array.from(lanes, ([webhookId, lane]) => ({ webhookId, room: roomIn(lane) }));
    },
    close() {
      isClosed = true;
      const unsent = [...lanes.values()].flatMap((lane) => lane.waiting.splice(0));
      held -= unsent.length;
      if (held === 0) idle.resolve();
      return { unsent, idle: idle.promise };
    },
  };
}

/** None while a lane is more than half full, so that it is filled by a few large claims and not by many small ones. */
function roomIn({ waiting, underWay, experience }: Lane<unknown>): number {
  const held = waiting.length + underWay;
  const capacity = capacityOf(experience);
  return held > capacity / 2 ? 0 : capacity - held;
}

function forgetIdle(lanes: Map<string, Lane<unknown>>): void {
  for (const [webhookId, { waiting, underWay }] of lanes)
    if (waiting.length + underWay === 0) lanes.delete(webhookId);
}
