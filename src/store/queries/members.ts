import { roles, type Role } from '../../domain/rights.ts';
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

/** A member with an address, active or not. */
export interface MemberWithAddress {
  readonly userId: string;
  readonly personId: string | null;
  readonly isDisabled: boolean;
  readonly isDeleted: boolean;
}

/** Finds the member of this organisation with an address. Served by member_email_key. */
export async function findMemberByEmail(
  tx: QueryContext,
  email: string,
): Promise<MemberWithAddress | undefined> {
  const [member] = await tx.sql<MemberWithAddress>(
    `select user_id as "userId", person_id as "personId", disabled_at is not null as "isDisabled",
            deleted_at is not null as "isDeleted"
     from directory.member where org_id = $1 and email = $2`,
    [tx.orgId, email],
  );
  return member;
}

/**
 * Makes a person a member of this organisation. A member without an account gets this one and keeps a higher role, and
 * a removed member comes back without the former keys. Undefined if a person is a member with the address already, or
 * the member is disabled. Served by member_email_key.
 */
export async function admitPerson(
  tx: QueryContext,
  member: { userId: string; email: string; role: Role; personId: string; invitedBy: string | null },
): Promise<{ userId: string; role: Role } | undefined> {
  const { userId, email, role, personId, invitedBy } = member;
  await tx.sql(
    `update directory.api_key k set revoked_at = coalesce(k.revoked_at, $3) from directory.member m
     where m.org_id = $1 and m.email = $2 and m.deleted_at is not null and k.user_id = m.user_id`,
    [tx.orgId, email, tx.now],
  );
  const [admitted] = await tx.sql<{ userId: string; role: Role }>(
    `insert into directory.member as m (user_id, org_id, email, role, person_id, invited_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, email) do update
       set role = case when m.deleted_at is null
                         and array_position($8::text[], m.role) < array_position($8::text[], excluded.role)
                       then m.role else excluded.role end,
           person_id = excluded.person_id, invited_by = excluded.invited_by, deleted_at = null,
           disabled_at = null
     where m.deleted_at is not null or (m.person_id is null and m.disabled_at is null)
     returning user_id as "userId", role`,
    [userId, tx.orgId, email, role, personId, invitedBy, tx.now, roles],
  );
  return admitted;
}

/** Gives all members of a person another address. False if an organisation has it. Served by member_person_index. */
export async function updateMemberEmails(
  tx: QueryContext,
  personId: string,
  email: string,
): Promise<boolean> {
  const taken = await tx.sql(
    `select 1 from directory.member m join directory.member other on other.org_id = m.org_id
     where m.person_id = $1 and other.email = $2 and other.user_id <> m.user_id limit 1`,
    [personId, email],
  );
  if (taken.length > 0) return false;
  await tx.sql('update directory.member set email = $2 where person_id = $1', [personId, email]);
  return true;
}

/** Finds a member without an account by address, in any organisation. */
export async function listMembersWithoutPerson(
  store: Store,
  email: string,
): Promise<{ userId: string; orgId: string; role: Role }[]> {
  return store.queryWithoutOrganisation({
    text: `select m.user_id as "userId", m.org_id as "orgId", m.role
           from directory.member m join directory.org o on o.org_id = m.org_id and o.deleted_at is null
           where m.email = $1 and m.person_id is null and m.deleted_at is null and m.disabled_at is null
           order by m.user_id`,
    values: [email],
  });
}
