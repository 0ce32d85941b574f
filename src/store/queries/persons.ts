import type { QueryContext, Store } from '../store.ts';

/** A person who can sign in, with the membership to start with. */
export interface SignInRow {
  readonly personId: string;
  /** Null until the person chooses one. */
  readonly password: string | null;
  readonly userId: string;
  readonly orgId: string;
}

/**
 * Finds an active person by address and the membership used last, of all or of one organisation. Served by
 * person_email_key.
 */
export async function findSignIn(
  store: Store,
  email: string,
  orgId: string | null = null,
): Promise<SignInRow | undefined> {
  const [row] = await store.queryWithoutOrganisation<SignInRow>({
    name: 'find-sign-in',
    text: `
      select p.person_id as "personId", p.password, m.user_id as "userId", m.org_id as "orgId"
      from directory.person p
      join directory.member m on m.person_id = p.person_id and m.disabled_at is null and m.deleted_at is null
      join directory.org o on o.org_id = m.org_id and o.deleted_at is null
      left join lateral (select max(s.seen_at) as seen_at from directory.session s where s.user_id = m.user_id
                           and s.person_id = p.person_id) used on true
      where p.email = $1 and p.disabled_at is null and p.deleted_at is null and ($2::text is null or m.org_id = $2)
      order by used.seen_at desc nulls last, m.user_id limit 1`,
    values: [email, orgId],
  });
  return row;
}

/** Returns the stored password hash of a person. Served by the primary key. */
export async function findPassword(store: Store, personId: string): Promise<string | null> {
  const [row] = await store.queryWithoutOrganisation<{ password: string | null }>({
    text: 'select password from directory.person where person_id = $1',
    values: [personId],
  });
  return row?.password ?? null;
}

/** Adds a person. False if the address has one. Served by person_email_key. */
export async function insertPerson(
  tx: QueryContext,
  person: {
    readonly personId: string;
    readonly email: string;
    readonly name: string;
    readonly password: string;
  },
): Promise<boolean> {
  const { personId, email, name, password } = person;
  const rows = await tx.sql(
    `insert into directory.person (person_id, email, name, password, password_at, created_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (email) do nothing returning person_id`,
    [personId, email, name, password, tx.now],
  );
  return rows.length > 0;
}

/** Replaces a password hash. False if it was replaced meanwhile. Served by the primary key. */
export async function updatePassword(
  tx: QueryContext,
  personId: string,
  former: string,
  password: string,
): Promise<boolean> {
  const rows = await tx.sql(
    `update directory.person set password = $3, password_at = $4 where person_id = $1 and password = $2
     returning person_id`,
    [personId, former, password, tx.now],
  );
  return rows.length > 0;
}

/** Stores the same password under a newer scheme. The caller has locked the person. Served by the primary key. */
export async function updatePasswordScheme(
  tx: QueryContext,
  personId: string,
  password: string,
): Promise<void> {
  await tx.sql('update directory.person set password = $2 where person_id = $1', [personId, password]);
}

/**
 * Keeps the password of a person and the state of a member until the end of this transaction. False if the password is
 * another one by now, or one of both may no longer act. A change of either waits, and then ends the session that this
 * transaction starts. Served by the primary keys.
 */
export async function lockActivePerson(
  tx: QueryContext,
  { personId, userId, password }: { personId: string; userId: string; password: string | null },
): Promise<boolean> {
  const rows = await tx.sql(
    `select 1 from directory.person p join directory.member m on m.person_id = p.person_id
     where p.person_id = $1 and m.user_id = $2 and p.password is not distinct from $3
       and p.disabled_at is null and p.deleted_at is null and m.disabled_at is null and m.deleted_at is null
     for no key update of p for share of m`,
    [personId, userId, password],
  );
  return rows.length > 0;
}

/** Whether there is any person, also a disabled or deleted one. */
export async function hasAnyPerson(store: Store): Promise<boolean> {
  const rows = await store.queryWithoutOrganisation({ text: 'select 1 from directory.person limit 1' });
  return rows.length > 0;
}

/** Finds an active person by address, also one without a membership. Served by person_email_key. */
export async function findPersonByEmail(
  store: Store,
  email: string,
): Promise<{ personId: string; password: string | null } | undefined> {
  const [person] = await store.queryWithoutOrganisation<{ personId: string; password: string | null }>({
    text: `select person_id as "personId", password from directory.person
           where email = $1 and disabled_at is null and deleted_at is null`,
    values: [email],
  });
  return person;
}

/** Sets a password without the former one. False if the person has another address. Served by the primary key. */
export async function resetPassword(
  tx: QueryContext,
  { personId, email, password }: { personId: string; email: string; password: string },
): Promise<boolean> {
  const rows = await tx.sql(
    `update directory.person set password = $3, password_at = $4
     where person_id = $1 and email = $2 and disabled_at is null and deleted_at is null returning person_id`,
    [personId, email, password, tx.now],
  );
  return rows.length > 0;
}

/** Gives a person another address and returns the former one. Undefined if another person has it. */
export async function updatePersonEmail(
  tx: QueryContext,
  personId: string,
  email: string,
): Promise<string | undefined> {
  const [former] = await tx.sql<{ email: string }>(
    `select email from directory.person
     where person_id = $1 and disabled_at is null and deleted_at is null
       and not exists (select from directory.person other where other.email = $2 and other.person_id <> $1)
     for no key update`,
    [personId, email],
  );
  if (!former) return undefined;
  await tx.sql('update directory.person set email = $2 where person_id = $1', [personId, email]);
  return former.email;
}

export interface ListedPerson {
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  /** The minute of the last call in an open session, or null. */
  readonly seenAt: number | null;
  readonly members: readonly { readonly userId: string; readonly orgId: string; readonly role: string }[];
}

/** Returns all people, oldest first, with their memberships. */
export async function listPersons(store: Store): Promise<ListedPerson[]> {
  const ms = (value: string) => `floor(extract(epoch from ${value}) * 1000)::float8`;
  return store.queryWithoutOrganisation<ListedPerson>({
    text: `
      select p.person_id as "personId", p.email, p.name, p.disabled_at is not null as "isDisabled",
             ${ms('p.created_at')} as "createdAt",
             (select ${ms('max(s.seen_at)')} from directory.session s where s.person_id = p.person_id) as "seenAt",
             coalesce((select json_agg(json_build_object('userId', m.user_id, 'orgId', m.org_id, 'role', m.role)
                                       order by m.user_id)
                       from directory.member m
                       where m.person_id = p.person_id and m.disabled_at is null and m.deleted_at is null),
                      '[]') as members
      from directory.person p where p.deleted_at is null order by p.person_id`,
  });
}
