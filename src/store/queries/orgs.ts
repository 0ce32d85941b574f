import type { Store } from '../store.ts';

/** Returns the ids of all organisations, deleted ones included. */
export async function listOrgIds(store: Store): Promise<string[]> {
  const orgs = await store.queryDirectory<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.org',
  });
  return orgs.map(({ orgId }) => orgId);
}

/** Whether this database knows the organisation, also a deleted one. Served by the primary key. */
export async function hasOrg(store: Store, orgId: string): Promise<boolean> {
  const orgs = await store.queryDirectory({
    text: 'select 1 from directory.org where org_id = $1',
    values: [orgId],
  });
  return orgs.length > 0;
}
