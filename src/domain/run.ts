/**
 * A run walks discovering → awaiting_profile → resolving_contacts → awaiting_contacts → drafting → awaiting_approval →
 * sending → completed. A run from leads begins at drafting. A shortage of credits parks it; topping up sets it going
 * again where it stood. Statuses that begin with `awaiting_` are gates: only a person's action leaves them. A run is
 * archived beside all that: what it had not done yet is given up, and a run at work then stands at the drafts it has.
 */
export type RunStatus =
  | 'discovering'
  | 'awaiting_profile'
  | 'resolving_contacts'
  | 'awaiting_contacts'
  | 'drafting'
  | 'awaiting_approval'
  | 'sending'
  | 'completed'
  | 'parked_credits'
  | 'failed';

export type RunLeadStatus =
  'pending' | 'researching' | 'researched' | 'drafting' | 'drafted' | 'failed' | 'removed';

/** The status of a run once it is archived; nothing of it is at work any more. */
export function statusWhenArchived(status: RunStatus): RunStatus {
  return status === 'drafting' || status === 'parked_credits' ? 'awaiting_approval' : status;
}

/** Why a unit of an archived run was not done. */
export const archivedReason = {
  code: 'run_archived',
  reason: 'The run was archived before this was done.',
} as const;

export type JobKind = 'research' | 'draft';
export type JobState = 'waiting' | 'parked' | 'done' | 'failed';

export interface Attachment {
  storageId: string;
  path: string;
  sizeBytes: number;
}
