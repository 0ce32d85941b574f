import type { Candidate } from '../../domain/run-plan.ts';
import type { Tx } from '../store.ts';
import { leadSuppressionSql } from './suppressions.ts';

export interface RunSelection {
  readonly projectId: string;
  readonly source: string;
  readonly campaignId: string | null;
}

/** A lead that a run may contain. */
export interface SourceLead {
  readonly leadId: string;
  readonly company: string | null;
  readonly companyDomain: string | null;
  readonly companyWebsite: string | null;
  readonly hasAnalysis: boolean;
  readonly suppressedFor: string | null;
  /** The newest run of the campaign in which the lead is in progress or has an unsent draft. */
  readonly openRunId: string | null;
  readonly hasMessage: boolean | null;
}

/**
 * Returns the workspace's leads from the source, oldest first. Served by lead_source_key_index; suppressions by
 * lead_identity_lead_index and suppression_value_key; open runs by run_lead_lead_index.
 */
export async function listSourceLeads(
  tx: Tx,
  { projectId, source, campaignId }: RunSelection,
): Promise<SourceLead[]> {
  return tx.sql<SourceLead>(
    `select l.id as "leadId", l.company, l.company_domain as "companyDomain", l.company_website as "companyWebsite",
            coalesce(btrim(l.analysis), '') <> '' as "hasAnalysis",
            (${leadSuppressionSql('s.reason')}) as "suppressedFor",
            open_run.run_id as "openRunId", open_run.has_message as "hasMessage"
     from lead l
     left join lateral (
       select r.id as run_id, m.id is not null as has_message
       from run_lead t
       join run r on r.org_id = $1 and r.id = t.run_id and r.campaign_id is not distinct from $4
       left join message m on m.org_id = $1 and m.id = t.message_id and m.state in ('drafting', 'drafted', 'approved')
       where t.org_id = $1 and t.lead_id = l.id
         and (m.id is not null or t.status in ('pending', 'researching', 'researched', 'drafting'))
       order by r.id desc limit 1
     ) as open_run on true
     where l.org_id = $1 and l.project_id = $2 and l.source = $3 order by l.id`,
    [tx.orgId, projectId, source, campaignId],
  );
}

/** Returns sources of the workspace's leads, for an error message. Null if the workspace has no leads. */
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

export async function hasDiscoverySource(
  tx: Tx,
  projectId: string,
  discoverySource: string,
): Promise<boolean> {
  const leads = await tx.sql(
    'select from lead where org_id = $1 and project_id = $2 and discovery_source = $3 limit 1',
    [tx.orgId, projectId, discoverySource],
  );
  return leads.length > 0;
}

interface PlannedRunLead extends Pick<Candidate, 'leadId' | 'company' | 'host'> {
  readonly id: string;
}

export async function insertPlannedRunLeads(
  tx: Tx,
  runId: string,
  runLeads: readonly PlannedRunLead[],
): Promise<void> {
  await tx.sql(
    `insert into run_lead (org_id, id, run_id, lead_id, company, domain, status, updated_at)
     select $1, r.id, $2, r.lead_id, r.company, r.host, 'pending', $3
     from unnest($4::text[], $5::text[], $6::text[], $7::text[]) as r (id, lead_id, company, host)
     on conflict do nothing`,
    [
      tx.orgId,
      runId,
      tx.now,
      runLeads.map(({ id }) => id),
      runLeads.map(({ leadId }) => leadId),
      runLeads.map(({ company }) => company),
      runLeads.map(({ host }) => host),
    ],
  );
}

interface PlannedJob {
  readonly id: string;
  readonly kind: string;
  readonly runLeadId: string;
  readonly leadId: string;
  readonly host: string | null;
}

export async function insertPlannedJobs(tx: Tx, runId: string, jobs: readonly PlannedJob[]): Promise<void> {
  await tx.sql(
    `insert into job (org_id, id, kind, run_id, run_lead_id, lead_id, host, state, created_at)
     select $1, j.id, j.kind, $2, j.run_lead_id, j.lead_id, j.host, 'waiting', $3
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as j (id, kind, run_lead_id, lead_id, host)
     on conflict do nothing`,
    [
      tx.orgId,
      runId,
      tx.now,
      jobs.map(({ id }) => id),
      jobs.map(({ kind }) => kind),
      jobs.map(({ runLeadId }) => runLeadId),
      jobs.map(({ leadId }) => leadId),
      jobs.map(({ host }) => host),
    ],
  );
}
