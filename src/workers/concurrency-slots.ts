/** Free capacity for jobs of a queue. */
export interface Capacity {
  /** Maximum number of jobs to claim, even if all belong to one organisation. */
  readonly max: number;
  /** Organisations that already use their share of slots. */
  readonly fullOrgs: readonly string[];
}

/** The slots of one queue in this process, and what is known about waiting jobs. */
export interface ConcurrencySlots {
  /** Null if no slot is free, or no job is known that could use one. */
  capacity(nowMs: number): Capacity | null;
  acquire(orgId: string): void;
  release(orgId: string): void;
  /** A claim got less than its capacity, so only organisations that were full may still have waiting jobs. */
  markEmpty({ fullOrgs }: Capacity, atMs: number): void;
  /** Any organisation may have waiting jobs again. */
  clearEmpty(): void;
}

/** Well below the polling interval, because timers are inexact. */
const emptyTtlMs = 400;

/** @param perOrg Maximum number of slots for one organisation. */
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
    markEmpty: (capacity, atMs) => {
      // The claim may have missed jobs that arrived while it ran.
      if (capacity === lastCapacity) waiting = { among: capacity.fullOrgs, knownAtMs: atMs };
    },
    clearEmpty: () => {
      waiting = undefined;
      lastCapacity = null;
    },
  };
}
