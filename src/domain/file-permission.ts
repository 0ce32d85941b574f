import type { AutoAdvanceGrant, RunCompanyStatus } from './run.ts';

/**
 * The permitted use of a run's file. `proposed`: none until an import or a person gives it. `excluded`: none, because
 * a person rejected the file. `leads`: the run proposes the people in the file and uses it in drafts to accepted
 * people. `confirmed`: every draft may use it. `messages`: also drafts to its people without acceptance.
 */
export type FilePermission = 'proposed' | 'excluded' | 'leads' | 'confirmed' | 'messages';

/** The permission of an import's files for a company. `autoAdvance` has no effect on an excluded company. */
export function filePermissionOf(
  status: RunCompanyStatus,
  grants: readonly AutoAdvanceGrant[],
): FilePermission {
  if (status === 'excluded' || !grants.includes('leads')) return 'proposed';
  return grants.includes('messages') ? 'messages' : 'leads';
}

/** The permissions that allow a run to propose the people in a file. */
export const usablePermissions: readonly FilePermission[] = ['messages', 'confirmed', 'leads'];

export function isUsable(permission: FilePermission): boolean {
  return usablePermissions.includes(permission);
}

/** The permissions of files that a draft may use. Acceptance of the recipient allows more files. */
export function permissionsForDraft(isAccepted: boolean): readonly FilePermission[] {
  return isAccepted ? usablePermissions : ['messages', 'confirmed'];
}
