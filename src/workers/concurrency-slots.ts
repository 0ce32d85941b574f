/** Free capacity for jobs of a queue. */
export interface Capacity {
  /** Maximum number of jobs to claim, even if all belong to one organisation. */
  readonly max: number;
  /** Organisations that already use their share of slots. */
  readonly fullOrgs: readonly string[];
}

/** The slots of one queue in this process, and what is known about waiting jobs. */
export interface ConcurrencySlots {
  /** Null if no slot is free, or no known job could use one. */
  capacity(nowMs: number): Capacity | null;
  acquire(orgId: string): void;
  release(orgId: string): void;
  /** Call it after a claim below capacity: only organisations that were full may still have waiting jobs. */
  markQueueEmpty({ fullOrgs }: Capacity, atMs: number): void;
  /** Call it after a new job: any organisation may have waiting jobs again. */
  clearQueueEmpty(): void;
}

/** How long an empty claim is remembered. Well below the polling interval, because timers are inexact. */
const emptyTtlMs = 400;

/** @param perOrg Maximum number of slots for one organisation. */
export function createConcurrencySlots(total: number, perOrg: number): ConcurrencySlots {
  const used = new Map<string, number>();
  let emptyState: { readonly fullOrgs: readonly string[]; readonly knownAtMs: number } | undefined;
  let lastCapacity: Capacity | null = null;
  const canHaveJobs = (full: readonly string[], nowMs: number): boolean => {
    if (!emptyState || nowMs - emptyState.knownAtMs >= emptyTtlMs) return true;
    return emptyState.fullOrgs.some((orgId) => !full.includes(orgId));
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
      const remaining = (used.get(orgId) ?? 0) - 1;
      if (remaining > 0) used.set(orgId, remaining);
      else used.delete(orgId);
    },
    markQueueEmpty: (capacity, atMs) => {
      // The claim may have missed jobs that arrived while it ran.
      if (capacity === lastCapacity) emptyState = { fullOrgs: capacity.fullOrgs, knownAtMs: atMs };
    },
    clearQueueEmpty: () => {
      emptyState = undefined;
      lastCapacity = null;
    },
  };
}
