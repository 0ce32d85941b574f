import type { SitePage } from '../../domain/research.ts';
import type { StoredTriggers } from '../../domain/reading/trigger.ts';
import { newId } from '../ids.ts';
import type { ReadContext, Tx } from '../store.ts';

/** The result of reading a company's site once. Its `host` column contains the key of the site. */
export interface StoredSiteReading {
  readonly id: string;
  readonly readAt: number;
  /** Why there are no pages, or null. */
  readonly failure: string | null;
  readonly reason: string | null;
}

export interface StoredPage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly kind: string;
  readonly language: string | null;
  readonly fetchedAt: number;
  readonly publishedOn: string | null;
  /** Null if no version of the reader has read it. */
  readonly triggers: StoredTriggers | null;
}

/** Returns the newest reading of the site. Served by site_reading_host_index, read backwards. */
export async function findNewestSiteReading(tx: Tx, siteKey: string): Promise<StoredSiteReading | undefined> {
  return findFirstReading(tx, siteKey, 'read_at desc');
}

/** Returns the newest reading of each site that was read. Served by site_reading_host_index, read backwards. */
export async function listNewestSiteReadings(
  tx: ReadContext,
  siteKeys: readonly string[],
): Promise<(Pick<StoredSiteReading, 'readAt' | 'failure'> & { readonly siteKey: string })[]> {
  if (siteKeys.length === 0) return [];
  return tx.sql(
    `select wanted.host as "siteKey", r.failure, floor(extract(epoch from r.read_at) * 1000)::float8 as "readAt"
     from unnest($2::text[]) as wanted (host)
     cross join lateral (
       select failure, read_at from site_reading
       where org_id = $1 and host = wanted.host order by read_at desc limit 1
     ) as r`,
    [tx.orgId, [...new Set(siteKeys)]],
  );
}

/**
 * Returns the newest reading with pages, otherwise the newest failure. An old reading still serves while a site is
 * down.
 */
export async function findLatestSiteReading(
  tx: ReadContext,
  siteKey: string,
): Promise<StoredSiteReading | undefined> {
  return findFirstReading(tx, siteKey, 'failure is null desc, read_at desc');
}

async function findFirstReading(
  tx: ReadContext,
  siteKey: string,
  order: string,
): Promise<StoredSiteReading | undefined> {
  const [row] = await tx.sql<StoredSiteReading>(
    `select id, floor(extract(epoch from read_at) * 1000)::float8 as "readAt", failure, reason
     from site_reading where org_id = $1 and host = $2 order by ${order} limit 1`,
    [tx.orgId, siteKey],
  );
  return row;
}

/** Returns the pages in reading order, home page first. Served by page_reading_index. */
export async function listPages(tx: ReadContext, readingId: string): Promise<StoredPage[]> {
  return tx.sql<StoredPage>(
    `select id, url, title, text, kind, language, published_on as "publishedOn", triggers,
       floor(extract(epoch from fetched_at) * 1000)::float8 as "fetchedAt"
     from page where org_id = $1 and reading_id = $2 order by id`,
    [tx.orgId, readingId],
  );
}

/** A page with the triggers that were read from it. */
export interface NewPage extends Pick<SitePage, 'url' | 'title' | 'text' | 'kind' | 'language'> {
  readonly id: string;
  readonly publishedOn: string | null;
  readonly triggers: StoredTriggers;
}

/** Saves a reading, successful or not. Pages of earlier readings stay, because drafts cite them. */
export async function insertSiteReading(
  tx: Tx,
  siteKey: string,
  failure: { readonly failure: string; readonly reason: string } | null,
  pages: readonly NewPage[],
): Promise<void> {
  const id = newId('reading');
  await Promise.all([
    tx.sql(
      'insert into site_reading (org_id, id, host, read_at, failure, reason) values ($1, $2, $3, $4, $5, $6)',
      [tx.orgId, id, siteKey, tx.now, failure?.failure ?? null, failure?.reason ?? null],
    ),
    pages.length > 0 && insertPages(tx, id, siteKey, pages),
  ]);
}

async function insertPages(
  tx: Tx,
  readingId: string,
  siteKey: string,
  pages: readonly NewPage[],
): Promise<void> {
  await tx.sql(
    `insert into page (org_id, reading_id, host, fetched_at, id, url, title, text, kind, language,
       published_on, triggers)
     select $1, $2, $3, $4, page.* from unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
       $11::text[], $12::jsonb[]) as page returning id`,
    [
      tx.orgId,
      readingId,
      siteKey,
      tx.now,
      pages.map(({ id }) => id),
      pages.map(({ url }) => url),
      pages.map(({ title }) => title),
      pages.map(({ text }) => text),
      pages.map(({ kind }) => kind),
      pages.map(({ language }) => language),
      pages.map(({ publishedOn }) => publishedOn),
      pages.map(({ triggers }) => JSON.stringify(triggers)),
    ],
  );
}

/** Saves what was read from pages of a reading. Served by page_reading_index. */
export async function updatePageTriggers(
  tx: Tx,
  readingId: string,
  pages: readonly Pick<NewPage, 'id' | 'triggers'>[],
): Promise<void> {
  await tx.sql(
    `update page p set triggers = read.triggers from unnest($3::text[], $4::jsonb[]) as read (id, triggers)
     where p.org_id = $1 and p.reading_id = $2 and p.id = read.id`,
    [tx.orgId, readingId, pages.map(({ id }) => id), pages.map(({ triggers }) => JSON.stringify(triggers))],
  );
}
