import { readerVersion } from '../../domain/reading/trigger.ts';
import type { QueryContext } from '../store.ts';

export interface ResearchVersion {
  readonly id: string;
  readonly company: string | null;
  /** Whether another version of the reader has read the lead's analysis. */
  readonly isAnalysisStale: boolean;
  /** The latest reading of the lead's site, if another version of the reader has read its pages. */
  readonly staleReadingId: string | null;
}

/**
 * Lists leads in the order of their ids with what is to be read again. Served by the primary key,
 * site_reading_host_index and page_reading_index.
 */
export async function listResearchVersions(
  tx: QueryContext,
  afterId: string,
  limit: number,
): Promise<ResearchVersion[]> {
  return tx.sql<ResearchVersion>(
    `select l.id, l.company, l.analysis is not null and l.analysis ~ '\\S' and
       (l.triggers->>'version')::int is distinct from $4 as "isAnalysisStale",
       (select p.reading_id from page p
        where p.org_id = $1 and (p.triggers->>'version')::int is distinct from $4 and p.reading_id = (
          select r.id from site_reading r where r.org_id = $1 and r.host = l.site_host
          order by r.failure is null desc, r.read_at desc limit 1) limit 1) as "staleReadingId"
     from (select * from lead where org_id = $1 and id > $2 order by id limit $3) as l order by l.id`,
    [tx.orgId, afterId, limit, readerVersion],
  );
}
