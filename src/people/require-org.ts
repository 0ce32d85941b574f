import type { Plan } from '../domain/credits.ts';
import { findOrgPlan } from '../store/queries/orgs.ts';
import type { Store } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';

/**
 * Returns the organisation's plan.
 * @throws UserFacingError if there is no such organisation.
 */
export async function requireOrg(store: Store, orgId: string): Promise<Plan> {
  const plan = await findOrgPlan(store, orgId);
  if (plan !== null) return plan;
  throw new UserFacingError(`There is no organisation ${orgId}.`);
}
