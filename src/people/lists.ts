import { findCreditAccount } from '../store/queries/credits.ts';
import { listOrgKeys, type ListedKey } from '../store/queries/keys.ts';
import { listMembers, type ListedUser } from '../store/queries/members.ts';
import {
  listOrgSummaries,
  listOrgWorkspaces,
  type ListedWorkspace,
  type OrgSummary,
} from '../store/queries/orgs.ts';
import type { Store } from '../store/store.ts';
import { requireOrg } from './require-org.ts';

export interface ListedOrg extends OrgSummary {
  /** Bought and unspent credits, without the daily free ones. */
  readonly credits: number;
}

/** Lists all organisations, oldest first. */
export async function listOrgs(store: Store): Promise<ListedOrg[]> {
  const listed: ListedOrg[] = [];
  // Row-level security shows the account of one organisation at a time.
  for (const org of await listOrgSummaries(store)) {
    const { account } = await store.query(org.orgId, findCreditAccount);
    listed.push({ ...org, credits: account.balance });
  }
  return listed;
}

/** Lists an organisation's users, oldest first, without deleted ones. */
export async function listUsers(store: Store, orgId: string): Promise<ListedUser[]> {
  await requireOrg(store, orgId);
  return listMembers(store, orgId);
}

export async function listWorkspaces(store: Store, orgId: string): Promise<ListedWorkspace[]> {
  await requireOrg(store, orgId);
  return store.query(orgId, listOrgWorkspaces);
}

/** Lists an organisation's keys, including revoked and expired ones; plaintexts are never stored. */
export async function listKeys(store: Store, orgId: string): Promise<ListedKey[]> {
  await requireOrg(store, orgId);
  return store.query(orgId, listOrgKeys);
}
