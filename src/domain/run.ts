/**
 * A run walks discovering → awaiting_profile → resolving_contacts → awaiting_contacts → drafting → awaiting_approval →
 * sending → completed. A run from leads begins at drafting. A shortage of credits parks it; topping up sets it going
 * again where it stood. Statuses that begin with `awaiting_` are gates: only a person's action leaves them.
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

export type JobKind = 'research' | 'draft';
export type JobState = 'waiting' | 'parked' | 'done' | 'failed';

export interface Attachment {
  storageId: string;
  path: string;
  sizeBytes: number;
}
