import { ApiError } from '../../domain/errors.ts';
import { hasRight, type Role } from '../../domain/rights.ts';
import type { PersonSession } from '../../person-operation.ts';
import { lockTeam } from '../../store/queries/team.ts';
import type { Tx } from '../../store/store.ts';

/** What a change of a member does to the owners. */
export interface OwnerChange {
  readonly makesOwner?: boolean;
  readonly stopsOwning?: boolean;
}

/**
 * Returns the role of a member whom the person may change, or undefined if there is none. Only owners make and change
 * owners. If the member stops being an owner who can sign in, another one must stay.
 */
export async function requireChangeable(
  tx: Tx,
  { userId: actorId }: PersonSession,
  userId: string,
  { makesOwner = false, stopsOwning = false }: OwnerChange,
): Promise<Role | undefined> {
  const { role, actorRole, otherOwners } = await lockTeam(tx, actorId, userId);
  if (actorRole === undefined || !hasRight(actorRole, 'administer')) {
    throw new ApiError('right_missing', 'Your role was changed a moment ago and no longer includes this.');
  }
  if ((role === 'owner' || makesOwner) && !hasRight(actorRole, 'own')) {
    throw new ApiError('right_missing', 'Only an owner may make or change owners. Ask an owner.');
  }
  if (role === 'owner' && stopsOwning && otherOwners === 0) {
    throw new ApiError(
      'invalid_state',
      'This is the last owner with an account. Make another member owner first.',
    );
  }
  return role;
}
