import type { Grant, RunCompanyStatus } from './run.ts';

/**
 * What a file of a run may be used for. It is `proposed` at the company list until its own wave's grant, a later one or
 * a person lets it go on, and `excluded` where a person did not want it. With `leads` its people are proposed and it
 * serves the drafts to those whom a person accepted; once a person `confirmed` it, it serves every draft. With
 * `messages` its people are also written to without being accepted.
 */
export type FilePermission = 'proposed' | 'excluded' | 'leads' | 'confirmed' | 'messages';

/** How the files of a wave stand at a company. Where a person excluded the company nothing is granted to them. */
export function filePermissionOf(status: RunCompanyStatus, grants: readonly Grant[]): FilePermission {
  if (status === 'excluded' || !grants.includes('leads')) return 'proposed';
  return grants.includes('messages') ? 'messages' : 'leads';
}

/** Those whose people may be taken up. */
export const usablePermissions: readonly FilePermission[] = ['messages', 'confirmed', 'leads'];

export function isUsable(permission: FilePermission): boolean {
  return usablePermissions.includes(permission);
}

/** Those that serve a draft: more of them where a person accepted whom it is written to. */
export function permissionsForDraft(isAccepted: boolean): readonly FilePermission[] {
  return isAccepted ? usablePermissions : ['messages', 'confirmed'];
}
