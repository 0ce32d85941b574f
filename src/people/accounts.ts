import { normaliseEmail } from '../domain/accounts/email-address.ts';
import { planCredits, type Plan } from '../domain/credits.ts';
import type { Role } from '../domain/rights.ts';
import { newId } from '../store/ids.ts';
import { createCreditAccount } from '../store/queries/credits.ts';
import { findOrgOfKey, revokeKeyOfOrg } from '../store/queries/keys.ts';
import { findMember, findOrgOfMember, insertMember } from '../store/queries/members.ts';
import { insertOrg, updateOrgPlan } from '../store/queries/orgs.ts';
import { updateMemberState } from '../store/queries/team.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { insertNewKey } from './keys/_new-key.ts';
import { recordCommand } from './record-command.ts';
import { requireOrg } from './require-org.ts';
import { grantCredits } from '../application/credits/grant.ts';
import { insertWorkspace } from '../application/workspaces/insert.ts';

/** Creates an organisation with its plan's initial credits, or with `credits`. */
export async function createOrg(
  store: Store,
  org: { name: string; plan: Plan; credits?: number },
): Promise<{ orgId: string; name: string; plan: Plan; credits: number }> {
  const name = requireNonEmpty(org.name, 'name of the organisation');
  const credits = org.credits ?? planCredits[org.plan].initial;
  const orgId = newId('org');
  await store.transaction(orgId, async (tx) => {
    await insertOrg(tx, name, org.plan);
    await createCreditAccount(tx);
    if (credits > 0) await grantCredits(tx, credits);
    recordCommand(tx, 'org create', orgId, { plan: org.plan, credits });
  });
  return { orgId, name, plan: org.plan, credits };
}

export async function changePlan(store: Store, orgId: string, plan: Plan): Promise<void> {
  await store.transaction(orgId, async (tx) => {
    if (!(await updateOrgPlan(tx, plan))) throw new UserFacingError(`There is no organisation ${orgId}.`);
    recordCommand(tx, 'org plan', orgId, { plan });
  });
}

export async function addCredits(store: Store, orgId: string, amount: number): Promise<void> {
  await requireOrg(store, orgId);
  await store.transaction(orgId, async (tx) => {
    await grantCredits(tx, amount);
    recordCommand(tx, 'org credits', orgId, { added: amount });
  });
}

export async function createUser(
  store: Store,
  user: { orgId: string; email: string; role?: Role | undefined },
): Promise<{ orgId: string; userId: string; email: string }> {
  const { orgId, role } = user;
  const email = normaliseEmail(user.email);
  if (email === null) throw new UserFacingError(`${user.email} is not an e-mail address.`);
  await requireOrg(store, orgId);
  const userId = newId('user');
  await store.transaction(orgId, async (tx) => {
    if (!(await insertMember(tx, { userId, email, role })))
      throw new UserFacingError(`The organisation already has a user ${user.email}.`);
    recordCommand(tx, 'user create', userId, role && { role });
  });
  return { orgId, userId, email };
}

/** `disable` and `enable` can be undone, `delete` cannot. Each applies from the next call of the user's keys. */
export async function changeUser(
  store: Store,
  userId: string,
  change: 'disable' | 'enable' | 'delete',
): Promise<void> {
  const orgId = await findOrgOfMember(store, userId);
  if (orgId === null) throw new UserFacingError(`There is no user ${userId}.`);
  await store.transaction(orgId, async (tx) => {
    await updateMemberState(tx, userId, change === 'delete' ? 'remove' : change);
    recordCommand(tx, `user ${change}`, userId);
  });
}

export async function createWorkspace(
  store: Store,
  workspace: { orgId: string; name: string },
): Promise<{ orgId: string; projectId: string; name: string }> {
  const name = requireNonEmpty(workspace.name, 'name of the workspace');
  await requireOrg(store, workspace.orgId);
  const projectId = await store.transaction(workspace.orgId, async (tx) => {
    const id = insertWorkspace(tx, name);
    recordCommand(tx, 'workspace create', id);
    return id;
  });
  return { orgId: workspace.orgId, projectId, name };
}

export interface NewKey {
  readonly orgId: string;
  readonly mode: 'live' | 'test';
  /** Default: the organisation's first user. */
  readonly userId?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  readonly expiresInMs?: number | undefined;
}

export interface CreatedKey {
  readonly orgId: string;
  readonly userId: string;
  readonly keyId: string;
  readonly key: string;
  readonly prefix: string;
  readonly mode: 'live' | 'test';
  readonly scopes: readonly string[];
  /** Epoch milliseconds, or null for no expiry. */
  readonly expiresAt: number | null;
}

/** Creates a key and returns its plaintext once; only its SHA-256 and first 16 characters are stored. */
export async function createKey(store: Store, newKey: NewKey): Promise<CreatedKey> {
  const { orgId, mode, scopes, expiresInMs } = newKey;
  await requireOrg(store, orgId);
  const userId = await findKeyOwner(store, newKey);
  const created = await store.transaction(orgId, async (tx) => {
    const inserted = await insertNewKey(tx, { userId, mode, scopes, expiresInMs });
    recordCommand(tx, 'key create', inserted.keyId, { mode, scopes: inserted.scopes });
    return inserted;
  });
  return { orgId, userId, ...created };
}

export async function revokeKey(store: Store, keyId: string): Promise<void> {
  const orgId = await findOrgOfKey(store, keyId);
  if (orgId === null) throw new UserFacingError(`There is no key ${keyId}.`);
  await store.transaction(orgId, async (tx) => {
    await revokeKeyOfOrg(tx, keyId);
    recordCommand(tx, 'key revoke', keyId);
  });
}

async function findKeyOwner(store: Store, { orgId, userId }: NewKey): Promise<string> {
  const ownerId = await findMember(store, orgId, userId);
  if (ownerId !== null) return ownerId;
  throw new UserFacingError(
    userId
      ? `The organisation has no user ${userId}.`
      : 'The organisation has no user to own the key. Create one with `npx outreach user create --org ' +
          'ID --email E`.',
  );
}

function requireNonEmpty(text: string, what: string): string {
  const trimmed = text.trim();
  if (trimmed !== '') return trimmed;
  throw new UserFacingError(`The ${what} must not be empty.`);
}
