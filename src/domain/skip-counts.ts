/** Counts skipped items by reason. */
export interface SkipCounts {
  /** `reason` follows a number: `in another country`. Returns null, for `return counts.add(…)`. */
  add(reason: string, count?: number): null;
  /** For example "Left out: 3 in another country, 1 without a valid name."; null if no item was skipped. */
  format(): string | null;
}

export function createSkipCounts(): SkipCounts {
  const counts = new Map<string, number>();
  return {
    add(reason, count = 1) {
      counts.set(reason, (counts.get(reason) ?? 0) + count);
      return null;
    },
    format() {
      if (counts.size === 0) return null;
      const parts = [...counts]
        .sort(([, left], [, right]) => right - left)
        .map(([reason, count]) => `${count} ${reason}`);
      return `Left out: ${parts.join(', ')}.`;
    },
  };
}
