import type { SitePage, SiteReading as ReadSite } from '../../domain/research.ts';
import { Page, SiteReading } from '../entities/research.ts';
import { newId } from '../ids.ts';
import type { ReadContext, Tx } from '../store.ts';

/** How long a reading counts as fresh. A failed one expires much sooner. */
const freshForMs = 7 * 24 * 60 * 60 * 1000;
const failureFreshForMs = 60 * 60 * 1000;

export interface StoredReading {
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
}

/** Returns the newest reading of the host, if fresh. Served by site_reading_host_index, read backwards. */
export async function findFreshReading(tx: Tx, host: string): Promise<StoredReading | undefined> {
  const reading = await findNewestReading(tx, host, 'read_at desc');
  return reading && isFresh(tx, reading) ? reading : undefined;
}

function isFresh(
  { now }: ReadContext,
  { failure, readAt }: Pick<StoredReading, 'failure' | 'readAt'>,
): boolean {
  return now.getTime() - readAt < (failure === null ? freshForMs : failureFreshForMs);
}

/** Returns the hosts whose newest reading is fresh. Served by site_reading_host_index, read backwards. */
export async function findFreshHosts(
  tx: ReadContext,
  hosts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hosts.length === 0) return new Set();
  const rows = await tx.sql<{ host: string; readAt: number; failure: string | null }>(
    `select wanted.host, r.failure, floor(extract(epoch from r.read_at) * 1000)::float8 as "readAt"
     from unnest($2::text[]) as wanted (host)
     cross join lateral (
       select failure, read_at from site_reading
       where org_id = $1 and host = wanted.host order by read_at desc limit 1
     ) as r`,
    [tx.orgId, [...new Set(hosts)]],
  );
  return new Set(rows.filter((reading) => isFresh(tx, reading)).map(({ host }) => host));
}

/**
 * Returns the newest reading with pages, otherwise the newest failure. An old reading still serves while a site is
 * down.
 */
export async function findLatestReading(tx: ReadContext, host: string): Promise<StoredReading | undefined> {
  return findNewestReading(tx, host, 'failure is null desc, read_at desc');
}

async function findNewestReading(
  tx: ReadContext,
  host: string,
  order: string,
): Promise<StoredReading | undefined> {
  const [row] = await tx.sql<StoredReading>(
    `select id, floor(extract(epoch from read_at) * 1000)::float8 as "readAt", failure, reason
     from site_reading where org_id = $1 and host = $2 order by ${order} limit 1`,
    [tx.orgId, host],
  );
  return row;
}

/** Returns the pages in reading order, home page first. Served by page_reading_index. */
export async function listPages(tx: ReadContext, readingId: string): Promise<StoredPage[]> {
  return tx.sql<StoredPage>(
    `select id, url, title, text, kind, language, floor(extract(epoch from fetched_at) * 1000)::float8 as "fetchedAt"
     from page where org_id = $1 and reading_id = $2 order by id`,
    [tx.orgId, readingId],
  );
}

/** Saves a reading, successful or not. Pages of earlier readings stay, because drafts cite them. */
export function saveReading(tx: Tx, host: string, reading: ReadSite): void {
  const id = newId('reading');
  const [failure, reason] = reading.ok ? [null, null] : [reading.failure, reading.reason];
  tx.em.create(SiteReading, { orgId: tx.orgId, id, host, readAt: tx.now, failure, reason });
  for (const page of reading.ok ? reading.pages : []) tx.em.create(Page, pageRow(tx, id, host, page));
}

function pageRow(tx: Tx, readingId: string, host: string, page: SitePage) {
  const { url, title, text, kind, language } = page;
  return {
    orgId: tx.orgId,
    id: newId('page'),
    readingId,
    host,
    url,
    title,
    text,
    kind,
    language,
    fetchedAt: tx.now,
  };
}
