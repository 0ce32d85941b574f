/** Counts what is left out of an answer, by reason. */
export interface Losses {
  /** `why` is read after a number: `in another country`. Answers null, so that a reader can end with it. */
  add(why: string, count?: number): null;
  /** Such as "Left out: 3 in another country, 1 without a proper name."; null where nothing was left out. */
  tell(): string | null;
}

export function countLosses(): Losses {
  const counts = new Map<string, number>();
  return {
    add(why, count = 1) {
      counts.set(why, (counts.get(why) ?? 0) + count);
      return null;
    },
    tell() {
      if (counts.size === 0) return null;
      const told = [...counts]
        .sort(([, left], [, right]) => right - left)
        .map(([why, count]) => `${count} ${why}`);
      return `Left out: ${told.join(', ')}.`;
    },
  };
}
