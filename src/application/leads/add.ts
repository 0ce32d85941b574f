import { emailVariantKey } from '../../domain/company-domain.ts';
import { compareIdentities, identityKey, type Identity } from '../../domain/identity.ts';
import { maxSuspects, planAdditions } from '../../domain/lead-additions.ts';
import type { Additions, IdentityClaim, KnownLeads } from '../../domain/lead-additions.ts';
import { indexLead, type LeadIndex } from '../../domain/lead-index.ts';
import type { LeadDraft } from '../../domain/lead-input.ts';
import { leadTextFields, type LeadState } from '../../domain/lead.ts';
import { Lead } from '../../store/entities/leads.ts';
import { newId } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import { insertInto } from '../../store/session/insert-into.ts';
import type { Tx } from '../../store/store.ts';
import { joinCampaignsByTags, recordJoins, type CampaignJoin } from '../../store/queries/campaign-joins.ts';
import { lockUnlinkedMailFrom, type UnlinkedMail } from '../mail/ingest.ts';
import { revokeApprovalsIfBlocked } from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

const maxAttempts = 20;

export interface SavedAdditions extends Additions {
  /** Who joined campaigns by the tags they got. */
  readonly joined: readonly CampaignJoin[];
  /** The mails that waited for one of the addresses claimed. */
  readonly waiting: readonly UnlinkedMail[];
}

/**
 * Adds leads to a workspace, however many others add the same people at the same time. Leads are locked in the order of
 * their ids and identities are claimed in their own order, after the leads, so that nobody waits in a circle. Where
 * another transaction has taken an identity meanwhile, all is taken back and done again with what it has written.
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
      tx.sql('savepoint adding_leads'),
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
    await tx.sql('rollback to savepoint adding_leads');
  }
  throw new Error(`Other transactions took the identities of these leads ${maxAttempts} times over.`);
}

/** Notes on the leads' timelines what was added. `raise` tells others of a new lead and answers the event's id. */
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
 * The leads that the drafts may match. `addLeads` reads them itself unless its caller asks for more at the same time.
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
  // A lead that has gone meanwhile names nobody any more.
  return {
    leads,
    owners: new Map([...owners].filter(([, id]) => leads.has(id))),
    variants: new Map([...variants].map(([key, peers]) => [key, peers.filter((id) => leads.has(id))])),
    addresses: await findLeadAddresses(tx, [...leads.keys()]),
  };
}

/**
 * Served by lead_identity_pkey. Here and below, arrays stand in a select of their own because the planner would else
 * look at how long they are, and plan anew for every call that brings few.
 */
async function findIdentityOwners(
  tx: Tx,
  projectId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const rows = await tx.sql<Identity & { lead_id: string }>(
    `select i.kind, i.value, i.lead_id
     from unnest((select $3::text[]), (select $4::text[])) as wanted (kind, value)
     join lead_identity i on i.org_id = $1 and i.project_id = $2 and i.kind = wanted.kind and i.value = wanted.value`,
    [tx.orgId, projectId, identities.map(({ kind }) => kind), identities.map(({ value }) => value)],
  );
  return new Map(rows.map((row) => [identityKey(row), row.lead_id]));
}

/** The leads whose address differs from one of these by dots or a plus part alone. Served by lead_variant_index. */
async function findEmailVariants(
  tx: Tx,
  projectId: string,
  identities: readonly Identity[],
): Promise<Map<string, string[]>> {
  const emails = identities.filter(({ kind }) => kind === 'email');
  if (emails.length === 0) return new Map();
  const rows = await tx.sql<{ key: string; ids: string[] }>(
    `select wanted.key, array_agg(peer.id) as ids
     from unnest((select $3::text[])) as wanted (key)
     cross join lateral (
       select l.id from lead l where l.org_id = $1 and l.project_id = $2 and l.variant_key = wanted.key
       order by l.id limit ${maxSuspects}
     ) peer
     group by wanted.key`,
    [tx.orgId, projectId, [...new Set(emails.map(({ value }) => emailVariantKey(value)))]],
  );
  return new Map(rows.map(({ key, ids }) => [key, ids]));
}

/** Served by the primary key. What is read after the lock is what the last writer left. */
async function lockLeads(tx: Tx, ids: readonly string[]): Promise<Map<string, Rows['Lead']>> {
  if (ids.length === 0) return new Map();
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } }, { refresh: true });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Served by lead_identity_lead_index. */
async function findLeadAddresses(tx: Tx, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await tx.sql<{ lead_id: string; addresses: string[] }>(
    `select lead_id, array_agg(value order by alias, value) as addresses from lead_identity
     where org_id = $1 and lead_id = any($2) and kind = 'email' group by lead_id`,
    [tx.orgId, leadIds],
  );
  return new Map(rows.map((row) => [row.lead_id, row.addresses]));
}

const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a new lead holds besides its organisation and its times, by property and column. */
const insertedColumns = [
  'id',
  'projectId',
  'status',
  'stage',
  ...leadTextFields,
  'whyGoodLead',
  'tags',
  'customFields',
  'provenance',
  'suspectedDuplicates',
  'cityFolded',
  'searchText',
  'variantKey',
  'siteHost',
].map((property) => [property, columnOf(property)] as const);

const buildInsert = insertInto(
  'lead',
  ['org_id', 'created_at', 'updated_at'],
  insertedColumns.map(([, column]) => column),
);

async function insertLeads(tx: Tx, { created, addresses }: Additions): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map((lead) => toInsertedRow(lead, indexLead(lead, addresses.get(lead.id) ?? [])));
  const { text, values } = buildInsert([tx.orgId, tx.now, tx.now], rows);
  await tx.sql(text, values);
}

/** Most of a lead is not known at first, and what is not in the record becomes null. */
function toInsertedRow(lead: LeadState, index: LeadIndex): Record<string, unknown> {
  const values: Record<string, unknown> = { ...lead, ...index };
  const record: Record<string, unknown> = {};
  for (const [property, column] of insertedColumns) {
    const value = values[property];
    if (value !== null) record[column] = value;
  }
  return record;
}

/** Waits for whoever is claiming the same identities; answers false when one of them was taken. */
async function claimIdentities(
  tx: Tx,
  projectId: string,
  claims: readonly IdentityClaim[],
): Promise<boolean> {
  if (claims.length === 0) return true;
  const sorted = claims.toSorted(compareIdentities);
  const rows = await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     select $1, $2, kind, value, lead_id, alias
     from unnest($3::text[], $4::text[], $5::text[], $6::boolean[]) with ordinality
       as claim (kind, value, lead_id, alias, place)
     order by place
     on conflict (org_id, project_id, kind, value) do nothing
     returning value`,
    [
      tx.orgId,
      projectId,
      sorted.map(({ kind }) => kind),
      sorted.map(({ value }) => value),
      sorted.map(({ leadId }) => leadId),
      sorted.map(({ alias }) => alias),
    ],
  );
  return rows.length === claims.length;
}

/** The leads are loaded, so the ORM writes what differs, and all of it in a few statements. */
async function updateLeads(tx: Tx, { changed, addresses }: Additions): Promise<void> {
  for (const lead of changed) {
    const row = await tx.em.findOneOrFail(Lead, { orgId: tx.orgId, id: lead.id });
    Object.assign(row, lead, indexLead(lead, addresses.get(lead.id) ?? []), { updatedAt: tx.now });
  }
}
