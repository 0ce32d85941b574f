import { readAnyTime } from './time.ts';

/** An earlier time means that the clock was wrong or that the time is in seconds. */
export const earliestMs = Date.UTC(1990, 0, 1);
/** The maximum accepted difference between two clocks. */
const maxClockSkewMs = 5 * 60_000;

export interface OccurredAt {
  /** Epoch milliseconds, never in the future. */
  readonly atMs: number;
  /** Why the current time was used instead; null if the time was valid or absent. */
  readonly warning: string | null;
}

/** The caller's time of an event if it is plausible, else the current time. */
export function readOccurredAt(time: string | number | undefined, nowMs: number): OccurredAt {
  if (time === undefined || time === '') return { atMs: nowMs, warning: null };
  const readMs = readAnyTime(typeof time === 'number' ? Math.floor(time) : time);
  if (readMs === undefined) return { atMs: nowMs, warning: unusable };
  if (readMs < earliestMs) return { atMs: nowMs, warning: tooEarly };
  if (readMs > nowMs + maxClockSkewMs) return { atMs: nowMs, warning: tooLate };
  return { atMs: Math.min(readMs, nowMs), warning: null };
}

const fallbackNote = 'the time of the call was used instead';
const unusable =
  'occurredAt is neither an ISO 8601 time such as 2026-05-01T09:00:00Z nor epoch milliseconds; ' +
  `${fallbackNote}.`;
const tooEarly = `occurredAt is before 1990 (expected milliseconds, not seconds); ${fallbackNote}.`;
const tooLate = `occurredAt is in the future; ${fallbackNote}.`;
