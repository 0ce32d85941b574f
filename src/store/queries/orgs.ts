import type { Plan } from '../../domain/credits.ts';
import type { QueryContext, Store, Tx } from '../store.ts';

/** Adds the organisation of this transaction. */
export async function insertOrg(tx: Tx, name: string, plan: Plan): Promise<void> {
  await tx.sql('insert into directory.org (org_id, name, plan, created_at) values ($1, $2, $3, $4)', [
    tx.orgId,
    name,
    plan,
    tx.now,
  ]);
}

/** Makes transactions that lock the organisation wait for each other. Served by the primary key. */
export async function lockOrg(tx: Tx): Promise<void> {
  await tx.sql('select org_id from directory.org where org_id = $1 for no key update', [tx.orgId]);
}

/** Changes the plan. False if the organisation does not exist. Served by the primary key. */
export async function updateOrgPlan(tx: QueryContext, plan: Plan): Promise<boolean> {
  const rows = await tx.sql(
    'update directory.org set plan = $2 where org_id = $1 and deleted_at is null returning org_id',
    [tx.orgId, plan],
  );
  return rows.length > 0;
}

/** Returns the organisation's plan, or null if the organisation does not exist. Served by the primary key. */
export async function findOrgPlan(store: Store, orgId: string): Promise<Plan | null> {
  const [org] = await store.queryWithoutOrganisation<{ plan: Plan }>({
    text: 'select plan from directory.org where org_id = $1 and deleted_at is null',
    values: [orgId],
  });
  return org?.plan ?? null;
}

export interface OrgSummary {
  readonly orgId: string;
  readonly name: string;
  readonly plan: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Returns the organisations, oldest first, without deleted ones. */
export async function listOrgSummaries(store: Store): Promise<OrgSummary[]> {
  return store.queryWithoutOrganisation<OrgSummary>({
    text: `select org_id as "orgId", name, plan, ${epochMs('created_at')} as "createdAt"
           from directory.org where deleted_at is null order by org_id`,
  });
}

/** Returns the ids of the organisations, oldest first, without deleted ones. */
export async function listActiveOrgIds(store: Store): Promise<string[]> {
  const orgs = await store.queryWithoutOrganisation<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org where deleted_at is null order by org_id',
  });
  return orgs.map(({ orgId }) => orgId);
}

/** Returns the ids of all organisations, including deleted ones. */
export async function listOrgIds(store: Store): Promise<string[]> {
  const orgs = await store.queryWithoutOrganisation<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org',
  });
  return orgs.map(({ orgId }) => orgId);
}

/** Whether the organisation exists, even if deleted. Served by the primary key. */
export async function hasOrg(store: Store, orgId: string): Promise<boolean> {
  const orgs = await store.queryWithoutOrganisation({
    text: 'select 1 from directory.org where org_id = $1',
    values: [orgId],
  });
  return orgs.length > 0;
}

/** Whether there is any organisation, including deleted ones. */
export async function hasAnyOrg(store: Store): Promise<boolean> {
  const orgs = await store.queryWithoutOrganisation({ text: 'select 1 from directory.org limit 1' });
  return orgs.length > 0;
}

/** As `hasProject`, for callers that load no entities. Served by the primary key. */
export async function ownsWorkspace(tx: QueryContext, projectId: string): Promise<boolean> {
  const rows = await tx.sql('select from project where org_id = $1 and id = $2', [tx.orgId, projectId]);
  return rows.length > 0;
}

export interface ListedWorkspace {
  readonly projectId: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Returns the organisation's workspaces, oldest first. Served by the primary key. */
export async function listOrgWorkspaces(tx: QueryContext): Promise<ListedWorkspace[]> {
  return tx.sql<ListedWorkspace>(
    `select id as "projectId", name, ${epochMs('created_at')} as "createdAt"
     from project where org_id = $1 order by id`,
    [tx.orgId],
  );
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
