import { isDeepStrictEqual } from 'node:util';
import { planAdditions, type Additions, type KnownLeads } from '../../domain/lead-additions.ts';
import type { ParsedLead } from '../../domain/lead-input.ts';
import { leadEventData, type LeadState } from '../../domain/lead.ts';
import { newId } from '../../store/ids.ts';
import type { Tx } from '../../store/store.ts';
import { joinCampaignsByTags, type CampaignJoin } from '../../store/queries/campaign-joins.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordJoins } from '../campaigns/join-leads.ts';
import { linkFoundMail } from '../mail/link-waiting.ts';
import { deriveLead } from './save.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import {
  findIdentityOwners,
  findEmailVariants,
  findLeadAddresses,
  claimIdentities,
} from '../../store/queries/lead-identities.ts';
import { findLeadStates, lockLeadStates } from '../../store/queries/leads.ts';
import { insertLeads, updateLeads } from '../../store/queries/lead-changes.ts';
import { rollbackToSavepoint, setSavepoint } from '../../store/queries/savepoints.ts';
import { lockUnlinkedMailFrom, type UnlinkedMail } from '../../store/queries/unlinked-mail.ts';

const maxAttempts = 20;

export interface SavedAdditions extends Additions {
  /** Leads that joined campaigns by their new tags. */
  readonly joined: readonly CampaignJoin[];
  /** Mails that waited for one of the new addresses. They are linked to their leads. */
  readonly waiting: readonly UnlinkedMail[];
}

/**
 * Adds leads to a workspace, emits `lead.added` for each new lead, adds to the timelines, and links mail that waited
 * for one of them.
 */
export async function addLeads(
  tx: Tx,
  projectId: string,
  newLeads: readonly ParsedLead[],
  knownLeads: Promise<StoredLeads> = lockKnownLeads(tx, projectId, newLeads),
): Promise<SavedAdditions> {
  const additions = await saveLeads(tx, projectId, newLeads, knownLeads);
  recordAdditions(tx, additions);
  await linkFoundMail(tx, additions);
  return additions;
}

/**
 * Saves leads even while other transactions add the same people. Leads are locked in the order of their ids, and
 * identities afterwards in their own order, which prevents deadlocks. If another transaction changed one of these leads
 * or claimed an identity meanwhile, this transaction rolls back to the savepoint and tries again.
 */
async function saveLeads(
  tx: Tx,
  projectId: string,
  newLeads: readonly ParsedLead[],
  knownLeads: Promise<StoredLeads>,
): Promise<SavedAdditions> {
  const newIds = newLeads.map(() => newId('lead'));
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const known = await (attempt === 1 ? knownLeads : lockKnownLeads(tx, projectId, newLeads));
    const additions = planAdditions(projectId, newLeads, newIds, known, tx.now.getTime());
    const [, saved] = await Promise.all([
      setSavepoint(tx, 'adding_leads'),
      saveAdditions(tx, projectId, known, additions),
    ]);
    if (saved) return saved;
    await rollbackToSavepoint(tx, 'adding_leads');
  }
  throw new Error(`Other transactions changed these leads ${maxAttempts} times.`);
}

/** Returns null if another transaction has changed a lead or claimed an identity. */
async function saveAdditions(
  tx: Tx,
  projectId: string,
  known: StoredLeads,
  additions: Additions,
): Promise<SavedAdditions | null> {
  if (!known.areLocked && !(await lockChangedLeads(tx, known, additions))) return null;
  const derive = (leads: readonly LeadState[]) =>
    leads.map((lead) => deriveLead(lead, additions.addresses.get(lead.id) ?? [], tx.now));
  const [, areClaimed, waiting] = await Promise.all([
    insertLeads(tx, derive(additions.created)),
    claimIdentities(tx, projectId, additions.claims),
    lockUnlinkedMailFrom(tx, projectId, additions.claims),
  ]);
  if (!areClaimed) return null;
  const changedIds = additions.changed.map(({ id }) => id);
  const [, , joined] = await Promise.all([
    updateLeads(tx, derive(additions.changed)),
    revokeApprovalsIfBlocked(tx, changedIds),
    joinCampaignsByTags(tx, projectId, additions.gains),
  ]);
  return { ...additions, waiting, joined };
}

/** Locks the existing leads that change. False if one of them is not as it was read. */
async function lockChangedLeads(
  tx: Tx,
  { leads }: KnownLeads,
  { changed, claims }: Additions,
): Promise<boolean> {
  const ids = new Set([...changed.map(({ id }) => id), ...claims.map(({ leadId }) => leadId)]);
  const existing = [...ids].filter((id) => leads.has(id));
  const locked = await lockLeadStates(tx, existing);
  return existing.every((id) => isDeepStrictEqual(locked.get(id), leads.get(id)));
}

function recordAdditions(tx: Tx, { rows, created, joined }: SavedAdditions): void {
  for (const lead of created) {
    const source = lead.source ?? lead.discoverySource ?? null;
    const eventId = tx.emit('lead.added', { ...leadEventData(lead), source });
    const from = lead.source ? ` from ${lead.source}` : '';
    addTimelineEntry(tx, lead.id, 'added', `The lead was added${from}.`, eventId);
  }
  for (const { leadId, outcome, filled } of rows) {
    if (outcome === 'created' || filled.length === 0) continue;
    addTimelineEntry(tx, leadId, 'filled', `The lead was added again, which filled ${filled.join(', ')}.`);
  }
  recordJoins(tx, joined);
}

/** Stored leads that new leads may match. */
export interface StoredLeads extends KnownLeads {
  /** If false, `addLeads` locks the leads that change, and others may be deleted meanwhile. */
  readonly areLocked: boolean;
}

/**
 * Locks and returns the stored leads that the new leads may match. Pass the result to `addLeads` to load it together
 * with other data.
 */
export async function lockKnownLeads(
  tx: Tx,
  projectId: string,
  newLeads: readonly ParsedLead[],
): Promise<StoredLeads> {
  const matches = await findMatches(tx, projectId, newLeads);
  const [leads, addresses] = await Promise.all([
    lockLeadStates(tx, matches.ids),
    findLeadAddresses(tx, matches.ids),
  ]);
  return { ...withoutDeleted(matches, leads), leads, addresses, areLocked: true };
}

/**
 * As `lockKnownLeads`, without locks, so that transactions that match the same leads wait for each other only where
 * they change one.
 */
export async function readKnownLeads(
  tx: Tx,
  projectId: string,
  newLeads: readonly ParsedLead[],
): Promise<StoredLeads> {
  const matches = await findMatches(tx, projectId, newLeads);
  const [leads, addresses] = await Promise.all([
    findLeadStates(tx, matches.ids),
    findLeadAddresses(tx, matches.ids),
  ]);
  return { ...withoutDeleted(matches, leads), leads, addresses, areLocked: false };
}

type Matches = Pick<KnownLeads, 'owners' | 'variants'> & { readonly ids: readonly string[] };

async function findMatches(tx: Tx, projectId: string, newLeads: readonly ParsedLead[]): Promise<Matches> {
  const identities = newLeads.flatMap((lead) => lead.identities);
  const [owners, variants] = await Promise.all([
    findIdentityOwners(tx, projectId, identities),
    findEmailVariants(tx, projectId, identities),
  ]);
  return { owners, variants, ids: [...new Set([...owners.values(), ...[...variants.values()].flat()])] };
}

/** Leaves out leads that were deleted meanwhile. */
function withoutDeleted({ owners, variants }: Matches, leads: KnownLeads['leads']) {
  return {
    owners: new Map([...owners].filter(([, id]) => leads.has(id))),
    variants: new Map([...variants].map(([key, peers]) => [key, peers.filter((id) => leads.has(id))])),
  };
}
