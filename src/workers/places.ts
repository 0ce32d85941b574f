/** Where there is room for more jobs of a queue. */
export interface Room {
  /** So many jobs may be claimed, even if all of them are of one organisation. */
  readonly most: number;
  /** Organisations that have their share of places, and get no more. */
  readonly full: readonly string[];
}

/** The places of one queue in this process, and what is known of who waits for them. */
export interface Places {
  /** Null where no place is free, or nobody is known to wait who might have one. */
  room(nowMs: number): Room | null;
  occupy(orgId: string): void;
  vacate(orgId: string): void;
  /** There was less than the room asked for at that time, so only organisations that were full may still wait. */
  learnEmpty({ full }: Room, atMs: number): void;
  /** Anybody may wait again. */
  forgetEmpty(): void;
}

/** Less by a good deal than the time after which a queue is looked at in any case, as timers are not exact. */
const trustMs = 400;

/** @param ofOne How many of the places one organisation may hold. */
export function createPlaces(all: number, ofOne: number): Places {
  const taken = new Map<string, number>();
  let waiting: { readonly among: readonly string[]; readonly knownAtMs: number } | undefined;
  let lastRoom: Room | null = null;
  const isWorthAsking = (full: readonly string[], nowMs: number): boolean => {
    if (!waiting || nowMs - waiting.knownAtMs >= trustMs) return true;
    return waiting.among.some((orgId) => !full.includes(orgId));
  };
  return {
    room: (nowMs) => {
      const counts = [...taken];
      const full = counts.filter(([, count]) => count >= ofOne).map(([orgId]) => orgId);
      const mostOfOne = Math.max(0, ...counts.map(([, count]) => count).filter((count) => count < ofOne));
      const free = all - counts.reduce((sum, [, count]) => sum + count, 0);
      const most = Math.min(free, ofOne - mostOfOne);
      lastRoom = most > 0 && isWorthAsking(full, nowMs) ? { most, full } : null;
      return lastRoom;
    },
    occupy: (orgId) => void taken.set(orgId, (taken.get(orgId) ?? 0) + 1),
    vacate: (orgId) => {
      const left = (taken.get(orgId) ?? 0) - 1;
      if (left > 0) taken.set(orgId, left);
      else taken.delete(orgId);
    },
    learnEmpty: (room, atMs) => {
      // Whoever came while the question was under way may have been missed by it.
      if (room === lastRoom) waiting = { among: room.full, knownAtMs: atMs };
    },
    forgetEmpty: () => {
      waiting = undefined;
      lastRoom = null;
    },
  };
}
