import type { Role } from '../../domain/rights.ts';
import type { QueryContext, Store } from '../store.ts';

export interface NewMember {
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
  /** Default: owner for the first member of the organisation, else member. */
  readonly role?: Role | undefined;
}

/** Adds a user. False if the organisation has one with this address. Served by member_email_key. */
export async function insertMember(tx: QueryContext, { userId, email, role }: NewMember): Promise<boolean> {
  const rows = await tx.sql(
    `insert into directory.member (user_id, org_id, email, role, created_at)
     select $1, $2, $3, coalesce($4, case when exists (
       select from directory.member where org_id = $2 and deleted_at is null) then 'member' else 'owner' end), $5
     on conflict (org_id, email) do nothing returning user_id`,
    [userId, tx.orgId, email, role ?? null, tx.now],
  );
  return rows.length > 0;
}

/** Returns the organisation of a user who is not deleted, or null. Served by the primary key. */
export async function findOrgOfMember(store: Store, userId: string): Promise<string | null> {
  const [member] = await store.queryWithoutOrganisation<{ orgId: string }>({
    text: 'select org_id as "orgId" from directory.member where user_id = $1 and deleted_at is null',
    values: [userId],
  });
  return member?.orgId ?? null;
}

/** Returns the user with this id, or without one the organisation's first user. Null if there is none. */
export async function findMember(
  store: Store,
  orgId: string,
  userId: string | null = null,
): Promise<string | null> {
  const [member] = await store.queryWithoutOrganisation<{ userId: string }>({
    text: `select user_id as "userId" from directory.member
           where org_id = $1 and deleted_at is null and ($2::text is null or user_id = $2) order by user_id limit 1`,
    values: [orgId, userId],
  });
  return member?.userId ?? null;
}

export interface ListedUser {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** Returns an organisation's users, oldest first, without deleted ones. Times are epoch milliseconds. */
export async function listMembers(store: Store, orgId: string): Promise<ListedUser[]> {
  return store.queryWithoutOrganisation<ListedUser>({
    text: `select user_id as "userId", email, role, ${epochMs('created_at')} as "createdAt",
                  ${epochMs('disabled_at')} as "disabledAt"
           from directory.member where org_id = $1 and deleted_at is null order by user_id`,
    values: [orgId],
  });
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;

/** The member for whom the first account is made: the first owner of the first organisation. */
export async function findFirstOwner(store: Store): Promise<{ userId: string; orgId: string } | undefined> {
  const [member] = await store.queryWithoutOrganisation<{ userId: string; orgId: string }>({
    text: `select m.user_id as "userId", m.org_id as "orgId"
           from directory.member m join directory.org o on o.org_id = m.org_id and o.deleted_at is null
           where m.role = 'owner' and m.deleted_at is null and m.disabled_at is null
           order by m.org_id, m.user_id limit 1`,
  });
  return member;
}

/**
 * Gives a member its person, with the person's address. False if another member of the organisation has the address, or
 * this member is gone. Served by the primary key and member_email_key.
 */
export async function linkMemberToPerson(
  tx: QueryContext,
  userId: string,
  person: { readonly personId: string; readonly email: string },
): Promise<boolean> {
  const rows = await tx.sql(
    `update directory.member m set person_id = $3, email = $4
     where m.org_id = $1 and m.user_id = $2 and m.deleted_at is null and m.person_id is null
       and not exists (select from directory.member other
                       where other.org_id = $1 and other.email = $4 and other.user_id <> $2)
     returning m.user_id`,
    [tx.orgId, userId, person.personId, person.email],
  );
  return rows.length > 0;
}

/** Finds an active member of a person. Served by the primary key. */
export async function findMembership(
  tx: QueryContext,
  personId: string,
  userId: string,
): Promise<{ orgId: string } | undefined> {
  const [member] = await tx.sql<{ orgId: string }>(
    `select m.org_id as "orgId" from directory.member m
     join directory.org o on o.org_id = m.org_id and o.deleted_at is null
     where m.user_id = $1 and m.person_id = $2 and m.disabled_at is null and m.deleted_at is null`,
    [userId, personId],
  );
  return member;
}
