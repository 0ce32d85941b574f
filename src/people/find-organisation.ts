import { retryContention } from '../dispatch/contention.ts';
import type { Asking, Store, Tx } from '../store/store.ts';
import { AccountError } from './account-error.ts';

/**
 * The organisation that the workspace belongs to.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function orgOfWorkspace(store: Store, projectId: string): Promise<string> {
  const hasIt = async (asking: Asking) => {
    const found = await asking.sql('select from project where org_id = $1 and id = $2', [
      asking.orgId,
      projectId,
    ]);
    return found.length > 0 ? asking.orgId : null;
  };
  const orgId = await firstAnswer(store, (each) => store.ask(each, hasIt));
  if (orgId === null) throw new AccountError(`There is no workspace ${projectId}.`);
  return orgId;
}

/**
 * Asks each organisation in turn for something that a person at the machine named without its organisation. Answers the
 * first that is not null, or null. `ask` is called again where it lost against a call that came at the same time.
 */
export async function askOrganisations<T>(
  store: Store,
  ask: (tx: Tx) => Promise<T | null>,
): Promise<T | null> {
  return firstAnswer(store, (orgId) => retryContention(() => store.tx(orgId, ask)));
}

async function firstAnswer<T>(store: Store, ask: (orgId: string) => Promise<T | null>): Promise<T | null> {
  for (const orgId of await allOrganisations(store)) {
    const found = await ask(orgId);
    if (found !== null) return found;
  }
  return null;
}

/** The ids of all organisations. */
export async function allOrganisations(store: Store): Promise<string[]> {
  const orgs = await store.directory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org where deleted_at is null order by org_id',
  });
  return orgs.map(({ orgId }) => orgId);
}
