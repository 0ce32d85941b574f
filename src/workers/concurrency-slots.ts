/** Where there is room for more jobs of a queue. */
export interface Capacity {
  /** So many jobs may be claimed, even if all of them are of one organisation. */
  readonly max: number;
  /** Organisations that have their share of places, and get no more. */
  readonly fullOrgs: readonly string[];
}

/** The places of one queue in this process, and what is known of who waits for them. */
export interface ConcurrencySlots {
  /** Null where no place is free, or nobody is known to wait who might have one. */
  capacity(nowMs: number): Capacity | null;
  acquire(orgId: string): void;
  release(orgId: string): void;
  /** There was less than the room asked for at that time, so only organisations that were full may still wait. */
  markEmpty({ fullOrgs }: Capacity, atMs: number): void;
  /** Anybody may wait again. */
  clearEmpty(): void;
}

/** Less by a good deal than the time after which a queue is looked at in any case, as timers are not exact. */
const emptyTtlMs = 400;

/** @param perOrg How many of the places one organisation may hold. */
export function createConcurrencySlots(total: number, perOrg: number): ConcurrencySlots {
  const used = new Map<string, number>();
  let waiting: { readonly among: readonly string[]; readonly knownAtMs: number } | undefined;
  let lastCapacity: Capacity | null = null;
  const canHaveJobs = (full: readonly string[], nowMs: number): boolean => {
    if (!waiting || nowMs - waiting.knownAtMs >= emptyTtlMs) return true;
    return waiting.among.some((orgId) => !full.includes(orgId));
  };
  return {
    capacity: (nowMs) => {
      const counts = [...used];
      const fullOrgs = counts.filter(([, count]) => count >= perOrg).map(([orgId]) => orgId);
      const highestUse = Math.max(0, ...counts.map(([, count]) => count).filter((count) => count < perOrg));
      const free = total - counts.reduce((sum, [, count]) => sum + count, 0);
      const max = Math.min(free, perOrg - highestUse);
      lastCapacity = max > 0 && canHaveJobs(fullOrgs, nowMs) ? { max, fullOrgs } : null;
      return lastCapacity;
    },
    acquire: (orgId) => void used.set(orgId, (used.get(orgId) ?? 0) + 1),
    release: (orgId) => {
      const left = (used.get(orgId) ?? 0) - 1;
      if (left > 0) used.set(orgId, left);
      else used.delete(orgId);
    },
    markEmpty: (room, atMs) => {
      // Whoever came while the question was under way may have been missed by it.
      if (room === lastCapacity) waiting = { among: room.fullOrgs, knownAtMs: atMs };
    },
    clearEmpty: () => {
      waiting = undefined;
      lastCapacity = null;
    },
  };
}
