import { emailVariantKey } from '../../domain/company-domain.ts';
import { maxSuspects } from '../../domain/lead-additions.ts';
import { indexLead } from '../../domain/lead-index.ts';
import type { LeadState } from '../../domain/lead.ts';
import { Lead } from '../entities/leads.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { findMergeTarget } from './merged-leads.ts';
import { findLeadSuppression } from './suppressions.ts';

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

/** The lead that the e-mail address names, as its own or as an alias. Served by lead_identity_pkey. */
export async function findEmailOwner(tx: Tx, projectId: string, email: string): Promise<string | null> {
  const [row] = await tx.sql<{ lead_id: string }>(
    `select lead_id from lead_identity where org_id = $1 and project_id = $2 and kind = 'email' and value = $3`,
    [tx.orgId, projectId, email],
  );
  return row?.lead_id ?? null;
}

/**
 * Makes the address the lead's own in place of the one before, which then names nobody; of a suppressed lead it stays
 * an alias, or an edit would lift what only a person may lift. An alias of the lead is promoted; an address that
 * another lead was given meanwhile breaks lead_identity_pkey. The new address is taken before the old one is given up,
 * so that leads that want each other's addresses never wait in a circle. Served by that key.
 */
export async function replaceEmail(tx: Tx, lead: LeadState, email: string): Promise<void> {
  const { id, projectId } = lead;
  const promoted = await tx.sql(
    `update lead_identity set alias = false
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = $4 returning value`,
    [tx.orgId, projectId, email, id],
  );
  if (promoted.length === 0) {
    await tx.sql(
      `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
       values ($1, $2, 'email', $3, $4, false)`,
      [tx.orgId, projectId, email, id],
    );
  }
  if (!lead.email) return;
  const isSuppressed = (await findLeadSuppression(tx, id)) !== null;
  await tx.sql(
    `${isSuppressed ? 'update lead_identity set alias = true' : 'delete from lead_identity'}
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = $4`,
    [tx.orgId, projectId, lead.email, id],
  );
}

/** Makes the address one more of the lead's; one that another lead was given meanwhile breaks lead_identity_pkey. */
export async function addEmailAlias(tx: Tx, { id, projectId }: LeadState, email: string): Promise<void> {
  await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     values ($1, $2, 'email', $3, $4, true)`,
    [tx.orgId, projectId, email, id],
  );
}

/** The lead's suspected duplicates with those whose address is a variant of `email`. Served by lead_variant_index. */
export async function findSuspectedDuplicates(tx: Tx, lead: LeadState, email: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from lead where org_id = $1 and project_id = $2 and variant_key = $3 and id <> $4 order by id limit $5`,
    [tx.orgId, lead.projectId, emailVariantKey(email), lead.id, maxSuspects],
  );
  return [...new Set([...lead.suspectedDuplicates, ...rows.map(({ id }) => id)])].slice(0, maxSuspects);
}

/** Writes what the rules made of a loaded lead, with what it is found by. Served by lead_identity_lead_index. */
export async function updateLead(tx: Tx, row: Rows['Lead'], lead: LeadState): Promise<void> {
  const addresses = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' order by alias, value`,
    [tx.orgId, lead.id],
  );
  const index = indexLead(
    lead,
    addresses.map(({ value }) => value),
  );
  Object.assign(row, lead, index, { updatedAt: tx.now });
}
