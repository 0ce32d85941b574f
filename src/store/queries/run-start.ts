import { siteHostOf } from '../../domain/site-host.ts';
import type { Candidate, RunPlan } from '../../domain/run-plan.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';

/**
 * The workspace's leads with the label, oldest first. Served by lead_source_index, and for those who must not be
 * written to by lead_identity_lead_index and suppression_value_key.
 */
export async function findCandidates(tx: Tx, projectId: string, source: string): Promise<Candidate[]> {
  const rows = await tx.sql<{
    leadId: string;
    company: string | null;
    companyDomain: string | null;
    companyWebsite: string | null;
    hasAnalysis: boolean;
    suppressedFor: string | null;
  }>(
    `select l.id as "leadId", l.company, l.company_domain as "companyDomain", l.company_website as "companyWebsite",
            coalesce(btrim(l.analysis), '') <> '' as "hasAnalysis",
            (
              select s.reason
              from lead_identity i
              cross join lateral string_to_array(split_part(i.value, '@', -1), '.') as labels
              cross join lateral (
                select 'address' as kind, i.value
                union all
                select 'domain', array_to_string(labels[place:], '.')
                from generate_series(1, cardinality(labels) - 1) as place
              ) as address
              join suppression s on s.org_id = $1 and s.kind = address.kind and s.value = address.value
              where i.org_id = $1 and i.lead_id = l.id and i.kind = 'email'
              order by s.since, s.id limit 1
            ) as "suppressedFor"
     from lead l where l.org_id = $1 and l.project_id = $2 and l.source = $3 order by l.id`,
    [tx.orgId, projectId, source],
  );
  return rows.map(({ companyDomain, companyWebsite, ...row }) => ({
    ...row,
    host: siteHostOf({ companyDomain, companyWebsite }),
  }));
}

/** The labels that the workspace's leads have, for a caller who named another one. */
export async function listSources(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx.sql<{ source: string }>(
    `select distinct source from lead
     where org_id = $1 and project_id = $2 and source is not null order by source limit 10`,
    [tx.orgId, projectId],
  );
  return rows.map((row) => row.source);
}

/** Writes a planned run's leads and jobs and wakes the queue, in as few statements as there are tables. */
export async function writePlan(tx: Tx, runId: string, plan: RunPlan): Promise<void> {
  const rows = plan.taken.map((candidate) => ({ ...candidate, id: newId('run_lead') }));
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
  ].map((job) => ({ ...job, id: newId('job'), runLeadId: rowOf.get(job.leadId)! }));
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
  for (const job of jobs) tx.wake(job.kind, job.id);
}
