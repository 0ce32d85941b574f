import { type LeadState, leadTextFields } from '../../domain/lead.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import { Lead } from '../entities/leads.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';
import { findMergeTarget } from './merged-leads.ts';

/**
 * As `findLead`, and keeps the lead from being deleted or merged until the transaction ends. The lock order is: lead,
 * its jobs.
 */
export async function lockLead(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'key share');
}

/**
 * As `lockLead`, and waits for changes of the lead and blocks new ones, so that a parallel opt-out is either visible
 * here or waits.
 */
export async function lockLeadShared(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'share');
}

/**
 * As `lockLeadShared`, but exclusive. Replies replace each other and are counted, so they are saved one after the
 * other.
 */
export async function lockLeadExclusively(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'no key update');
}

async function lockLeadFor(
  tx: Tx,
  leadId: string,
  lock: 'key share' | 'share' | 'no key update',
): Promise<Rows['Lead'] | null> {
  // Both travel in one round trip, and the second statement sees what the first waited for.
  const [, lead] = await Promise.all([
    tx.sql(`select from lead where org_id = $1 and id = $2 for ${lock}`, [tx.orgId, leadId]),
    tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId }),
  ]);
  if (lead) return lead;
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : lockLeadFor(tx, mergedInto, lock);
}

/** Returns the lead, or the one it was merged into. Served by the primary key. */
export async function findLead(tx: ReadContext, leadId: string): Promise<Rows['Lead'] | null> {
  const lead = await tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  if (lead) return lead;
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : tx.em.findOne(Lead, { orgId: tx.orgId, id: mergedInto });
}

interface LeadCompany {
  readonly company: string | null;
  readonly companyWebsite: string | null;
  readonly companyDomain: string | null;
}

/** Returns the name and addresses of the lead's company, or null for a deleted lead. Served by the primary key. */
export async function findLeadSite(tx: Tx, leadId: string): Promise<LeadCompany | null> {
  const [lead] = await tx.sql<LeadCompany>(
    `select company, company_website as "companyWebsite", company_domain as "companyDomain" from lead
     where org_id = $1 and id = $2`,
    [tx.orgId, leadId],
  );
  return lead ?? null;
}

/** Locks the lead, or the one it was merged into, and reads it afterwards. Served by the primary key. */
export async function findLeadForUpdate(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  const locked = await tx.sql('select id from lead where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    leadId,
  ]);
  if (locked.length > 0) return tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId }, { refresh: true });
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : findLeadForUpdate(tx, mergedInto);
}

/** Keeps leads from being deleted or merged until the transaction ends. */
export async function lockLeadKeys(tx: Tx, leadIds: readonly string[]): Promise<void> {
  await tx.sql('select from lead where org_id = $1 and id = any($2) order by id for key share', [
    tx.orgId,
    leadIds,
  ]);
}

/** Locks leads and reads them afterwards, so that it sees the last changes. Served by the primary key. */
export async function lockLeads(tx: Tx, ids: readonly string[]): Promise<Map<string, Rows['Lead']>> {
  if (ids.length === 0) return new Map();
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } }, { refresh: true });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Converts a property of a lead to its column. */
export const toLeadColumn = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const stateProperties = [
  'id',
  'projectId',
  'status',
  'stage',
  ...leadTextFields,
  'fitScore',
  'whyGoodLead',
  'tags',
  'customFields',
  'dealStage',
  'dealValueEur',
  'provenance',
  'suspectedDuplicates',
] as const satisfies readonly (keyof LeadState)[];

const selectLeadStates = `
  select ${stateProperties.map((property) => `${toLeadColumn(property)} as "${property}"`).join(', ')}
  from lead where org_id = $1 and id = any($2) order by id`;

/** Returns the leads that exist, as last committed. Served by the primary key. */
export async function findLeadStates(tx: Tx, ids: readonly string[]): Promise<Map<string, LeadState>> {
  return queryLeadStates(tx, selectLeadStates, ids);
}

/** As `findLeadStates`, and locks the leads. It waits for changes of other transactions and returns their results. */
export async function lockLeadStates(tx: Tx, ids: readonly string[]): Promise<Map<string, LeadState>> {
  return queryLeadStates(tx, `${selectLeadStates} for no key update`, ids);
}

async function queryLeadStates(
  tx: Tx,
  statement: string,
  ids: readonly string[],
): Promise<Map<string, LeadState>> {
  if (ids.length === 0) return new Map();
  await tx.flush();
  const leads = await tx.sql<LeadState>(statement, [tx.orgId, ids]);
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Locks leads for deletion, so that no new row can refer to them. Returns the ids of those that exist. */
export async function lockLeadsForDeletion(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    'select id from lead where org_id = $1 and id = any($2) order by id for update',
    [tx.orgId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Counts the messages and rows in runs of leads. Served by message_lead_index and run_lead_lead_index. */
export async function countLeadContents(
  tx: Tx,
  ids: readonly string[],
): Promise<{ readonly messages: number; readonly runLeads: number }> {
  const rows = await tx.sql<{ messages: number; runLeads: number }>(
    `select (select count(*)::int from message where org_id = $1 and lead_id = any($2)) as messages,
            (select count(*)::int from run_lead where org_id = $1 and lead_id = any($2)) as "runLeads"`,
    [tx.orgId, ids],
  );
  return onlyItem(rows);
}

/** Deletes leads with everything that refers to them. Served by the primary key. */
export async function deleteLeadRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.sql('delete from lead where org_id = $1 and id = any($2)', [tx.orgId, ids]);
}

/** Locks the lead and the owners of the addresses in other workspaces, in the order of their ids. */
export async function lockLeadsByAddress(
  tx: Tx,
  leadId: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from lead where org_id = $1 and (id = $2 or id in (
       select lead_id from lead_identity where org_id = $1 and kind = 'email' and value = any($3)))
     order by id for no key update`,
    [tx.orgId, leadId, addresses],
  );
  return rows.map(({ id }) => id);
}

/** Locks leads with an address, company or site at the domain or below it, in the order of their ids. */
export async function lockLeadsAtDomain(tx: Tx, domain: string): Promise<readonly string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from lead l where org_id = $1 and exists (
       select from (
         select split_part(i.value, '@', -1) as host from lead_identity i
         where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
         union all select l.company_domain collate "C"
         union all select split_part(split_part(l.site_host, '/', 1), ':', 1)
       ) as hosts where hosts.host = $2 or right(hosts.host, length($2) + 1) = '.' || $2
     ) order by id for no key update`,
    [tx.orgId, domain],
  );
  return rows.map(({ id }) => id);
}

export interface LeadSite {
  readonly id: string;
  readonly companyWebsite: string | null;
  readonly companyDomain: string | null;
  readonly siteHost: string | null;
}

/** Lists the sites of leads with their stored keys, in the order of the ids. Served by the primary key. */
export async function listLeadSites(tx: QueryContext, afterId: string, limit: number): Promise<LeadSite[]> {
  return tx.sql<LeadSite>(
    `select id, company_website as "companyWebsite", company_domain as "companyDomain", site_host as "siteHost"
     from lead where org_id = $1 and id > $2 order by id limit $3`,
    [tx.orgId, afterId, limit],
  );
}
