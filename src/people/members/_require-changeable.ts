import { ApiError } from '../../domain/errors.ts';
import { hasRight, type Role } from '../../domain/rights.ts';
import type { PersonSession } from '../../person-operation.ts';
import { lockTeam } from '../../store/queries/team.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Returns the role of a member whom the person may change, or undefined if there is none. Only owners change owners. If
 * the member stops being an owner who can sign in, another one must stay.
 */
export async function requireChangeable(
  tx: Tx,
  { role: ownRole }: PersonSession,
  userId: string,
  stopsOwning: boolean,
): Promise<Role | undefined> {
  const { role, otherOwners } = await lockTeam(tx, userId);
  if (role !== 'owner') return role;
  if (!hasRight(ownRole, 'own')) throw new ApiError('right_missing', ownersOnly);
  if (stopsOwning && otherOwners === 0) {
    throw new ApiError(
      'invalid_state',
      'This is the last owner with an account. Make another member owner first.',
    );
  }
  return role;
}

export const ownersOnly = 'Only an owner may make or change owners. Ask an owner.';
