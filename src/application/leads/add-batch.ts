import type { AddedRow } from '../../domain/lead-additions.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import type { LeadState } from '../../domain/lead.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, readKnownLeads } from './add.ts';

export const suppressedReason = 'This person is suppressed. Do not contact them.';

export interface BatchAdditions {
  /** The outcome of each row. Null for suppressed people and for rows without a draft. */
  readonly rows: readonly (AddedRow | null)[];
  readonly created: readonly LeadState[];
}

/** Adds the drafts in order, except `suppressed`. */
export async function addLeadBatch(
  tx: Tx,
  projectId: string,
  drafts: readonly (LeadDraft | null)[],
  suppressed: ReadonlySet<LeadDraft['fields']>,
): Promise<BatchAdditions> {
  const isAllowed = (draft: LeadDraft | null): draft is LeadDraft =>
    draft !== null && !suppressed.has(draft.fields);
  const allowed = drafts.filter(isAllowed);
  const additions = await addLeads(tx, projectId, allowed, readKnownLeads(tx, projectId, allowed));
  const added = additions.rows.values();
  return {
    rows: drafts.map((draft) => (isAllowed(draft) ? (added.next().value ?? null) : null)),
    created: additions.created,
  };
}
