import type { Right } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import { hasRight, rolesWithRight } from '../domain/rights.ts';
import type { CallerSession } from '../operation.ts';

/** Throws an ApiError unless the role of the signed-in person has the right. */
export function requireRight({ role }: CallerSession, { fn, right }: { fn: string; right: Right }): void {
  if (hasRight(role, right)) return;
  throw new ApiError(
    'right_missing',
    `${fn} needs the role ${rolesWithRight(right).join(' or ')}; yours is ${role}. Ask a person with that role.`,
  );
}

/** Throws an ApiError unless the person gave the password within the last minutes. */
export function requireSudo({ sudoUntil }: CallerSession, fn: string, now: Date): void {
  if (sudoUntil !== null && sudoUntil > now.getTime()) return;
  throw new ApiError(
    'sudo_needed',
    `${fn} needs your password again. Call session.sudo, then repeat the call.`,
  );
}
