/** What a process has seen of an endpoint lately. */
export interface Experience {
  /** How long its answers take; undefined before the first. */
  readonly meanMs: number | undefined;
  /** Whether its last answer was none, or no 2xx. */
  readonly isFailing: boolean;
}

const widthOfGood = 16;
const widthOfFailing = 4;
const mostHeld = 512;
const weightOfLast = 0.2;

export const noExperience: Experience = { meanMs: undefined, isFailing: false };

export function learn({ meanMs }: Experience, durationMs: number, isFailing: boolean): Experience {
  return {
    meanMs: meanMs === undefined ? durationMs : meanMs + (durationMs - meanMs) * weightOfLast,
    isFailing,
  };
}

/** How many deliveries are on their way to one endpoint at once. */
export function widthOf({ isFailing }: Experience): number {
  return isFailing ? widthOfFailing : widthOfGood;
}

/**
 * How many a process takes for one endpoint, those on their way included: no more than it is going to send within a
 * second, so that nothing it holds waits long, and others can take the rest.
 */
export function capacityOf(experience: Experience): number {
  const width = widthOf(experience);
  if (experience.isFailing || experience.meanMs === undefined) return width;
  const inOneSecond = Math.floor((width * 1_000) / Math.max(experience.meanMs, 1));
  return Math.min(Math.max(inOneSecond, width), mostHeld);
}
