import type { LeadIndex } from '../../domain/lead-index.ts';
import { type LeadState, leadTextFields } from '../../domain/lead.ts';
import type { StoredTriggers } from '../../domain/reading/trigger.ts';
import type { Tx } from '../store.ts';
import { toLeadColumn } from './leads.ts';
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
 * Gives the lead this address as its own, which may have been an alias. An address of another lead violates
 * lead_identity_pkey. Served by that key.
 */
export async function claimOwnEmail(tx: Tx, { id, projectId }: LeadState, email: string): Promise<void> {
  const promoted = await tx.sql(
    `update lead_identity set alias = false
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = $4 returning value`,
    [tx.orgId, projectId, email, id],
  );
  if (promoted.length > 0) return;
  await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     values ($1, $2, 'email', $3, $4, false)`,
    [tx.orgId, projectId, email, id],
  );
}

/** Removes an address from the lead, or makes it an alias. Served by lead_identity_pkey. */
export async function releaseEmail(
  tx: Tx,
  { id, projectId }: LeadState,
  email: string,
  { asAlias }: { readonly asAlias: boolean },
): Promise<void> {
  await tx.sql(
    `${asAlias ? 'update lead_identity set alias = true' : 'delete from lead_identity'}
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = $4`,
    [tx.orgId, projectId, email, id],
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

/** Returns other leads with the variant key. Served by lead_variant_key_index; see `findEmailVariants`. */
export async function listLeadsOfVariant(
  tx: Tx,
  { id, projectId }: LeadState,
  variantKey: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from (select id, project_id from lead where org_id = $1 and variant_key = $3 offset 0) as same
     where project_id = $2 and id <> $4 limit $5`,
    [tx.orgId, projectId, variantKey, id, limit],
  );
  return rows.map((row) => row.id);
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

/** A lead with the columns that are derived from it. */
export interface DerivedLead {
  readonly lead: LeadState;
  readonly index: LeadIndex;
  readonly triggers: StoredTriggers | null;
}

export async function insertLeads(tx: Tx, leads: readonly DerivedLead[]): Promise<void> {
  if (leads.length === 0) return;
  const { text, values } = buildInsert([tx.orgId, tx.now, tx.now], leads.map(toLeadRow));
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

/** Saves locked leads. Loaded entities of them are not refreshed. Served by the primary key. */
export async function updateLeads(tx: Tx, leads: readonly DerivedLead[]): Promise<void> {
  if (leads.length === 0) return;
  await tx.sql(updateStatement, [tx.orgId, tx.now, JSON.stringify(leads.map(toLeadRow))]);
}

/** Leaves out empty values: absent columns become null. */
function toLeadRow({ lead, index, triggers }: DerivedLead): Record<string, unknown> {
  const row: Record<string, unknown> = { triggers: triggers ?? undefined };
  for (const [property, column] of leadColumns) row[column] = lead[property] ?? undefined;
  for (const [property, column] of searchColumns) row[column] = index[property] ?? undefined;
  return row;
}
