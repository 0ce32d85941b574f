import type { AddedRow } from '../../domain/lead-additions.ts';
import type { ParsedLead } from '../../domain/lead-input.ts';
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
  drafts: readonly (ParsedLead | null)[],
  suppressed: ReadonlySet<ParsedLead['fields']>,
): Promise<BatchAdditions> {
  const isAllowed = (draft: ParsedLead | null): draft is ParsedLead =>
    draft !== null && !suppressed.has(draft.fields);
  const allowed = drafts.filter(isAllowed);
  const additions = await addLeads(tx, projectId, allowed, readKnownLeads(tx, projectId, allowed));
  const added = additions.rows.values();
  return {
    rows: drafts.map((draft) => (isAllowed(draft) ? (added.next().value ?? null) : null)),
    created: additions.created,
  };
}
