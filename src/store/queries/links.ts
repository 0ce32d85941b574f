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

/** Adds a link outside of a transaction. */
export async function insertLink(store: Store, link: NewLink): Promise<void> {
  await store.queryWithoutOrganisation({ text: insertLinkSql, values: valuesOf(link) });
}

export interface LinkRow {
  readonly linkId: string;
  readonly orgId: string;
  readonly personId: string | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly role: Role | null;
}

const linkColumns = `link_id as "linkId", org_id as "orgId", person_id as "personId", user_id as "userId", email, role`;

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

/** Deletes links that have been unusable for a day. Served by link_expires_index. */
export async function deleteExpiredLinks(store: Store): Promise<void> {
  await store.queryWithoutOrganisation({
    text: `delete from directory.link where expires_at <= now() - interval '1 day'`,
  });
}
