import type { AddedRow } from '../../domain/lead-additions.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import type { LeadState } from '../../domain/lead.ts';
import type { Tx } from '../store.ts';
import { adoptFoundMail } from './inbound-mail.ts';
import { addLeads, noteAdditions } from './lead-additions.ts';
import { findSuppressedPeople } from './suppression.ts';

export const suppressedReason = 'This person must not be written to. Leave the person alone.';

export interface BatchAdditions {
  /** What became of each row; null for a person who must not be written to, and for one that had no draft. */
  readonly rows: readonly (AddedRow | null)[];
  readonly created: readonly LeadState[];
}

/** The fields of those drafts whose person must not be written to. */
export async function findSuppressed(
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
export async function addBatch(
  tx: Tx,
  projectId: string,
  drafts: readonly (LeadDraft | null)[],
  suppressed: ReadonlySet<LeadDraft['fields']>,
  raise: (lead: LeadState) => string,
): Promise<BatchAdditions> {
  const isTaken = (draft: LeadDraft | null): draft is LeadDraft =>
    draft !== null && !suppressed.has(draft.fields);
  const additions = await addLeads(tx, projectId, drafts.filter(isTaken));
  noteAdditions(tx, additions, raise);
  await adoptFoundMail(tx, additions);
  const added = additions.rows.values();
  return {
    rows: drafts.map((draft) => (isTaken(draft) ? (added.next().value ?? null) : null)),
    created: additions.created,
  };
}
