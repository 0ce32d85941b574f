import { isFreshReading } from '../../domain/research.ts';
import {
  findNewestSiteReading,
  listNewestSiteReadings,
  type StoredSiteReading,
} from '../../store/queries/research.ts';
import type { ReadContext, Tx } from '../../store/store.ts';

/** Returns the newest reading of the site, if it is fresh. */
export async function findFreshSiteReading(tx: Tx, siteKey: string): Promise<StoredSiteReading | undefined> {
  const reading = await findNewestSiteReading(tx, siteKey);
  return reading && isFreshReading(reading, tx.now) ? reading : undefined;
}

/** Returns the keys of the sites whose newest reading is fresh. */
export async function findFreshSites(
  tx: ReadContext,
  siteKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const readings = await listNewestSiteReadings(tx, siteKeys);
  return new Set(readings.filter((reading) => isFreshReading(reading, tx.now)).map(({ siteKey }) => siteKey));
}
