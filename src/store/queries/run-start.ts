import { entryOf } from '../../domain/map-entry.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import type { Candidate, RunPlan } from '../../domain/run-plan.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';
import { leadSuppressionSql } from './suppressions.ts';

interface RunSelection {
  readonly projectId: string;
  readonly source: string;
  /** The campaign that the run is for, or null. */
  readonly campaignId: string | null;
}

/**
 * The workspace's leads with the label, oldest first. Holds the workspace's row, so that of two starts at once the
 * later one sees what the first has taken. Served by lead_source_index; for those who must not be written to by
 * lead_identity_lead_index and suppression_value_key; for those in a run by run_lead_lead_index.
 */
export async function listRunCandidates(
  tx: Tx,
  { projectId, source, campaignId }: RunSelection,
): Promise<Candidate[]> {
  await tx.sql('select from project where org_id = $1 and id = $2 for no key update', [tx.orgId, projectId]);
  const rows = await tx.sql<{
    leadId: string;
    company: string | null;
    companyDomain: string | null;
    companyWebsite: string | null;
    hasAnalysis: boolean;
    suppressedFor: string | null;
    openRunId: string | null;
    isWritten: boolean | null;
  }>(
    `select l.id as "leadId", l.company, l.company_domain as "companyDomain", l.company_website as "companyWebsite",
            coalesce(btrim(l.analysis), '') <> '' as "hasAnalysis",
            (${leadSuppressionSql('s.reason')}) as "suppressedFor",
            place.run_id as "openRunId", place.is_written as "isWritten"
     from lead l
     left join lateral (
       select r.id as run_id, m.id is not null as is_written
       from run_lead t
       join run r on r.org_id = $1 and r.id = t.run_id and r.campaign_id is not distinct from $4
       left join message m on m.org_id = $1 and m.id = t.message_id and m.state in ('drafting', 'drafted', 'approved')
       where t.org_id = $1 and t.lead_id = l.id
         and (m.id is not null or t.status in ('pending', 'researching', 'researched', 'drafting'))
       order by r.id desc limit 1
     ) as place on true
     where l.org_id = $1 and l.project_id = $2 and l.source = $3 order by l.id`,
    [tx.orgId, projectId, source, campaignId],
  );
  return rows.map(({ companyDomain, companyWebsite, openRunId, isWritten, ...row }) => ({
    ...row,
    openIn: openRunId === null ? null : { runId: openRunId, isWritten: isWritten === true },
    host: siteHostOf({ companyDomain, companyWebsite }),
  }));
}

/** The labels that the workspace's leads have, for a caller who named another one; null where it has no leads. */
export async function listLeadSources(tx: Tx, projectId: string): Promise<string[] | null> {
  const rows = await tx.sql<{ source: string }>(
    `select distinct source from lead
     where org_id = $1 and project_id = $2 and source is not null order by source limit 10`,
    [tx.orgId, projectId],
  );
  if (rows.length === 0) {
    const leads = await tx.sql('select from lead where org_id = $1 and project_id = $2 limit 1', [
      tx.orgId,
      projectId,
    ]);
    if (leads.length === 0) return null;
  }
  return rows.map((row) => row.source);
}

/** Whether any lead of the workspace was discovered there. */
export async function hasDiscoverySource(
  tx: Tx,
  projectId: string,
  discoverySource: string,
): Promise<boolean> {
  const found = await tx.sql(
    'select from lead where org_id = $1 and project_id = $2 and discovery_source = $3 limit 1',
    [tx.orgId, projectId, discoverySource],
  );
  return found.length > 0;
}

/** Writes a planned run's leads and jobs and wakes the queue, in as few statements as there are tables. */
export async function saveRunPlan(tx: Tx, runId: string, plan: RunPlan): Promise<void> {
  const rows = plan.selected.map((candidate) => ({ ...candidate, id: newId('run_lead') }));
  await tx.sql(
    `insert into run_lead (org_id, id, run_id, lead_id, company, domain, status, updated_at)
     select $1, r.id, $2, r.lead_id, r.company, r.host, 'pending', $3
     from unnest($4::text[], $5::text[], $6::text[], $7::text[]) as r (id, lead_id, company, host)
     on conflict do nothing`,
    [
      tx.orgId,
      runId,
      tx.now,
      rows.map((row) => row.id),
      rows.map((row) => row.leadId),
      rows.map((row) => row.company),
      rows.map((row) => row.host),
    ],
  );
  const rowOf = new Map(rows.map((row) => [row.leadId, row.id]));
  const jobs = [
    ...plan.research.map(({ host, leadId }) => ({ kind: 'research', leadId, host })),
    ...plan.ready.map(({ leadId }) => ({ kind: 'draft', leadId, host: null })),
  ].map((job) => ({ ...job, id: newId('job'), runLeadId: entryOf(rowOf, job.leadId) }));
  await tx.sql(
    `insert into job (org_id, id, kind, run_id, run_lead_id, lead_id, host, state, created_at)
     select $1, j.id, j.kind, $2, j.run_lead_id, j.lead_id, j.host, 'waiting', $3
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as j (id, kind, run_lead_id, lead_id, host)
     on conflict do nothing`,
    [
      tx.orgId,
      runId,
      tx.now,
      jobs.map((job) => job.id),
      jobs.map((job) => job.kind),
      jobs.map((job) => job.runLeadId),
      jobs.map((job) => job.leadId),
      jobs.map((job) => job.host),
    ],
  );
  for (const job of jobs) tx.enqueue(job.kind, job.id);
}
