/**
 * Adds leads to a workspace row by row. Each row is matched against stored leads and the rows before it. A row fills
 * the empty fields of the lead that it matches, or becomes a new lead.
 */
import { emailVariantKey } from './company-domain.ts';
import { identityKey, matchIdentities, type Identity } from './identity.ts';
import type { ParsedLead } from './lead-input.ts';
import { emptyLead, type LeadState } from './lead.ts';
import { fillLead } from './fill-lead.ts';
import { gainedTags, type TagGain } from './tags.ts';

/** Stored leads that the rows may match. */
export interface KnownLeads {
  /** Lead ids by `identityKey`. */
  readonly owners: ReadonlyMap<string, string>;
  /** The owners of the identities, and the leads that share a variant key with a row. */
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

/** `newIds` has one id per row, for the case that the row becomes a new lead. */
export function planAdditions(
  projectId: string,
  drafts: readonly ParsedLead[],
  newIds: readonly string[],
  known: KnownLeads,
  atMs: number,
): Additions {
  const state: AdditionState = {
    owners: new Map(known.owners),
    leads: new Map(known.leads),
    addresses: new Map(known.addresses),
    variants: new Map(known.variants),
    claims: [],
  };
  const rows = drafts.map((draft, index) => {
    const newId = newIds[index];
    if (newId === undefined) throw new Error(`There is no new id for row ${index}.`);
    return addRow(state, draft, emptyLead(newId, projectId), atMs);
  });
  const touched = [...state.leads.values()].filter((lead) => lead !== known.leads.get(lead.id));
  return {
    rows,
    created: touched.filter(({ id }) => !known.leads.has(id)),
    changed: touched.filter(({ id }) => known.leads.has(id)),
    gains: touched.map((lead) => gainedTags(known.leads.get(lead.id)?.tags ?? [], lead)),
    claims: state.claims,
    addresses: state.addresses,
  };
}

interface AdditionState {
  readonly owners: Map<string, string>;
  readonly leads: Map<string, LeadState>;
  readonly addresses: Map<string, readonly string[]>;
  readonly variants: Map<string, readonly string[]>;
  readonly claims: IdentityClaim[];
}

function addRow(state: AdditionState, draft: ParsedLead, newLead: LeadState, atMs: number): AddedRow {
  const match = matchIdentities(draft.identities, state.owners);
  const before = (match && state.leads.get(match.leadId)) ?? newLead;
  for (const identity of draft.identities) claimIdentity(state, before, identity);
  const applied = match ? withoutDiscovery(draft) : draft;
  const { lead, filled } = fillLead(before, withoutOthersLinkedIn(state, applied, before), atMs);
  state.leads.set(lead.id, lead);
  if (match?.conflictingLeadId) flagBoth(state, lead.id, match.conflictingLeadId);
  if (lead.email && !before.email) flagVariants(state, lead.id, emailVariantKey(lead.email));
  return { leadId: lead.id, outcome: match ? 'matched' : 'created', by: match?.by ?? null, filled };
}

/** A second e-mail address becomes an alias. A second LinkedIn address is dropped, because a person has one profile. */
function claimIdentity(state: AdditionState, lead: LeadState, identity: Identity): void {
  const key = identityKey(identity);
  if (state.owners.has(key) || (identity.kind === 'linkedin' && lead.linkedinUrl)) return;
  const { kind, value } = identity;
  state.owners.set(key, lead.id);
  state.claims.push({ kind, value, leadId: lead.id, alias: kind === 'email' && Boolean(lead.email) });
  if (kind === 'email') state.addresses.set(lead.id, [...(state.addresses.get(lead.id) ?? []), value]);
}

/** Removes the discovery source, which only the creation of a lead sets. */
function withoutDiscovery(draft: ParsedLead): ParsedLead {
  const { discoverySource: _ignored, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** Removes a LinkedIn address that belongs to another lead. */
function withoutOthersLinkedIn(state: AdditionState, draft: ParsedLead, lead: LeadState): ParsedLead {
  const linkedIn = draft.identities.find(({ kind }) => kind === 'linkedin');
  if (!linkedIn || state.owners.get(identityKey(linkedIn)) === lead.id) return draft;
  const { linkedinUrl: _ignored, ...fields } = draft.fields;
  return { ...draft, fields };
}

function flagVariants(state: AdditionState, leadId: string, variantKey: string): void {
  const peers = state.variants.get(variantKey) ?? [];
  for (const peer of peers) flagBoth(state, leadId, peer);
  state.variants.set(variantKey, [...peers, leadId]);
}

function flagBoth(state: AdditionState, one: string, other: string): void {
  flag(state, one, other);
  flag(state, other, one);
}

function flag(state: AdditionState, leadId: string, suspectId: string): void {
  const lead = state.leads.get(leadId);
  if (!lead || leadId === suspectId || lead.suspectedDuplicates.includes(suspectId)) return;
  if (lead.suspectedDuplicates.length >= maxSuspects) return;
  state.leads.set(leadId, { ...lead, suspectedDuplicates: [...lead.suspectedDuplicates, suspectId] });
}
