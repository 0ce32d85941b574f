import type { FoundCompany } from '../../domain/prospect.ts';
import { RunCompany, RunLead } from '../entities/runs.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';

export interface RunCompanyOptions {
  readonly runId: string;
  readonly wave: number;
  readonly status: 'proposed' | 'confirmed';
  readonly mayDraft: boolean;
}

/** Adds a company to a run. */
export function insertRunCompany(
  tx: Tx,
  { reason, people, ...facts }: FoundCompany,
  options: RunCompanyOptions,
): Rows['RunCompany'] {
  const { orgId, now } = tx;
  return tx.em.create(RunCompany, {
    orgId,
    id: newId('company'),
    ...facts,
    why: reason,
    people: [...people],
    folder: null,
    ...options,
    code: null,
    reason: null,
    createdAt: now,
    updatedAt: now,
  });
}

/** Adds a row for a person of the company. */
export function addRunLead(
  tx: Tx,
  { id: runCompanyId, runId, name, domain }: Rows['RunCompany'],
  status: 'proposed' | 'resolving',
): Rows['RunLead'] {
  return tx.em.create(RunLead, {
    orgId: tx.orgId,
    id: newId('run_lead'),
    runId,
    leadId: null,
    runCompanyId,
    contact: null,
    status,
    company: name,
    domain: domain ?? null,
    code: null,
    reason: null,
    messageId: null,
    updatedAt: tx.now,
  });
}

/** Returns companies by id. Served by the primary key. */
export async function findCompanies(
  tx: ReadContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rows['RunCompany']>> {
  if (ids.length === 0) return new Map();
  const companies = await tx.em.find(RunCompany, { orgId: tx.orgId, id: { $in: [...ids] } });
  return new Map(companies.map((company) => [company.id, company]));
}

/** Returns the companies of a run in the order they were added. Served by run_company_run_index. */
export async function listRunCompanies(
  tx: Tx,
  runId: string,
): Promise<(Omit<Rows['RunCompany'], 'domain'> & { domain: string | null })[]> {
  const companies = await tx.em.find(RunCompany, { orgId: tx.orgId, runId }, { orderBy: { id: 'asc' } });
  return companies as (Omit<Rows['RunCompany'], 'domain'> & { domain: string | null })[];
}
