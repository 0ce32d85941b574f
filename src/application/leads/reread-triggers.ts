import { readAnalysis } from '../../domain/reading/read-analysis.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import { lockLeads } from '../../store/queries/leads.ts';
import { listResearchVersions } from '../../store/queries/lead-triggers.ts';
import { listActiveOrgIds } from '../../store/queries/orgs.ts';
import type { Store, Tx } from '../../store/store.ts';
import { rereadPages } from '../research/save-reading.ts';

/** Reads the research of all leads again that an older version of the reader has read. */
export async function rereadTriggers(store: Store, pageSize = 100): Promise<void> {
  for (const orgId of await listActiveOrgIds(store)) {
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      const startId: string = afterId;
      afterId = await store.transaction(orgId, (tx) => rereadPage(tx, startId, pageSize));
    }
  }
}

/** Returns the last id of the page, or undefined after the last page. */
async function rereadPage(tx: Tx, afterId: string, pageSize: number): Promise<string | undefined> {
  const found = await listResearchVersions(tx, afterId, pageSize);
  const staleIds = found.filter(({ isAnalysisStale }) => isAnalysisStale).map(({ id }) => id);
  for (const lead of (await lockLeads(tx, staleIds)).values())
    lead.triggers = readAnalysis(toLeadState(lead), tx.now);
  for (const [readingId, [lead]] of Map.groupBy(found, ({ staleReadingId }) => staleReadingId)) {
    if (readingId !== null) await rereadPages(tx, readingId, lead?.company ?? null);
  }
  return found.at(-1)?.id;
}
