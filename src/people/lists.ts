import { findCreditAccount } from '../store/queries/credits.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';

export interface ListedOrg {
  readonly orgId: string;
  readonly name: string;
  readonly plan: string;
  /** Bought and unspent credits, without the daily free ones. */
  readonly credits: number;
  readonly createdAt: number;
}

export interface ListedUser {
  readonly userId: string;
  readonly email: string;
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

export interface ListedWorkspace {
  readonly projectId: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface ListedKey {
  readonly keyId: string;
  readonly prefix: string;
  readonly mode: string;
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly lastUsedAt: number | null;
}

/** Lists all organisations, oldest first. Times are epoch milliseconds, here and below. */
export async function listOrgs(store: Store): Promise<ListedOrg[]> {
  const orgs = await store.queryDirectory<Omit<ListedOrg, 'credits'>>({
    text: `select org_id as "orgId", name, plan, ${epochMs('created_at')} as "createdAt"
           from directory.org where deleted_at is null order by org_id`,
  });
  const listed: ListedOrg[] = [];
  // Accounts belong to tenants, so enter them one by one.
  for (const org of orgs) {
    const { account } = await store.query(org.orgId, (context) => findCreditAccount(context));
    listed.push({ ...org, credits: account.balance });
  }
  return listed;
}

/** Lists an organisation's users, first one first, without deleted ones. */
export async function listUsers(store: Store, orgId: string): Promise<ListedUser[]> {
  await requireOrg(store, orgId);
  return store.queryDirectory<ListedUser>({
    text: `select user_id as "userId", email, ${epochMs('created_at')} as "createdAt",
                  ${epochMs('disabled_at')} as "disabledAt"
           from directory.member where org_id = $1 and deleted_at is null order by user_id`,
    values: [orgId],
  });
}

export async function listWorkspaces(store: Store, orgId: string): Promise<ListedWorkspace[]> {
  await requireOrg(store, orgId);
  return store.query(orgId, (context) =>
    context.sql<ListedWorkspace>(
      `select id as "projectId", name, ${epochMs('created_at')} as "createdAt"
       from project where org_id = $1 order by id`,
      [orgId],
    ),
  );
}

/** Lists an organisation's keys, including revoked and expired ones; plaintexts are never stored. */
export async function listKeys(store: Store, orgId: string): Promise<ListedKey[]> {
  await requireOrg(store, orgId);
  return store.queryDirectory<ListedKey>({
    text: `select key_id as "keyId", prefix, mode, user_id as "userId", scopes, ${epochMs('created_at')} as "createdAt",
                  ${epochMs('expires_at')} as "expiresAt", ${epochMs('revoked_at')} as "revokedAt",
                  ${epochMs('last_used_at')} as "lastUsedAt"
           from directory.api_key where org_id = $1 order by key_id`,
    values: [orgId],
  });
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
