import type { Plan } from '../../domain/credits.ts';
import type { Role } from '../../domain/rights.ts';
import type { TenantEntry } from '../session/session.ts';
import type { QueryContext, Store } from '../store.ts';

/** A session with everything that decides what its person may do. */
export interface SessionRow {
  readonly sessionId: string;
  readonly personId: string;
  readonly userId: string;
  readonly orgId: string;
  readonly role: Role;
  readonly plan: Plan;
  /** Epoch milliseconds. */
  readonly sudoUntil: number | null;
  /** Calls in the current minute, including these. */
  readonly used: number;
}

const idleHours = 12;

/** A session whose person, member and organisation are active, and that was used within the last hours. */
const activeSession = `
  directory.session s
  join directory.person p on p.person_id = s.person_id and p.disabled_at is null and p.deleted_at is null
  join directory.member m on m.user_id = s.user_id and m.person_id = s.person_id
    and m.disabled_at is null and m.deleted_at is null
  join directory.org o on o.org_id = s.org_id and o.deleted_at is null
  where s.hash = $1 and s.expires_at > $2 and s.seen_at > $2::timestamptz - interval '${idleHours} hours'`;

/**
 * Finds a session by its hash, adds `newCalls` calls to the current minute and records the minute of its last use, in
 * one round trip. Served by the primary keys of session and rate_window.
 */
const countedSessionStatement = {
  name: 'counted-session',
  text: `
    with session as (
      select s.session_id, s.person_id, s.user_id, s.org_id, s.sudo_until, m.role, o.plan
      from ${activeSession}
    ), counted as (
      insert into directory.rate_window as w (key_id, minute, used)
      select session_id, date_trunc('minute', $2::timestamptz), $3 from session
      on conflict (key_id, minute) do update set used = w.used + excluded.used
      returning used
    ), touched as (
      update directory.session s set seen_at = date_trunc('minute', $2::timestamptz)
      from session, counted where s.hash = $1 and counted.used = $3
    )
    select session_id as "sessionId", person_id as "personId", user_id as "userId", org_id as "orgId", role, plan,
           floor(extract(epoch from sudo_until) * 1000)::float8 as "sudoUntil", used
    from session, counted`,
} as const;

export async function findCountedSession(
  store: Store,
  hash: string,
  now: Date,
  newCalls: number,
): Promise<SessionRow | undefined> {
  const values = [hash, now, newCalls];
  const [row] = await store.queryWithoutOrganisation<SessionRow>({ ...countedSessionStatement, values });
  return row;
}

/**
 * Enters the organisation of a session and checks the session again in the same statement, so that signing out and a
 * change of role take effect on the next call without a round trip. Served by the primary key.
 */
export function enterTenantBySession(
  hash: string,
  now: Date,
  known: { readonly orgId: string; readonly role: Role; readonly plan: Plan },
  onSessionChecked: (isValid: boolean) => void,
): TenantEntry {
  return {
    orgId: known.orgId,
    statement: { ...enterBySessionStatement, values: [hash, now.toISOString(), known.role, known.plan] },
    verifyKey: (row) => onSessionChecked(row?.isValid === true),
  };
}

const enterBySessionStatement = {
  name: 'enter-by-session',
  text: `select m.role = $3 and o.plan = $4 as "isValid", tenancy.enter(s.org_id) from ${activeSession}`,
} as const;

export interface NewSession {
  readonly hash: string;
  readonly sessionId: string;
  readonly personId: string;
  readonly userId: string;
  /** Null if the password was not given. */
  readonly sudoUntil: Date | null;
  readonly expiresAt: Date;
  readonly agent: string | null;
  readonly network: string;
}

/** Adds a session for the organisation of this transaction. */
export async function insertSession(tx: QueryContext, session: NewSession): Promise<void> {
  const { hash, sessionId, personId, userId, sudoUntil, expiresAt, agent, network } = session;
  await tx.sql(
    `insert into directory.session (hash, session_id, person_id, user_id, org_id, created_at, seen_at, expires_at,
       sudo_until, agent, network)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
    [hash, sessionId, personId, userId, tx.orgId, tx.now, expiresAt, sudoUntil, agent, network],
  );
}

/** The fields of a session to replace. */
export interface SessionChange {
  readonly hash: string;
  readonly sudoUntil?: Date;
  readonly userId?: string;
  readonly orgId?: string;
}

/**
 * Gives a session a new hash, so that its former cookie opens nothing. False if there is none. Served by
 * session_id_key.
 */
export async function renewSession(
  tx: QueryContext,
  sessionId: string,
  change: SessionChange,
): Promise<boolean> {
  const { hash, sudoUntil, userId, orgId } = change;
  const rows = await tx.sql(
    `update directory.session set hash = $2, sudo_until = coalesce($3, sudo_until), user_id = coalesce($4, user_id),
       org_id = coalesce($5, org_id)
     where session_id = $1 returning session_id`,
    [sessionId, hash, sudoUntil ?? null, userId ?? null, orgId ?? null],
  );
  return rows.length > 0;
}

/** Ends one session of a person. False if there is none. Served by session_id_key. */
export async function deleteSession(tx: QueryContext, personId: string, sessionId: string): Promise<boolean> {
  const rows = await tx.sql(
    'delete from directory.session where session_id = $1 and person_id = $2 returning session_id',
    [sessionId, personId],
  );
  return rows.length > 0;
}

/** Ends the sessions of a person, except one. Served by session_person_index. */
export async function deleteSessionsOfPerson(
  tx: QueryContext,
  personId: string,
  keptSessionId: string | null = null,
): Promise<void> {
  await tx.sql(
    'delete from directory.session where person_id = $1 and session_id is distinct from $2::text',
    [personId, keptSessionId],
  );
}

/** What a page shows of a session. */
export interface SessionDetails {
  readonly sessionId: string;
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  readonly userId: string;
  readonly orgId: string;
  readonly role: Role;
  readonly plan: Plan;
  /** Epoch milliseconds, here and below. */
  readonly sudoUntil: number | null;
  readonly expiresAt: number;
  readonly memberships: readonly MembershipRow[];
}

export interface MembershipRow {
  readonly userId: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly role: Role;
}

/** Returns a session with its person and the person's organisations. Served by session_id_key. */
export async function findSessionDetails(
  tx: QueryContext,
  sessionId: string,
): Promise<SessionDetails | undefined> {
  const [row] = await tx.sql<SessionDetails>(
    `select s.session_id as "sessionId", p.person_id as "personId", p.email, p.name, s.user_id as "userId",
            s.org_id as "orgId", m.role, o.plan, ${epochMs('s.sudo_until')} as "sudoUntil",
            ${epochMs('s.expires_at')} as "expiresAt",
            (select json_agg(json_build_object('userId', other.user_id, 'orgId', other.org_id,
                                               'orgName', named.name, 'role', other.role) order by other.user_id)
             from directory.member other join directory.org named on named.org_id = other.org_id
             where other.person_id = p.person_id and other.disabled_at is null and other.deleted_at is null
               and named.deleted_at is null) as memberships
     from directory.session s
     join directory.person p on p.person_id = s.person_id
     join directory.member m on m.user_id = s.user_id
     join directory.org o on o.org_id = s.org_id
     where s.session_id = $1`,
    [sessionId],
  );
  return row;
}

export interface OpenSession {
  readonly sessionId: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly agent: string | null;
  readonly network: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Returns the open sessions of a person, the one used last first. Served by session_person_index. */
export async function listOpenSessions(tx: QueryContext, personId: string): Promise<OpenSession[]> {
  return tx.sql<OpenSession>(
    `select s.session_id as "sessionId", s.org_id as "orgId", o.name as "orgName", s.agent, s.network,
            ${epochMs('s.created_at')} as "createdAt", ${epochMs('s.seen_at')} as "seenAt"
     from directory.session s join directory.org o on o.org_id = s.org_id
     where s.person_id = $1 and s.expires_at > $2 and s.seen_at > $2::timestamptz - interval '${idleHours} hours'
     order by s.seen_at desc, s.session_id desc`,
    [personId, tx.now],
  );
}

/** Deletes sessions that nobody can use any more. Served by session_expires_index and a scan of the open ones. */
export async function deleteExpiredSessions(store: Store): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `delete from directory.session
           where expires_at <= now() or seen_at <= now() - interval '${idleHours} hours'`,
  });
}

const epochMs = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
