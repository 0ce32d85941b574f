/** What a process has seen of an endpoint lately. */
export interface Experience {
  /** How long its answers take; undefined before the first. */
  readonly meanMs: number | undefined;
  /** Whether its last answer was none, or no 2xx. */
  readonly isFailing: boolean;
}

const widthOfGood = 16;
/** Until it has answered once: however many new ones hang, each then keeps no place from others but one. */
const widthOfNew = 1;
const widthOfFailing = 4;
const mostHeld = 1_024;
const weightOfLast = 0.2;

export const noExperience: Experience = { meanMs: undefined, isFailing: false };

export function learn({ meanMs }: Experience, durationMs: number, isFailing: boolean): Experience {
  return {
    meanMs: meanMs === undefined ? durationMs : meanMs + (durationMs - meanMs) * weightOfLast,
    isFailing,
  };
}

/** How many deliveries are on their way to one endpoint at once. */
export function widthOf({ meanMs, isFailing }: Experience): number {
  if (isFailing) return widthOfFailing;
  return meanMs === undefined ? widthOfNew : widthOfGood;
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

/**
 * The same where it was asked before they were fetched: one that is quick may have grown slower meanwhile, and what was
 * fetched for it is soon sent all the same.
 */
export function spareOf(experience: Experience): number {
  const capacity = capacityOf(experience);
  return experience.meanMs !== undefined && isQuick(experience) ? 2 * capacity : capacity;
}

/** What an endpoint's lane can take now, and whether it will soon if it can take nothing. */
export interface Outlook {
  readonly room: number;
  readonly isQuick: boolean;
}

const slowMs = 1_000;

/** Whether what is held for an endpoint is soon sent; of one that is new that is taken for granted. */
export function isQuick({ meanMs = 0, isFailing }: Experience): boolean {
  return !isFailing && meanMs < slowMs;
}

/** How many places a process has, how many of them are free, and how many are held by endpoints that are not quick. */
export interface Places {
  readonly all: number;
  readonly free: number;
  readonly ofSlow: number;
}

/**
 * The most places that one endpoint may take on top of its own, so that many that are slow, or hang, leave some to
 * every other one: each takes a part of what is free, whoever is not known to be quick a small one. Those who are known
 * not to be never have more than three quarters of all, and the last eighth is for those alone who are known to be.
 */
export function shareOf(experience: Experience, { all, free, ofSlow }: Places): number {
  if (free <= 0) return 0;
  const isKnown = experience.meanMs !== undefined;
  if (isKnown && isQuick(experience)) return Math.ceil(free / 4);
  const share = Math.ceil(free / 64);
  if (!isKnown) return free > all / 8 ? share : 0;
  return Math.min(share, Math.max(0, Math.floor(all * 0.75) - ofSlow));
}

/**
 * How many events to make deliveries of at once, by what the endpoints that want them can take. None where it is better
 * to wait, since what is made without room is written down, looked for and read once more; but those who are not quick
 * are not waited for.
 */
export function eventsToTake(
  outlooks: readonly Outlook[],
  { free, most }: { free: number; most: number },
): number {
  const room = Math.max(0, ...outlooks.map((outlook) => outlook.room));
  const atOnce = Math.min(room, Math.floor(free / Math.max(1, outlooks.length)), most);
  if (atOnce > 0) return atOnce;
  return outlooks.some((outlook) => outlook.isQuick) ? 0 : most;
}
