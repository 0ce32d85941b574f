import { emailVariantKey } from '../../domain/company-domain.ts';
import { compareIdentities, identityKey, type Identity } from '../../domain/identity.ts';
import { maxSuspects, type IdentityClaim } from '../../domain/lead-additions.ts';
import type { Tx } from '../store.ts';
import type { LeadState } from '../../domain/lead.ts';
import type { JsonRow } from './merge-record.ts';
import type { ReportedRecipient } from '../../domain/mail-report.ts';
import { findEmailOwner } from './lead-changes.ts';
import type { Rows } from '../rows.ts';
import { rollbackToSavepoint, setSavepoint } from './savepoints.ts';

/**
 * Returns the owners by identity. Served by lead_identity_pkey. The offset forces one index lookup for each identity:
 * with a plain join, the planner believes that the workspace has few identities, and reads them all. Arrays are in a
 * subselect here and below, because otherwise the planner looks at their length and makes a new plan for every call
 * with few values.
 */
export async function findIdentityOwners(
  tx: Tx,
  projectId: string,
  identities: readonly Identity[],
): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const rows = await tx.sql<Identity & { lead_id: string }>(
    `select wanted.kind, wanted.value, owner.lead_id
     from unnest((select $3::text[]), (select $4::text[])) as wanted (kind, value)
     cross join lateral (
       select i.lead_id from lead_identity i
       where i.org_id = $1 and i.project_id = $2 and i.kind = wanted.kind and i.value = wanted.value offset 0
     ) as owner`,
    [tx.orgId, projectId, identities.map(({ kind }) => kind), identities.map(({ value }) => value)],
  );
  return new Map(rows.map((row) => [identityKey(row), row.lead_id]));
}

/**
 * Returns the leads whose address differs only by dots or a plus part. Served by lead_variant_key_index. The offset
 * keeps the workspace out of the lookup: with it, PostgreSQL may choose an index of the workspace's leads and read all.
 */
export async function findEmailVariants(
  tx: Tx,
  projectId: string,
  identities: readonly Identity[],
): Promise<Map<string, string[]>> {
  const emails = identities.filter(({ kind }) => kind === 'email');
  if (emails.length === 0) return new Map();
  const rows = await tx.sql<{ key: string; ids: string[] }>(
    `select wanted.key, array_agg(peer.id order by peer.id) as ids
     from unnest((select $3::text[])) as wanted (key)
     cross join lateral (
       select same.id
       from (select id, project_id from lead where org_id = $1 and variant_key = wanted.key offset 0) as same
       where same.project_id = $2 limit ${maxSuspects}
     ) as peer
     group by wanted.key`,
    [tx.orgId, projectId, [...new Set(emails.map(({ value }) => emailVariantKey(value)))]],
  );
  return new Map(rows.map(({ key, ids }) => [key, ids]));
}

/** Served by lead_identity_lead_index. */
export async function findLeadAddresses(tx: Tx, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await tx.sql<{ lead_id: string; addresses: string[] }>(
    `select lead_id, array_agg(value order by alias, value) as addresses from lead_identity
     where org_id = $1 and lead_id = any($2) and kind = 'email' group by lead_id`,
    [tx.orgId, leadIds],
  );
  return new Map(rows.map((row) => [row.lead_id, row.addresses]));
}

const claimInto = 'insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)';
const unlessClaimed = 'on conflict (org_id, project_id, kind, value) do nothing returning value';
const claimOneText = `${claimInto} values ($1, $2, $3, $4, $5, $6) ${unlessClaimed}`;
const claimManyText = `
  ${claimInto}
  select $1, $2, kind, value, lead_id, alias
  from unnest($3::text[], $4::text[], $5::text[], $6::boolean[]) with ordinality
    as claim (kind, value, lead_id, alias, position)
  order by position ${unlessClaimed}`;

/**
 * Claims main identities and aliases of leads, after waiting for parallel claims. False if a lead has one of them:
 * then the others stay claimed until the caller rolls back. A single claim is bound without arrays, which saves a
 * quarter of its time.
 */
export async function claimIdentities(
  tx: Tx,
  projectId: string,
  claims: readonly IdentityClaim[],
): Promise<boolean> {
  const [claim, ...others] = claims;
  if (claim === undefined) return true;
  if (others.length === 0) {
    const { kind, value, leadId, alias } = claim;
    return (await tx.sql(claimOneText, [tx.orgId, projectId, kind, value, leadId, alias])).length === 1;
  }
  const sorted = claims.toSorted(compareIdentities);
  const rows = await tx.sql(claimManyText, [
    tx.orgId,
    projectId,
    sorted.map(({ kind }) => kind),
    sorted.map(({ value }) => value),
    sorted.map(({ leadId }) => leadId),
    sorted.map(({ alias }) => alias),
  ]);
  return rows.length === claims.length;
}

/** Served by lead_identity_lead_index. */
export async function hasEmailAddress(tx: Tx, leadId: string, address: string): Promise<boolean> {
  const rows = await tx.sql(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' and value = $3`,
    [tx.orgId, leadId, address],
  );
  return rows.length > 0;
}

/**
 * Moves the duplicate's identities to the primary, as aliases unless they become its main ones. Returns the rows as
 * they were.
 */
export async function moveIdentities(
  tx: Tx,
  primaryId: string,
  duplicateId: string,
  { email, linkedinUrl }: LeadState,
): Promise<JsonRow[]> {
  const rows = await tx.sql<{ identity: JsonRow }>(
    `select to_jsonb(i) as identity from lead_identity i where i.org_id = $1 and i.lead_id = $2 order by kind, value`,
    [tx.orgId, duplicateId],
  );
  await tx.sql(
    `update lead_identity set lead_id = $3, alias = value is distinct from case kind when 'email' then $4 else $5 end
     where org_id = $1 and lead_id = $2`,
    [tx.orgId, duplicateId, primaryId, email ?? null, linkedinUrl ?? null],
  );
  return rows.map(({ identity }) => identity);
}

/** Returns the lead of the workspace that owns the first of these addresses with an owner, or null. */
export async function findFirstOwner(
  tx: Tx,
  projectId: string,
  addresses: readonly string[],
): Promise<string | null> {
  const [row] = await tx.sql<{ leadId: string }>(
    `select lead_id as "leadId" from lead_identity
     where org_id = $1 and project_id = $2 and kind = 'email' and value = any($3::text[]) and lead_id <> ''
     order by array_position($3::text[], value) limit 1`,
    [tx.orgId, projectId, addresses],
  );
  return row?.leadId ?? null;
}

/** Returns the recipients that are addresses of the lead. Only these may be suppressed. */
export async function filterOwnRecipients(
  tx: Tx,
  leadId: string,
  recipients: readonly ReportedRecipient[],
): Promise<ReportedRecipient[]> {
  const rows = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' and value = any($3)`,
    [tx.orgId, leadId, recipients.map(({ address }) => address)],
  );
  const values = new Set(rows.map(({ value }) => value));
  return recipients.filter(({ address }) => values.has(address));
}

/**
 * Returns the owner of the address, or null. If there is none, it locks the address until the transaction ends, by
 * inserting a row and deleting it. It waits for parallel claims, and later claims wait for it and then find the mail.
 */
export async function lockAddress(tx: Tx, projectId: string, address: string): Promise<string | null> {
  const parameters = [tx.orgId, projectId, address];
  const inserted = await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id) values ($1, $2, 'email', $3, '')
     on conflict (org_id, project_id, kind, value) do nothing returning value`,
    parameters,
  );
  if (inserted.length === 0) return findEmailOwner(tx, projectId, address);
  await tx.sql(
    `delete from lead_identity
     where org_id = $1 and project_id = $2 and kind = 'email' and value = $3 and lead_id = ''`,
    parameters,
  );
  return null;
}

/** Adds main identities to one lead. False if another lead has one of them: then none is added. */
export async function claimLeadIdentities(
  tx: Tx,
  { id, projectId }: Rows['Lead'],
  gained: readonly Identity[],
): Promise<boolean> {
  if (gained.length === 0) return true;
  const sorted = gained.toSorted(compareIdentities);
  await setSavepoint(tx, 'enriching');
  const claimed = await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     select $1, $2, kind, value, $3, false from unnest($4::text[], $5::text[]) as claim (kind, value)
     on conflict (org_id, project_id, kind, value) do update set alias = false
       where lead_identity.org_id = $1 and lead_identity.lead_id = excluded.lead_id
     returning value`,
    [tx.orgId, projectId, id, sorted.map(({ kind }) => kind), sorted.map(({ value }) => value)],
  );
  if (claimed.length === sorted.length) return true;
  await rollbackToSavepoint(tx, 'enriching');
  return false;
}

/** Returns the first lead with this address in any workspace, or null. Served by lead_identity_pkey. */
export async function findAddressOwner(tx: Tx, address: string): Promise<{ readonly id: string } | null> {
  const [owner] = await tx.sql<{ id: string }>(
    `select lead_id as id from lead_identity
     where org_id = $1 and kind = 'email' and value = $2 and lead_id <> '' order by lead_id limit 1`,
    [tx.orgId, address],
  );
  return owner ?? null;
}

/** Returns the addresses and aliases of a lead in alphabetical order. Served by lead_identity_lead_index. */
export async function listAddresses(tx: Tx, leadId: string): Promise<string[]> {
  const rows = await tx.sql<{ value: string }>(
    `select value from lead_identity where org_id = $1 and lead_id = $2 and kind = 'email' order by value`,
    [tx.orgId, leadId],
  );
  return rows.map(({ value }) => value);
}
