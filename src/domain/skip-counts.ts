/** Counts what is left out of an answer, by reason. */
export interface SkipCounts {
  /** `why` is read after a number: `in another country`. Answers null, so that a reader can end with it. */
  add(why: string, count?: number): null;
  /** Such as "Left out: 3 in another country, 1 without a proper name."; null where nothing was left out. */
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
