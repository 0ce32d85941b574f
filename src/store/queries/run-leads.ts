import type { RunLeadStatus } from '../../domain/run.ts';
import { RunLead } from '../entities/runs.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';
import type { Rows } from '../rows.ts';
import type { OpenRun } from '../../domain/run-plan.ts';
import type { RunLeadProgress } from '../../domain/run-lead-progress.ts';
import type { JsonRow } from './merge-record.ts';
import { leadSuppressionSql } from './suppressions.ts';

/**
 * Sets the status of a lead in a run. Does nothing if the lead was deleted meanwhile. Details that are not given stay.
 * Served by the primary key.
 */
export async function updateRunLeadStatus(
  tx: Tx,
  runLeadId: string,
  status: RunLeadStatus,
  { code, reason, messageId }: { code?: string; reason?: string; messageId?: string } = {},
): Promise<void> {
  await tx.sql(
    `update run_lead set status = $3, updated_at = $4, code = coalesce($5, code), reason = coalesce($6, reason),
            message_id = coalesce($7, message_id)
     where org_id = $1 and id = $2`,
    [tx.orgId, runLeadId, status, tx.now, code ?? null, reason ?? null, messageId ?? null],
  );
}

/** Whether a lead of the run that waits for the site is not suppressed. Served by run_lead_site_index. */
export async function hasContactableLead(tx: Tx, runId: string, host: string): Promise<boolean> {
  const rows = await tx.sql(
    `select from run_lead r join lead l on l.org_id = $1 and l.id = r.lead_id
     where r.org_id = $1 and r.run_id = $2 and r.domain = $3 and r.status in ('pending', 'researching')
       and not exists (${leadSuppressionSql('s.id')}) limit 1`,
    [tx.orgId, runId, host],
  );
  return rows.length > 0;
}

/** Marks the leads of the run that wait for the site as researched, and returns them. Served by run_lead_site_index. */
export async function finishLeadResearch(
  tx: Tx,
  runId: string,
  host: string,
): Promise<readonly { readonly id: string; readonly leadId: string | null }[]> {
  return tx.sql(
    `update run_lead set status = 'researched', updated_at = $4
     where org_id = $1 and run_id = $2 and domain = $3 and status in ('pending', 'researching')
     returning id, lead_id as "leadId"`,
    [tx.orgId, runId, host, tx.now],
  );
}

/**
 * Locks another lead of the run that waits for the same site, so that it is not deleted while the job refers to it.
 * Skips leads that are being deleted. Served by run_lead_run_index.
 */
export async function findLeadSharingSite(
  tx: Tx,
  { runId, host }: Rows['Job'],
  leadIds: readonly string[],
): Promise<{ id: string; leadId: string } | null> {
  const [nextLead] = await tx.sql<{ id: string; leadId: string }>(
    `select r.id, r.lead_id as "leadId" from run_lead r
     join lead l on l.org_id = $1 and l.id = r.lead_id
     where r.org_id = $1 and r.run_id = $2 and r.domain = $3 and r.status in ('pending', 'researching')
       and r.lead_id <> all($4)
     order by r.id limit 1 for key share of l skip locked`,
    [tx.orgId, runId, host, leadIds],
  );
  return nextLead ?? null;
}

/** Returns the company's first row without a person, or null. Served by run_lead_company_index. */
export async function findRunLeadWithoutPerson(
  tx: Tx,
  { id }: Rows['RunCompany'],
): Promise<Rows['RunLead'] | null> {
  return tx.em.findOne(
    RunLead,
    { orgId: tx.orgId, runCompanyId: id, leadId: null, contact: null, status: 'resolving' },
    { orderBy: { id: 'asc' } },
  );
}

/**
 * Returns for each lead the newest other run of the same campaign in which it is in progress or has an unsent draft.
 * Served by run_lead_lead_index.
 */
export async function findOpenRunsOfLeads(
  tx: Tx,
  { id, campaignId }: Rows['Run'],
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, OpenRun>> {
  const rows = await tx.sql<OpenRun & { leadId: string }>(
    `select distinct on (t.lead_id) t.lead_id as "leadId", r.id as "runId", m.id is not null as "hasMessage"
     from run_lead t
     join run r on r.org_id = $1 and r.id = t.run_id and r.campaign_id is not distinct from $3 and r.id <> $4
     left join message m on m.org_id = $1 and m.id = t.message_id and m.state in ('drafting', 'drafted', 'approved')
     where t.org_id = $1 and t.lead_id = any($2)
       and (m.id is not null or t.status in ('pending', 'researching', 'researched', 'drafting'))
     order by t.lead_id, r.id desc`,
    [tx.orgId, leadIds, campaignId ?? null, id],
  );
  return new Map(rows.map(({ leadId, ...openRun }) => [leadId, openRun]));
}

/** Returns the ids of those leads that already have another row in the run. Served by run_lead_once_key. */
export async function findLeadIdsAlreadyInRun(
  tx: Tx,
  runId: string,
  candidates: readonly { readonly row: Rows['RunLead']; readonly leadId: string }[],
): Promise<Set<string>> {
  const rows = await tx.sql<{ leadId: string }>(
    `select lead_id as "leadId" from run_lead
     where org_id = $1 and run_id = $2 and lead_id = any($3) and id <> all($4)`,
    [tx.orgId, runId, candidates.map(({ leadId }) => leadId), candidates.map(({ row }) => row.id)],
  );
  return new Set(rows.map(({ leadId }) => leadId));
}

/** Returns rows of `run_lead` that wait for acceptance, optionally only some ids. Served by run_lead_run_index. */
export async function listUndecidedRunLeads(
  tx: Tx,
  runId: string,
  ids: readonly string[] | null,
): Promise<Rows['RunLead'][]> {
  return tx.em.find(
    RunLead,
    { orgId: tx.orgId, runId, status: 'awaiting_acceptance', ...(ids ? { id: { $in: [...ids] } } : {}) },
    { orderBy: { id: 'asc' }, refresh: true },
  );
}

export interface RunLeadRow extends RunLeadProgress {
  readonly id: string;
  readonly runId: string;
  readonly leadId: string;
  readonly messageId: string | null;
  readonly json: JsonRow;
}

/** Returns the rows of leads in all runs. Served by run_lead_lead_index. */
export async function listRunLeadRows(tx: Tx, leadIds: readonly string[]): Promise<RunLeadRow[]> {
  return tx.sql<RunLeadRow>(
    `select r.id, r.run_id as "runId", r.lead_id as "leadId", r.message_id as "messageId",
            r.status::text as status, m.state::text as "messageState", to_jsonb(r) as json
     from run_lead r left join message m on m.org_id = $1 and m.id = r.message_id
     where r.org_id = $1 and r.lead_id = any($2) order by r.id`,
    [tx.orgId, leadIds],
  );
}

/** Served by the primary key. */
export async function deleteRunLeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.sql('delete from run_lead where org_id = $1 and id = any($2)', [tx.orgId, ids]);
}

/** Gives the rows of a lead in all runs to another lead. Returns their ids. Served by run_lead_lead_index. */
export async function moveRunLeads(tx: Tx, fromLeadId: string, toLeadId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    'update run_lead set lead_id = $3 where org_id = $1 and lead_id = $2 returning id',
    [tx.orgId, fromLeadId, toLeadId],
  );
  return rows.map(({ id }) => id);
}

/** A stored lead to add to a run. */
export interface NewRunLead {
  readonly runId: string;
  readonly leadId: string;
  readonly company: string | null;
  readonly domain: string | null;
  readonly status: RunLeadStatus;
  readonly code: string | null;
  readonly reason: string | null;
}

/** Adds a lead to a run. False if the run contains it already. Served by run_lead_once_key. */
export async function insertRunLead(tx: Tx, row: NewRunLead): Promise<boolean> {
  const { runId, leadId, company, domain, status, code, reason } = row;
  const inserted = await tx.sql(
    `insert into run_lead (org_id, id, run_id, lead_id, company, domain, status, code, reason, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (org_id, run_id, lead_id) do nothing returning id`,
    [tx.orgId, newId('run_lead'), runId, leadId, company, domain, status, code, reason, tx.now],
  );
  return inserted.length > 0;
}

/** Locks the rows of leads in all runs, except rows in a final state. */
export async function lockRunLeads(
  tx: Tx,
  leadIds: readonly string[],
): Promise<readonly { readonly runId: string | null }[]> {
  return tx.sql(
    `select run_id as "runId" from run_lead
     where org_id = $1 and lead_id = any($2) and status not in ('excluded', 'failed', 'removed')
     order by id for no key update`,
    [tx.orgId, leadIds],
  );
}

/** Ends the rows of leads in all runs that would still be drafted. Rows that already have a draft stay. */
export async function endRunLeads(
  tx: Tx,
  leadIds: readonly string[],
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<void> {
  await tx.sql(
    `update run_lead set status = 'failed', code = $3, reason = $4, updated_at = $5
     where org_id = $1 and lead_id = any($2) and status not in ('excluded', 'drafted', 'failed', 'removed')`,
    [tx.orgId, leadIds, code, reason, tx.now],
  );
}
