import { isFreshReading, type SitePage, type SiteReading as ReadSite } from '../../domain/research.ts';
import { readTriggers } from '../../domain/reading/read-triggers.ts';
import type { ResearchText } from '../../domain/reading/research-text.ts';
import { readerVersion, type StoredTriggers } from '../../domain/reading/trigger.ts';
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
}

/** Returns the newest reading of the site, if fresh. Served by site_reading_host_index, read backwards. */
export async function findFreshSiteReading(tx: Tx, siteKey: string): Promise<StoredSiteReading | undefined> {
  const reading = await findNewestReading(tx, siteKey, 'read_at desc');
  return reading && isFreshReading(reading, tx.now) ? reading : undefined;
}

/** Returns the keys of the sites whose newest reading is fresh. Served by site_reading_host_index, read backwards. */
export async function findFreshSites(
  tx: ReadContext,
  siteKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (siteKeys.length === 0) return new Set();
  const rows = await tx.sql<{ host: string; readAt: number; failure: string | null }>(
    `select wanted.host, r.failure, floor(extract(epoch from r.read_at) * 1000)::float8 as "readAt"
     from unnest($2::text[]) as wanted (host)
     cross join lateral (
       select failure, read_at from site_reading
       where org_id = $1 and host = wanted.host order by read_at desc limit 1
     ) as r`,
    [tx.orgId, [...new Set(siteKeys)]],
  );
  return new Set(rows.filter((reading) => isFreshReading(reading, tx.now)).map(({ host }) => host));
}

/**
 * Returns the newest reading with pages, otherwise the newest failure. An old reading still serves while a site is
 * down.
 */
export async function findLatestSiteReading(
  tx: ReadContext,
  siteKey: string,
): Promise<StoredSiteReading | undefined> {
  return findNewestReading(tx, siteKey, 'failure is null desc, read_at desc');
}

async function findNewestReading(
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
    `select id, url, title, text, kind, language, published_on as "publishedOn",
       floor(extract(epoch from fetched_at) * 1000)::float8 as "fetchedAt"
     from page where org_id = $1 and reading_id = $2 order by id`,
    [tx.orgId, readingId],
  );
}

/**
 * Saves a reading, successful or not, with the triggers of its pages. `company` is the name of the site's company.
 * Pages of earlier readings stay, because drafts cite them.
 */
export async function saveSiteReading(
  tx: Tx,
  siteKey: string,
  reading: ReadSite,
  company: string | null,
): Promise<void> {
  const id = newId('reading');
  const [failure, reason] = reading.ok ? [null, null] : [reading.failure, reading.reason];
  const pages = reading.ok ? reading.pages : [];
  await Promise.all([
    tx.sql(
      'insert into site_reading (org_id, id, host, read_at, failure, reason) values ($1, $2, $3, $4, $5, $6)',
      [tx.orgId, id, siteKey, tx.now, failure, reason],
    ),
    pages.length > 0 && insertPages(tx, { readingId: id, siteKey, company }, pages),
  ]);
}

async function insertPages(
  tx: Tx,
  {
    readingId,
    siteKey,
    company,
  }: { readonly readingId: string; readonly siteKey: string; readonly company: string | null },
  pages: readonly SitePage[],
): Promise<void> {
  const rows = pages.map((page) => ({ ...page, id: newId('page'), publishedOn: page.publishedOn ?? null }));
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
      rows.map(({ id }) => id),
      rows.map(({ url }) => url),
      rows.map(({ title }) => title),
      rows.map(({ text }) => text),
      rows.map(({ kind }) => kind),
      rows.map(({ language }) => language),
      rows.map(({ publishedOn }) => publishedOn),
      rows.map((page) => JSON.stringify(readPage(page, company, tx.now))),
    ],
  );
}

/** Reads the pages of a reading again and saves what was found. */
export async function rereadPages(tx: Tx, readingId: string, company: string | null): Promise<void> {
  const pages = await listPages(tx, readingId);
  await tx.sql(
    `update page p set triggers = read.triggers from unnest($3::text[], $4::jsonb[]) as read (id, triggers)
     where p.org_id = $1 and p.reading_id = $2 and p.id = read.id`,
    [
      tx.orgId,
      readingId,
      pages.map(({ id }) => id),
      pages.map((page) => JSON.stringify(readPage(page, company, tx.now))),
    ],
  );
}

function readPage(
  page: Omit<ResearchText, 'sourceId' | 'date'> & {
    readonly id: string;
    readonly publishedOn: string | null;
  },
  company: string | null,
  now: Date,
): StoredTriggers {
  const names = company === null ? [] : [company];
  const research = { ...page, sourceId: page.id, date: page.publishedOn };
  const found = readTriggers(research, { names, isOwnSite: true }, now.toISOString().slice(0, 10));
  return { version: readerVersion, found };
}
