import { planAdditions, type Additions, type KnownLeads } from '../../domain/lead-additions.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import type { LeadState } from '../../domain/lead.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';
import { joinCampaignsByTags, type CampaignJoin } from '../../store/queries/campaign-joins.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordJoins } from '../campaigns/join-leads.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import {
  findIdentityOwners,
  findEmailVariants,
  findLeadAddresses,
  claimIdentities,
} from '../../store/queries/lead-identities.ts';
import { lockLeads } from '../../store/queries/leads.ts';
import { insertLeads, updateLeads } from '../../store/queries/lead-changes.ts';
import { rollbackToSavepoint, setSavepoint } from '../../store/queries/savepoints.ts';
import { lockUnlinkedMailFrom, type UnlinkedMail } from '../../store/queries/unlinked-mail.ts';

const maxAttempts = 20;

export interface SavedAdditions extends Additions {
  /** Leads that joined campaigns by their new tags. */
  readonly joined: readonly CampaignJoin[];
  /** Mails that waited for one of the new addresses. */
  readonly waiting: readonly UnlinkedMail[];
}

/**
 * Adds leads to a workspace, even while other transactions add the same people. Leads are locked in the order of their
 * ids, and identities afterwards in their own order, which prevents deadlocks. If another transaction claimed an
 * identity meanwhile, it rolls back to the savepoint and tries again.
 */
export async function addLeads(
  tx: Tx,
  projectId: string,
  drafts: readonly LeadDraft[],
  knownLeads: Promise<KnownLeads> = loadKnownLeads(tx, projectId, drafts),
): Promise<SavedAdditions> {
  const newIds = drafts.map(() => newId('lead'));
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const known = await (attempt === 1 ? knownLeads : loadKnownLeads(tx, projectId, drafts));
    const additions = planAdditions(projectId, drafts, newIds, known, tx.now.getTime());
    const [, , areClaimed, waiting] = await Promise.all([
      setSavepoint(tx, 'adding_leads'),
      insertLeads(tx, additions),
      claimIdentities(tx, projectId, additions.claims),
      lockUnlinkedMailFrom(tx, projectId, additions.claims),
    ]);
    if (areClaimed) {
      await updateLeads(tx, additions);
      await revokeApprovalsIfBlocked(
        tx,
        additions.changed.map(({ id }) => id),
      );
      return { ...additions, waiting, joined: await joinCampaignsByTags(tx, projectId, additions.gains) };
    }
    await rollbackToSavepoint(tx, 'adding_leads');
  }
  throw new Error(`Other transactions claimed the identities of these leads ${maxAttempts} times.`);
}

/** Adds entries to the timelines of the leads. `emitAdded` emits lead.added and returns the event's id. */
export function recordAdditions(
  tx: Tx,
  { rows, created, joined }: SavedAdditions,
  emitAdded: (lead: LeadState) => string,
): void {
  for (const lead of created) {
    const from = lead.source ? ` from ${lead.source}` : '';
    addTimelineEntry(tx, lead.id, 'added', `The lead was added${from}.`, emitAdded(lead));
  }
  for (const { leadId, outcome, filled } of rows) {
    if (outcome === 'created' || filled.length === 0) continue;
    addTimelineEntry(tx, leadId, 'filled', `The lead was added again, which filled ${filled.join(', ')}.`);
  }
  recordJoins(tx, joined);
}

/**
 * Returns the stored leads that the drafts may match. Pass the result to `addLeads` to load it together with other
 * data.
 */
export async function loadKnownLeads(
  tx: Tx,
  projectId: string,
  drafts: readonly LeadDraft[],
): Promise<KnownLeads> {
  const identities = drafts.flatMap((draft) => draft.identities);
  const [owners, variants] = await Promise.all([
    findIdentityOwners(tx, projectId, identities),
    findEmailVariants(tx, projectId, identities),
  ]);
  const ids = new Set([...owners.values(), ...[...variants.values()].flat()]);
  const leads = await lockLeads(tx, [...ids]);
  // Leaves out leads that were deleted meanwhile.
  return {
    leads,
    owners: new Map([...owners].filter(([, id]) => leads.has(id))),
    variants: new Map([...variants].map(([key, peers]) => [key, peers.filter((id) => leads.has(id))])),
    addresses: await findLeadAddresses(tx, [...leads.keys()]),
  };
}
