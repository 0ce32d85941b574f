import { emailVariantKey } from '../../domain/company-domain.ts';
import { maxSuspects, type Additions } from '../../domain/lead-additions.ts';
import { indexLead, type LeadIndex } from '../../domain/lead-index.ts';
import { type LeadState, leadTextFields } from '../../domain/lead.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { findLeadSuppression } from './suppressions.ts';
import { Lead } from '../entities/leads.ts';
import { insertInto } from '../session/insert-into.ts';

/** Returns the lead with this e-mail address or alias. Served by lead_identity_pkey. */
export async function findEmailOwner(tx: Tx, projectId: string, email: string): Promise<string | null> {
  const [row] = await tx.sql<{ lead_id: string }>(
    `select lead_id from lead_identity where org_id = $1 and project_id = $2 and kind = 'email' and value = $3`,
    [tx.orgId, projectId, email],
  );
  return row?.lead_id ?? null;
}

/**
 * Replaces the lead's own address. The old address is deleted. If the lead is suppressed, it becomes an alias instead,
 * because an edit must not lift a suppression. An address of another lead violates lead_identity_pkey. The new address
 * is claimed before the old one is released, so that leads that swap addresses cannot deadlock. Served by that key.
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

/** Adds an alias. An address of another lead violates lead_identity_pkey. */
export async function addEmailAlias(tx: Tx, { id, projectId }: LeadState, email: string): Promise<void> {
  await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     values ($1, $2, 'email', $3, $4, true)`,
    [tx.orgId, projectId, email, id],
  );
}

/** Returns the lead's suspected duplicates, including leads with a variant of `email`. Served by lead_variant_index. */
export async function findSuspectedDuplicates(tx: Tx, lead: LeadState, email: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from lead where org_id = $1 and project_id = $2 and variant_key = $3 and id <> $4 order by id limit $5`,
    [tx.orgId, lead.projectId, emailVariantKey(email), lead.id, maxSuspects],
  );
  return [...new Set([...lead.suspectedDuplicates, ...rows.map(({ id }) => id)])].slice(0, maxSuspects);
}

/** Saves a loaded lead with its search columns. Served by lead_identity_lead_index. */
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

const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of a new lead by property, besides organisation and times. */
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

export async function insertLeads(tx: Tx, { created, addresses }: Additions): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map((lead) => toInsertedRow(lead, indexLead(lead, addresses.get(lead.id) ?? [])));
  const { text, values } = buildInsert([tx.orgId, tx.now, tx.now], rows);
  await tx.sql(text, values);
}

/** Leaves out empty values: absent columns become null. */
function toInsertedRow(lead: LeadState, index: LeadIndex): Record<string, unknown> {
  const values: Record<string, unknown> = { ...lead, ...index };
  const record: Record<string, unknown> = {};
  for (const [property, column] of insertedColumns) {
    const value = values[property];
    if (value !== null) record[column] = value;
  }
  return record;
}

/** The leads are loaded, so that MikroORM writes only the differences, in few statements. */
export async function updateLeads(tx: Tx, { changed, addresses }: Additions): Promise<void> {
  for (const lead of changed) {
    const row = await tx.em.findOneOrFail(Lead, { orgId: tx.orgId, id: lead.id });
    Object.assign(row, lead, indexLead(lead, addresses.get(lead.id) ?? []), { updatedAt: tx.now });
  }
}
