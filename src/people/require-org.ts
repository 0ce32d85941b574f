import type { Plan } from '../domain/credits.ts';
import type { Store } from '../store/store.ts';
import { AccountError } from './account-error.ts';

/**
 * Returns the organisation's plan.
 * @throws AccountError if there is no such organisation.
 */
export async function requireOrg(store: Store, orgId: string): Promise<Plan> {
  const rows = await store.queryDirectory<{ plan: Plan }>({
    text: 'select plan from directory.org where org_id = $1 and deleted_at is null',
    values: [orgId],
  });
  if (rows[0]) return rows[0].plan;
  throw new AccountError(`There is no organisation ${orgId}.`);
}
