import type { Grant, RunCompanyStatus } from './run.ts';

/**
 * The permitted use of a run's file. `proposed` waits at the company list for a grant by an import or a person.
 * `excluded` was rejected by a person. `leads` proposes its people and serves drafts to accepted people. `confirmed`
 * serves every draft. `messages` also permits messages to its people without acceptance.
 */
export type FilePermission = 'proposed' | 'excluded' | 'leads' | 'confirmed' | 'messages';

/** The permission of an import's files for a company. Grants have no effect on an excluded company. */
export function filePermissionOf(status: RunCompanyStatus, grants: readonly Grant[]): FilePermission {
  if (status === 'excluded' || !grants.includes('leads')) return 'proposed';
  return grants.includes('messages') ? 'messages' : 'leads';
}

/** The permissions that allow taking people from a file. */
export const usablePermissions: readonly FilePermission[] = ['messages', 'confirmed', 'leads'];

export function isUsable(permission: FilePermission): boolean {
  return usablePermissions.includes(permission);
}

/** The permissions that serve a draft. Acceptance of the recipient allows more files. */
export function permissionsForDraft(isAccepted: boolean): readonly FilePermission[] {
  return isAccepted ? usablePermissions : ['messages', 'confirmed'];
}
