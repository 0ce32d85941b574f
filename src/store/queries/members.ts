import type { Store } from '../store.ts';

export interface NewMember {
  readonly userId: string;
  readonly orgId: string;
  /** In lower case. */
  readonly email: string;
}

/** Adds a user. False if the organisation has one with this address. Served by member_email_key. */
export async function insertMember(store: Store, { userId, orgId, email }: NewMember): Promise<boolean> {
  const rows = await store.queryWithoutOrganisation({
    text: `insert into directory.member (user_id, org_id, email, created_at) values ($1, $2, $3, now())
           on conflict (org_id, email) do nothing returning user_id`,
    values: [userId, orgId, email],
  });
  return rows.length > 0;
}

const memberChanges = {
  disable: 'disabled_at = now()',
  enable: 'disabled_at = null',
  delete: 'deleted_at = now()',
};

/** Disables, enables or deletes a user. False if there is none. Served by the primary key. */
export async function updateMember(
  store: Store,
  userId: string,
  change: keyof typeof memberChanges,
): Promise<boolean> {
  const rows = await store.queryWithoutOrganisation({
    text: `update directory.member set ${memberChanges[change]}
           where user_id = $1 and deleted_at is null returning user_id`,
    values: [userId],
  });
  return rows.length > 0;
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
  readonly createdAt: number;
  readonly disabledAt: number | null;
}

/** Returns an organisation's users, oldest first, without deleted ones. Times are epoch milliseconds. */
export async function listMembers(store: Store, orgId: string): Promise<ListedUser[]> {
  return store.queryWithoutOrganisation<ListedUser>({
    text: `select user_id as "userId", email, ${epochMs('created_at')} as "createdAt",
                  ${epochMs('disabled_at')} as "disabledAt"
           from directory.member where org_id = $1 and deleted_at is null order by user_id`,
    values: [orgId],
  });
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
