/**
 * What adding leads to a workspace comes to, row by row in the order given: each row meets what was known and what the
 * rows before it made of that. A row either matches a lead, whose empty fields it fills, or becomes one.
 */
import { emailVariantKey } from './company-domain.ts';
import { identityKey, matchIdentities, type Identity } from './identity.ts';
import type { LeadDraft } from './lead-input.ts';
import { emptyLead, type LeadState } from './lead.ts';
import { fillLead } from './fill-lead.ts';
import { gainedTags, type TagGain } from './tags.ts';

/** What the workspace knows that touches the rows. */
export interface KnownLeads {
  /** The lead that each known identity names, by `identityKey`. */
  readonly owners: ReadonlyMap<string, string>;
  /** Those leads, and those that share a variant key with a row. */
  readonly leads: ReadonlyMap<string, LeadState>;
  /** Their e-mail addresses, aliases included. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** The leads under each variant key. */
  readonly variants: ReadonlyMap<string, readonly string[]>;
}

export interface IdentityClaim extends Identity {
  readonly leadId: string;
  /** True for an e-mail address besides the lead's own. */
  readonly alias: boolean;
}

export interface AddedRow {
  readonly leadId: string;
  readonly outcome: 'created' | 'matched';
  /** What the lead was matched by; null for a lead that was created. */
  readonly by: Identity['kind'] | null;
  readonly filled: readonly string[];
}

export interface Additions {
  /** One for each row, in order. */
  readonly rows: readonly AddedRow[];
  readonly created: readonly LeadState[];
  /** Leads that were there and are different now. */
  readonly changed: readonly LeadState[];
  /** The tags that the created and changed leads did not have before. */
  readonly gains: readonly TagGain[];
  readonly claims: readonly IdentityClaim[];
  /** The e-mail addresses of every created and changed lead. */
  readonly addresses: ReadonlyMap<string, readonly string[]>;
}

/** No lead is flagged with more suspected duplicates than these. */
export const maxSuspects = 20;

/** `newIds` holds an id for each row, should it become a lead. `atMs` is the time of the call. */
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

/** A further e-mail address becomes an alias; a further LinkedIn address is left, for a person has one. */
function claimIdentity(work: AdditionState, lead: LeadState, identity: Identity): void {
  const key = identityKey(identity);
  if (work.owners.has(key) || (identity.kind === 'linkedin' && lead.linkedinUrl)) return;
  const { kind, value } = identity;
  work.owners.set(key, lead.id);
  work.claims.push({ kind, value, leadId: lead.id, alias: kind === 'email' && Boolean(lead.email) });
  if (kind === 'email') work.addresses.set(lead.id, [...(work.addresses.get(lead.id) ?? []), value]);
}

/** Where a lead was discovered is said by what made it, and by nothing that finds it again. */
function withoutDiscovery(draft: LeadDraft): LeadDraft {
  const { discoverySource: _elsewhere, ...fields } = draft.fields;
  return { ...draft, fields };
}

/** Takes out the LinkedIn address that names another lead. */
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
