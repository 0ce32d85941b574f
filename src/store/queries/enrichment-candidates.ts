import { Lead } from '../entities/leads.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { findMergeTargets } from './merged-leads.ts';

const maxLeads = 200;

/** Served by lead_project_index and site_reading_host_index. */
export async function listIncompleteLeads(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select l.id from lead l
     where l.org_id = $1 and l.project_id = $2
       and (l.email is null or (coalesce(btrim(l.analysis), '') = '' and l.site_host is not null and not exists (
         select from site_reading r where r.org_id = $1 and r.host = l.site_host and r.failure is null)))
     order by l.id limit $3`,
    [tx.orgId, projectId, maxLeads],
  );
  return rows.map(({ id }) => id);
}

/** Locks the requested leads, or the leads they were merged into. Served by the primary key. */
export async function lockRequestedLeads(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rows['Lead']>> {
  const leads = new Map((await lockLeads(tx, ids)).map((lead) => [lead.id, lead]));
  const missing = ids.filter((id) => !leads.has(id));
  if (missing.length === 0) return leads;
  const targetIds = await findMergeTargets(tx, missing);
  const targets = new Map((await lockLeads(tx, [...targetIds.values()])).map((lead) => [lead.id, lead]));
  for (const [id, targetId] of targetIds) {
    const lead = targets.get(targetId);
    if (lead !== undefined) leads.set(id, lead);
  }
  return leads;
}

async function lockLeads(tx: Tx, ids: readonly string[]): Promise<readonly Rows['Lead'][]> {
  await tx.sql('select id from lead where org_id = $1 and id = any($2) order by id for no key update', [
    tx.orgId,
    ids,
  ]);
  return tx.em.find(Lead, { orgId: tx.orgId, id: { $in: [...ids] } });
}
