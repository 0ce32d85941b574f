import { retryContention } from '../dispatch/contention.ts';
import type { QueryContext, Store, Tx } from '../store/store.ts';
import { AccountError } from './account-error.ts';

/**
 * Finds the workspace's organisation.
 * @throws AccountError if there is no such workspace.
 */
export async function findWorkspaceOrg(store: Store, projectId: string): Promise<string> {
  const findIn = async (context: QueryContext) => {
    const found = await context.sql('select from project where org_id = $1 and id = $2', [
      context.orgId,
      projectId,
    ]);
    return found.length > 0 ? context.orgId : null;
  };
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
  for (const orgId of await listOrganisationIds(store)) {
    const found = await find(orgId);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the ids of all organisations. */
export async function listOrganisationIds(store: Store): Promise<string[]> {
  const orgs = await store.queryDirectory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org where deleted_at is null order by org_id',
  });
  return orgs.map(({ orgId }) => orgId);
}
