import { emailVariantKey } from '../../domain/company-domain.ts';
import { maxSuspects, type Additions } from '../../domain/lead-additions.ts';
import { indexLead } from '../../domain/lead-index.ts';
import { readAnalysis } from '../../domain/reading/read-analysis.ts';
import { readerVersion } from '../../domain/reading/trigger.ts';
import { type LeadState, leadTextFields } from '../../domain/lead.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { toLeadColumn } from './leads.ts';
import { findLeadSuppression } from './suppressions.ts';
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

/** Returns the lead's suspected duplicates, including leads with a variant of `email`, as `findEmailVariants` does. */
export async function findSuspectedDuplicates(tx: Tx, lead: LeadState, email: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from (select id, project_id from lead where org_id = $1 and variant_key = $3 offset 0) as same
     where project_id = $2 and id <> $4 limit $5`,
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
  const isRead =
    row.analysis === lead.analysis && row.company === lead.company && row.triggers?.version === readerVersion;
  Object.assign(row, lead, index, isRead ? {} : { triggers: readAnalysis(lead, tx.now) }, {
    updatedAt: tx.now,
  });
}

const toColumn = <Property extends string>(property: Property) => [property, toLeadColumn(property)] as const;

/** Columns that additions write, by property of the lead or of its search keys. */
const leadColumns = (
  [
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
  ] as const
).map(toColumn);
const searchColumns = (['cityFolded', 'searchText', 'variantKey', 'siteHost'] as const).map(toColumn);
const columns = [...leadColumns, ...searchColumns].map(([, column]) => column).concat('triggers');

const buildInsert = insertInto('lead', ['org_id', 'created_at', 'updated_at'], columns);

export async function insertLeads(tx: Tx, { created, addresses }: Additions): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map((lead) => toLeadRow(lead, addresses, tx.now));
  const { text, values } = buildInsert([tx.orgId, tx.now, tx.now], rows);
  await tx.sql(text, values);
}

const updateStatement = `
  update lead l
  set ${columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = changed.${column}`)
    .join(', ')},
    updated_at = $2
  from jsonb_populate_recordset(null::lead, $3::jsonb) as changed
  where l.org_id = $1 and l.id = changed.id
  returning l.id`;

/** Saves locked leads with their search columns. Loaded entities of them are not refreshed. */
export async function updateLeads(tx: Tx, { changed, addresses }: Additions): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map((lead) => toLeadRow(lead, addresses, tx.now));
  await tx.sql(updateStatement, [tx.orgId, tx.now, JSON.stringify(rows)]);
}

/** Leaves out empty values: absent columns become null. */
function toLeadRow(lead: LeadState, addresses: Additions['addresses'], now: Date): Record<string, unknown> {
  const index = indexLead(lead, addresses.get(lead.id) ?? []);
  const row: Record<string, unknown> = { triggers: readAnalysis(lead, now) ?? undefined };
  for (const [property, column] of leadColumns) row[column] = lead[property] ?? undefined;
  for (const [property, column] of searchColumns) row[column] = index[property] ?? undefined;
  return row;
}
