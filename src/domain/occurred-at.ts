import { readAnyTime } from './time.ts';

/** Before this nobody sent mail or filled in a form; a clock that says so is wrong, or counts seconds. */
export const earliestMs = Date.UTC(1990, 0, 1);
/** Clocks differ by this at most. */
const maxClockSkewMs = 5 * 60_000;

export interface OccurredAt {
  /** Epoch milliseconds, never after now. */
  readonly atMs: number;
  /** Why now was taken in its place; null where the time could be used, or none was given. */
  readonly warning: string | null;
}

/** When something happened, by a caller's word where that can be, else now. */
export function readOccurredAt(given: string | number | undefined, nowMs: number): OccurredAt {
  if (given === undefined || given === '') return { atMs: nowMs, warning: null };
  const readMs = readAnyTime(typeof given === 'number' ? Math.floor(given) : given);
  if (readMs === undefined) return { atMs: nowMs, warning: unusable };
  if (readMs < earliestMs) return { atMs: nowMs, warning: tooEarly };
  if (readMs > nowMs + maxClockSkewMs) return { atMs: nowMs, warning: tooLate };
  return { atMs: Math.min(readMs, nowMs), warning: null };
}

const fallbackNote = 'the time of the call was taken instead';
const unusable = `occurredAt is no ISO 8601 time such as 2026-05-01T09:00:00Z and no epoch milliseconds; ${fallbackNote}.`;
const tooEarly = `occurredAt lies before 1990 (were these seconds? milliseconds are expected); ${fallbackNote}.`;
const tooLate = `occurredAt lies in the future; ${fallbackNote}.`;
