import type { AddedRow } from '../../domain/lead-additions.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import type { LeadState } from '../../domain/lead.ts';
import type { Tx } from '../../store/store.ts';
import { addLeads, recordAdditions } from './add.ts';
import { findSuppressedPeople } from '../../store/queries/suppressions.ts';
import { linkFoundMail } from '../mail/link-waiting.ts';

export const suppressedReason = 'This person must not be written to. Leave the person alone.';

export interface BatchAdditions {
  /** What became of each row; null for a person who must not be written to, and for one that had no draft. */
  readonly rows: readonly (AddedRow | null)[];
  readonly created: readonly LeadState[];
}

/** The fields of those drafts whose person must not be written to. */
export async function findSuppressedDrafts(
  tx: Tx,
  drafts: readonly (LeadDraft | null)[],
): Promise<ReadonlySet<LeadDraft['fields']>> {
  return findSuppressedPeople(
    tx,
    drafts.flatMap((draft) => draft?.fields ?? []),
  );
}

/**
 * Adds the drafts in their order, but for those of `suppressed`, and adopts mail that waited for one of
 * them. `raise` tells others of a new lead and answers the event's id.
 */
export async function addLeadBatch(
  tx: Tx,
  projectId: string,
  drafts: readonly (LeadDraft | null)[],
  suppressed: ReadonlySet<LeadDraft['fields']>,
  emitAdded: (lead: LeadState) => string,
): Promise<BatchAdditions> {
  const isAllowed = (draft: LeadDraft | null): draft is LeadDraft =>
    draft !== null && !suppressed.has(draft.fields);
  const additions = await addLeads(tx, projectId, drafts.filter(isAllowed));
  recordAdditions(tx, additions, emitAdded);
  await linkFoundMail(tx, additions);
  const added = additions.rows.values();
  return {
    rows: drafts.map((draft) => (isAllowed(draft) ? (added.next().value ?? null) : null)),
    created: additions.created,
  };
}
