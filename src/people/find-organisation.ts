import { retryContention } from '../dispatch/contention.ts';
import { listActiveOrgIds, ownsWorkspace } from '../store/queries/orgs.ts';
import type { QueryContext, Store, Tx } from '../store/store.ts';
import { AccountError } from './account-error.ts';

/**
 * Finds the workspace's organisation.
 * @throws AccountError if there is no such workspace.
 */
export async function findWorkspaceOrg(store: Store, projectId: string): Promise<string> {
  const findIn = async (context: QueryContext) =>
    (await ownsWorkspace(context, projectId)) ? context.orgId : null;
  const orgId = await findFirst(store, (each) => store.query(each, findIn));
  if (orgId === null) throw new AccountError(`There is no workspace ${projectId}.`);
  return orgId;
}

/**
 * Searches all organisations for something named without its organisation. Returns the first result that is not
 * null, or null. `ask` is retried if it loses against a concurrent call.
 */
export async function searchOrganisations<T>(
  store: Store,
  find: (tx: Tx) => Promise<T | null>,
): Promise<T | null> {
  return findFirst(store, (orgId) => retryContention(() => store.transaction(orgId, find)));
}

async function findFirst<T>(store: Store, find: (orgId: string) => Promise<T | null>): Promise<T | null> {
  for (const orgId of await listActiveOrgIds(store)) {
    const found = await find(orgId);
    if (found !== null) return found;
  }
  return null;
}
