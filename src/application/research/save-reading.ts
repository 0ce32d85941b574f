import { readTriggers } from '../../domain/reading/read-triggers.ts';
import type { ResearchText } from '../../domain/reading/research-text.ts';
import { readerVersion, type StoredTriggers } from '../../domain/reading/trigger.ts';
import type { SiteReading } from '../../domain/research.ts';
import { newId } from '../../store/ids.ts';
import { insertSiteReading, listPages, updatePageTriggers } from '../../store/queries/research.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Saves a reading, successful or not, with the triggers of its pages. `company` is the name of the site's company.
 */
export async function saveSiteReading(
  tx: Tx,
  siteKey: string,
  reading: SiteReading,
  company: string | null,
): Promise<void> {
  if (!reading.ok) return insertSiteReading(tx, siteKey, reading, []);
  const pages = reading.pages.map((page) => {
    const stored = { ...page, id: newId('page'), publishedOn: page.publishedOn ?? null };
    return { ...stored, triggers: readPage(stored, company, tx.now) };
  });
  await insertSiteReading(tx, siteKey, null, pages);
}

/** Reads the pages of a reading again and saves what was found. */
export async function rereadPages(tx: Tx, readingId: string, company: string | null): Promise<void> {
  const pages = await listPages(tx, readingId);
  const read = pages.map((page) => ({ id: page.id, triggers: readPage(page, company, tx.now) }));
  await updatePageTriggers(tx, readingId, read);
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
