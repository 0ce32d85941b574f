import type { Role } from '../../domain/rights.ts';
import type { QueryContext } from '../store.ts';

export interface TeamMember {
  readonly userId: string;
  readonly email: string;
  /** Null for a member without an account. */
  readonly name: string | null;
  readonly role: Role;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** Returns the members of the organisation, oldest first. Served by member_email_key. */
export async function listTeam(tx: QueryContext): Promise<TeamMember[]> {
  const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return tx.sql<TeamMember>(
    `select m.user_id as "userId", m.email, p.name, m.role, ${ms('m.created_at')} as "createdAt",
            ${ms('m.disabled_at')} as "disabledAt"
     from directory.member m left join directory.person p on p.person_id = m.person_id
     where m.org_id = $1 and m.deleted_at is null order by m.user_id`,
    [tx.orgId],
  );
}

export interface LockedTeam {
  /** Undefined if the organisation has no such member. */
  readonly role: Role | undefined;
  /** How many other owners can sign in. */
  readonly otherOwners: number;
  /** The role of the member who makes the change. Undefined if that member may no longer act. */
  readonly actorRole: Role | undefined;
}

/**
 * Returns the role of a member, that of the member who changes it, and how many other owners there are. Keeps all three
 * from changing in this transaction. The lock on the organisation orders owners who demote each other, and the roles
 * are read after it. Served by primary keys.
 */
export async function lockTeam(tx: QueryContext, actorId: string, userId: string): Promise<LockedTeam> {
  await tx.sql('select 1 from directory.org where org_id = $1 for no key update', [tx.orgId]);
  const [row] = await tx.sql<{ role: Role | null; actorRole: Role | null; otherOwners: number }>(
    `select (select role from directory.member where org_id = $1 and user_id = $2 and deleted_at is null) as role,
            (select role from directory.member where org_id = $1 and user_id = $3
               and deleted_at is null and disabled_at is null) as "actorRole",
            (select count(*)::int from directory.member m join directory.person p on p.person_id = m.person_id
             where m.org_id = $1 and m.user_id <> $2 and m.role = 'owner' and m.deleted_at is null
               and m.disabled_at is null and p.deleted_at is null and p.disabled_at is null) as "otherOwners"`,
    [tx.orgId, userId, actorId],
  );
  return {
    role: row?.role ?? undefined,
    actorRole: row?.actorRole ?? undefined,
    otherOwners: row?.otherOwners ?? 0,
  };
}

/** Served by the primary key. */
export async function updateRole(tx: QueryContext, userId: string, role: Role): Promise<void> {
  await tx.sql('update directory.member set role = $3 where org_id = $1 and user_id = $2', [
    tx.orgId,
    userId,
    role,
  ]);
}

const stateColumns = {
  disable: 'disabled_at = coalesce(disabled_at, $3)',
  enable: 'disabled_at = null',
  remove: 'deleted_at = $3',
};

/** Changes whether a member may act, and ends the sessions of one who may not. Served by session_person_index. */
export async function updateMemberState(
  tx: QueryContext,
  userId: string,
  change: keyof typeof stateColumns,
): Promise<void> {
  const at = change === 'enable' ? [] : [tx.now];
  await tx.sql(`update directory.member set ${stateColumns[change]} where org_id = $1 and user_id = $2`, [
    tx.orgId,
    userId,
    ...at,
  ]);
  if (change === 'enable') return;
  await tx.sql(
    `delete from directory.session s using directory.member m
     where m.user_id = $2 and m.org_id = $1 and s.person_id = m.person_id and s.user_id = $2`,
    [tx.orgId, userId],
  );
}
