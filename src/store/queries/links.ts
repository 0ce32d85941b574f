import type { Role } from '../../domain/rights.ts';
import type { QueryContext, Store } from '../store.ts';

export type LinkPurpose = 'setup' | 'invitation' | 'reset' | 'email';

/** A one-time link. Only the hash of its token is stored. */
export interface NewLink {
  readonly hash: string;
  readonly linkId: string;
  readonly purpose: LinkPurpose;
  readonly orgId: string;
  readonly personId?: string | null;
  readonly userId?: string | null;
  readonly email?: string | null;
  readonly role?: Role | null;
  readonly createdBy?: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const insertLinkSql = `
  insert into directory.link (hash, link_id, purpose, org_id, person_id, user_id, email, role, created_by, created_at,
    expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const valuesOf = (link: NewLink) => [
  link.hash,
  link.linkId,
  link.purpose,
  link.orgId,
  link.personId ?? null,
  link.userId ?? null,
  link.email ?? null,
  link.role ?? null,
  link.createdBy ?? null,
  link.createdAt,
  link.expiresAt,
];

export async function insertLink(
  tx: QueryContext,
  link: Omit<NewLink, 'orgId' | 'createdAt'>,
): Promise<void> {
  await tx.sql(insertLinkSql, valuesOf({ ...link, orgId: tx.orgId, createdAt: tx.now }));
}

export interface LinkRow {
  readonly linkId: string;
  readonly orgId: string;
  readonly personId: string | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly role: Role | null;
  /** The member who made it. Null for a command. */
  readonly createdBy: string | null;
}

const linkColumns = `
  link_id as "linkId", org_id as "orgId", person_id as "personId", user_id as "userId", email, role,
  created_by as "createdBy"`;

/** Finds a usable link without using it. Served by the primary key. */
export async function findLink(
  store: Store,
  purpose: LinkPurpose,
  hash: string,
  now: Date,
): Promise<LinkRow | undefined> {
  const [link] = await store.queryWithoutOrganisation<LinkRow>({
    text: `select ${linkColumns} from directory.link
           where hash = $1 and purpose = $2 and used_at is null and expires_at > $3`,
    values: [hash, purpose, now],
  });
  return link;
}

/** Uses a link, once. False if it was used meanwhile or has expired. Served by the primary key. */
export async function markLinkUsed(tx: QueryContext, purpose: LinkPurpose, hash: string): Promise<boolean> {
  const rows = await tx.sql(
    `update directory.link set used_at = $3
     where hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning link_id`,
    [hash, purpose, tx.now],
  );
  return rows.length > 0;
}

/** The one link for the first account. A fixed id, so that two processes that start at once leave one. */
const setupLinkId = 'link_setup';

/** Adds the link for the first account and ends the former ones. Served by link_id_key. */
export async function replaceSetupLink(
  store: Store,
  link: Omit<NewLink, 'linkId' | 'purpose'>,
): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `with former as (delete from directory.link where purpose = 'setup' and link_id <> $2)
           ${insertLinkSql}
           on conflict on constraint link_id_key do update set hash = excluded.hash, org_id = excluded.org_id,
             user_id = excluded.user_id, created_at = excluded.created_at, expires_at = excluded.expires_at,
             used_at = null`,
    values: valuesOf({ ...link, linkId: setupLinkId, purpose: 'setup' }),
  });
}

/** Deletes the link that was printed for the first account. */
export async function deleteSetupLinks(tx: QueryContext): Promise<void> {
  await tx.sql(`delete from directory.link where purpose = 'setup'`);
}

/** Ends the links of a person, used or not. Served by a scan of the open links. */
export async function deleteLinksOfPerson(
  tx: QueryContext,
  personId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx.sql('delete from directory.link where person_id = $1 and purpose = any($2)', [personId, purposes]);
}

/** Ends the invitations of an address to this organisation. Served by link_org_index. */
export async function deleteInvitationsOf(tx: QueryContext, email: string): Promise<void> {
  await tx.sql(`delete from directory.link where org_id = $1 and purpose = 'invitation' and email = $2`, [
    tx.orgId,
    email,
  ]);
}

/** Ends an invitation. False if there is none. Served by link_id_key. */
export async function deleteInvitation(tx: QueryContext, linkId: string): Promise<boolean> {
  const rows = await tx.sql(
    `delete from directory.link where org_id = $1 and purpose = 'invitation' and link_id = $2 and used_at is null
     returning link_id`,
    [tx.orgId, linkId],
  );
  return rows.length > 0;
}

export interface ListedInvitation {
  readonly linkId: string;
  readonly email: string;
  readonly role: Role;
  /** Epoch milliseconds, here and below. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Returns the invitations that nobody has accepted yet, oldest first. Served by link_org_index. */
export async function listInvitations(tx: QueryContext): Promise<ListedInvitation[]> {
  const ms = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;
  return tx.sql<ListedInvitation>(
    `select link_id as "linkId", email, role, ${ms('created_at')} as "createdAt", ${ms('expires_at')} as "expiresAt"
     from directory.link
     where org_id = $1 and purpose = 'invitation' and used_at is null and expires_at > $2 order by link_id`,
    [tx.orgId, tx.now],
  );
}

/** Deletes links that have been unusable for a day. Served by link_expires_index. */
export async function deleteExpiredLinks(store: Store): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `delete from directory.link where expires_at <= now() - interval '1 day'`,
  });
}
