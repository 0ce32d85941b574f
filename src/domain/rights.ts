import type { Right } from '../../generated/contract/registry.ts';

/** What a member may do in an organisation. */
export type Role = 'owner' | 'admin' | 'member' | 'reviewer';

/** All roles, the one with the most rights first. */
export const roles: readonly Role[] = ['owner', 'admin', 'member', 'reviewer'];

const rolesByRight: Readonly<Record<Right, readonly Role[]>> = {
  // Read; edit, approve, remove and restore drafts; decide about suspicions.
  review: ['owner', 'admin', 'member', 'reviewer'],
  // Leads, campaigns, flows, Brain; accept people and confirm companies, which spends credits.
  prepare: ['owner', 'admin', 'member'],
  // Send, pause and stop messages; book meetings for leads.
  send: ['owner', 'admin', 'member'],
  // Keys, webhooks, members, other people's mailboxes and clients, suppressions to lift.
  administer: ['owner', 'admin'],
  // Single sign-on, the plan, other owners, the deletion of the organisation.
  own: ['owner'],
};

/** Whether a member with the role has the right. */
export function hasRight(role: Role, right: Right): boolean {
  return rolesByRight[right].includes(role);
}

/** The roles that have a right, the one with the most rights first. */
export function rolesWithRight(right: Right): readonly Role[] {
  return rolesByRight[right];
}
