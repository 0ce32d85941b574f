import { readerVersion } from '../../domain/reading/trigger.ts';
import type { TriggerKind } from '../../domain/language-pack/reading-words.ts';
import type { QueryContext, ReadContext } from '../store.ts';

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

const maxNews = 1_000;

/**
 * News of the workspace's leads from a day on, from their analyses and the latest readings of their sites. Served by
 * lead_project_index, site_reading_host_index and page_reading_index.
 */
export async function listNewsOfLeads(
  tx: ReadContext,
  projectId: string,
  oldestDay: string,
): Promise<{ readonly kind: TriggerKind; readonly headline: string }[]> {
  return tx.sql<{ kind: TriggerKind; headline: string }>(
    `select news.trigger->>'kind' as kind, news.trigger->>'headline' as headline
     from lead l cross join lateral (
       select l.triggers
       union all
       select p.triggers from page p
       where p.org_id = $1 and p.reading_id = (
         select r.id from site_reading r where r.org_id = $1 and r.host = l.site_host
         order by r.failure is null desc, r.read_at desc limit 1)
     ) as texts (triggers) cross join jsonb_array_elements(texts.triggers->'found') as news (trigger)
     where l.org_id = $1 and l.project_id = $2 and news.trigger->>'date' >= $3
     limit $4`,
    [tx.orgId, projectId, oldestDay, maxNews],
  );
}
