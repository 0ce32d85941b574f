/**
 * Adds leads to a workspace row by row. Each row is matched against stored leads and the rows before it. A row fills
 * the empty fields of the lead that it matches, or becomes a new lead.
 */
import { emailVariantKey } from './company-domain.ts';
import { identityKey, matchIdentities, type Identity } from './identity.ts';
import type { LeadDraft } from './lead-input.ts';
import { emptyLead, type LeadState } from './lead.ts';
import { fillLead } from './fill-lead.ts';
import { gainedTags, type TagGain } from './tags.ts';

/** Stored leads that the rows may match. */
export interface KnownLeads {
  /** Lead ids by `identityKey`. */
  readonly owners: ReadonlyMap<string, string>;
  /** The owners of these identities, and leads that share a variant key with a row. */
  readonly leads: ReadonlyMap<string, LeadState>;
  /** The e-mail addresses of each lead, including aliases. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** Lead ids by variant key. */
  readonly variants: ReadonlyMap<string, readonly string[]>;
}

export interface IdentityClaim extends Identity {
  readonly leadId: string;
  /** True for an additional e-mail address of a lead. */
  readonly alias: boolean;
}

export interface AddedRow {
  readonly leadId: string;
  readonly outcome: 'created' | 'matched';
  /** The kind of identity that matched; null for a new lead. */
  readonly by: Identity['kind'] | null;
  readonly filled: readonly string[];
}

export interface Additions {
  /** One per row, in order. */
  readonly rows: readonly AddedRow[];
  readonly created: readonly LeadState[];
  /** Existing leads that changed. */
  readonly changed: readonly LeadState[];
  /** The new tags of created and changed leads. */
  readonly gains: readonly TagGain[];
  readonly claims: readonly IdentityClaim[];
  /** All e-mail addresses of each created or changed lead. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
}

/** Limits the suspected duplicates of one lead. */
export const maxSuspects = 20;

/** `newIds` has one id per row, used if the row becomes a new lead. `atMs` is the time of the call. */
export function planAdditions(
  projectId: string,
  drafts: readonly LeadDraft[],
  newIds: readonly string[],
  known: KnownLeads,
  atMs: number,
): Additions {
  const work: AdditionState = {
    owners: new Map(known.owners),
    leads: new Map(known.leads),
    addresses: new Map(known.addresses),
    variants: new Map(known.variants),
    claims: [],
  };
  const rows = drafts.map((draft, index) => {
    const newId = newIds[index];
    if (newId === undefined) throw new Error(`There is no new id for row ${index}.`);
    return addRow(work, draft, emptyLead(newId, projectId), atMs);
  });
  const touched = [...work.leads.values()].filter((lead) => lead !== known.leads.get(lead.id));
  return {
    rows,
    created: touched.filter(({ id }) => !known.leads.has(id)),
    changed: touched.filter(({ id }) => known.leads.has(id)),
    gains: touched.map((lead) => gainedTags(known.leads.get(lead.id)?.tags ?? [], lead)),
    claims: work.claims,
    addresses: work.addresses,
  };
}

interface AdditionState {
  readonly owners: Map<string, string>;
  readonly leads: Map<string, LeadState>;
  readonly addresses: Map<string, readonly string[]>;
  readonly variants: Map<string, readonly string[]>;
  readonly claims: IdentityClaim[];
}

function addRow(work: AdditionState, draft: LeadDraft, fresh: LeadState, atMs: number): AddedRow {
  const match = matchIdentities(draft.identities, work.owners);
  const before = (match && work.leads.get(match.leadId)) ?? fresh;
  for (const identity of draft.identities) claimIdentity(work, before, identity);
  const given = match ? withoutDiscovery(draft) : draft;
  const { lead, filled } = fillLead(before, withoutOthersLinkedIn(work, given, before), atMs);
  work.leads.set(lead.id, lead);
  if (match?.conflictingLeadId) flagBoth(work, lead.id, match.conflictingLeadId);
  if (lead.email && !before.email) flagVariants(work, lead.id, emailVariantKey(lead.email));
  return { leadId: lead.id, outcome: match ? 'matched' : 'created', by: match?.by ?? null, filled };
}

/** A second e-mail address becomes an alias. A second LinkedIn address is dropped, because a person has one profile. */
function claimIdentity(work: AdditionState, lead: LeadState, identity: Identity): void {
  const key = identityKey(identity);
  if (work.owners.has(key) || (identity.kind === 'linkedin' && lead.linkedinUrl)) return;
  const { kind, value } = identity;
  work.owners.set(key, lead.id);
  work.claims.push({ kind, value, leadId: lead.id, alias: kind === 'email' && Boolean(lead.email) });
  if (kind === 'email') work.addresses.set(lead.id, [...(work.addresses.get(lead.id) ?? []), value]);
}

/** Only the creation of a lead sets where it was discovered; a later match does not. */
function withoutDiscovery(draft: LeadDraft): LeadDraft {
  const { discoverySource: _elsewhere, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** Removes a LinkedIn address that belongs to another lead. */
function withoutOthersLinkedIn(work: AdditionState, draft: LeadDraft, lead: LeadState): LeadDraft {
  const linkedIn = draft.identities.find(({ kind }) => kind === 'linkedin');
  if (!linkedIn || work.owners.get(identityKey(linkedIn)) === lead.id) return draft;
  const { linkedinUrl: _foreign, ...fields } = draft.fields;
  return { ...draft, fields };
}

function flagVariants(work: AdditionState, leadId: string, variantKey: string): void {
  const peers = work.variants.get(variantKey) ?? [];
  for (const peer of peers) flagBoth(work, leadId, peer);
  work.variants.set(variantKey, [...peers, leadId]);
}

function flagBoth(work: AdditionState, one: string, other: string): void {
  flag(work, one, other);
  flag(work, other, one);
}

function flag(work: AdditionState, leadId: string, suspectId: string): void {
  const lead = work.leads.get(leadId);
  if (!lead || leadId === suspectId || lead.suspectedDuplicates.includes(suspectId)) return;
  if (lead.suspectedDuplicates.length >= maxSuspects) return;
  work.leads.set(leadId, { ...lead, suspectedDuplicates: [...lead.suspectedDuplicates, suspectId] });
}
