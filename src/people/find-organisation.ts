import { retryContention } from '../dispatch/contention.ts';
import { listActiveOrgIds, ownsWorkspace } from '../store/queries/orgs.ts';
import type { QueryContext, Store, Tx } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';

/**
 * Finds the workspace's organisation.
 * @throws UserFacingError if there is no such workspace.
 */
export async function findWorkspaceOrg(store: Store, projectId: string): Promise<string> {
  const findIn = async (context: QueryContext) =>
    (await ownsWorkspace(context, projectId)) ? context.orgId : null;
  const orgId = await findFirst(store, (each) => store.query(each, findIn));
  if (orgId === null) throw new UserFacingError(`There is no workspace ${projectId}.`);
  return orgId;
}

/**
 * Runs `work` in one organisation after another until it returns something other than null, and returns that. For
 * commands that name a run or lead without its organisation. `work` is retried if it loses against a concurrent call.
 */
export async function runInOwningOrganisation<T>(
  store: Store,
  work: (tx: Tx) => Promise<T | null>,
): Promise<T | null> {
  return findFirst(store, (orgId) => retryContention(() => store.transaction(orgId, work)));
}

async function findFirst<T>(store: Store, find: (orgId: string) => Promise<T | null>): Promise<T | null> {
  for (const orgId of await listActiveOrgIds(store)) {
    const found = await find(orgId);
    if (found !== null) return found;
  }
  return null;
}
