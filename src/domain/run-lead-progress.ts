import { isSentOrSending, type MessageState } from './message.ts';
import type { RunLeadStatus } from './run.ts';

/** How far a lead has come in a run: its status there, and the state of its message, if any. */
export interface RunLeadProgress {
  readonly status: RunLeadStatus;
  readonly messageState: MessageState | null;
}

/**
 * Whether `other` is further along than `first`, another row of the same person. The row that is further along is kept.
 * Sent messages rank highest, then approved ones, then drafts.
 */
export function isFurtherAlong(other: RunLeadProgress, first: RunLeadProgress): boolean {
  return rank(other) > rank(first);
}

function rank({ status, messageState }: RunLeadProgress): number {
  if (messageState !== null && isSentOrSending(messageState)) return 5;
  if (messageState === 'approved') return 4;
  if (messageState === 'drafted') return 3;
  if (status === 'removed') return 0;
  return status === 'failed' ? 1 : 2;
}
