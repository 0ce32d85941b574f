import type { Rows } from '../rows.ts';
import { Lead } from '../entities/leads.ts';
import type { ReadContext, Tx } from '../store.ts';
import { findMergeTarget } from './merged-leads.ts';

/**
 * As `findLead`, and neither deleted nor merged until the transaction ends. Whoever holds a lead and its jobs takes the
 * lead first.
 */
export async function lockLead(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'key share');
}

/**
 * As `lockLead`, once whoever changes the lead at this moment is done, and unchanged from then on: an opt-out or a
 * suspicion that is being noted is seen, and the next one waits.
 */
export async function lockLeadShared(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'share');
}

/**
 * As `lockLeadShared`, and by nobody else at the same time who does so or changes the lead: answers replace each other
 * and are counted, so they are stored one after the other.
 */
export async function lockLeadExclusively(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'no key update');
}

async function lockLeadFor(
  tx: Tx,
  leadId: string,
  lock: 'key share' | 'share' | 'no key update',
): Promise<Rows['Lead'] | null> {
  const held = await tx.sql(`select from lead where org_id = $1 and id = $2 for ${lock}`, [tx.orgId, leadId]);
  if (held.length > 0) return tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : lockLeadFor(tx, mergedInto, lock);
}

/** The lead, or the one that it was merged into. Served by the primary key. */
export async function findLead(tx: ReadContext, leadId: string): Promise<Rows['Lead'] | null> {
  const lead = await tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  if (lead) return lead;
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : tx.em.findOne(Lead, { orgId: tx.orgId, id: mergedInto });
}

/** The lead, or the one it was merged into, held until the transaction ends; or null. Served by the primary key. */
export async function findLeadForUpdate(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  const held = await tx.sql('select id from lead where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    leadId,
  ]);
  if (held.length > 0) return tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
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

/** Served by the primary key. What is read after the lock is what the last writer left. */
export async function lockLeads(tx: Tx, ids: readonly string[]): Promise<Map<string, Rows['Lead']>> {
  if (ids.length === 0) return new Map();
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  const leads = await tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } }, { refresh: true });
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** The lead, and whoever has one of the addresses in another workspace, held in the order of their ids. */
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

/** Everybody with an address, a company or a site at the domain or below it, held in the order of their ids. */
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
