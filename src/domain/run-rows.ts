import { isSentOrSending, type MessageState } from './message.ts';
import type { RunLeadStatus } from './run.ts';

/** A lead's place in a run, with the state of its message where it has one. */
export interface RunRow {
  readonly status: RunLeadStatus;
  readonly messageState: MessageState | null;
}

/**
 * Of two rows of one run that turn out to be one person: true when the other one is further along and is kept in place
 * of the first. What went out counts most, then what a person approved, then what is drafted.
 */
export function isFurtherAlong(other: RunRow, first: RunRow): boolean {
  return rank(other) > rank(first);
}

function rank({ status, messageState }: RunRow): number {
  if (messageState !== null && isSentOrSending(messageState)) return 5;
  if (messageState === 'approved') return 4;
  if (messageState === 'drafted') return 3;
  if (status === 'removed') return 0;
  return status === 'failed' ? 1 : 2;
}
