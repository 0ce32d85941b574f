import type { FolderCompany, FolderFile } from '../../domain/material-folders.ts';
import { findListed } from '../../domain/known-company.ts';
import type { Grant, Wave } from '../../domain/run.ts';
import { Campaign } from '../entities/campaigns.ts';
import { Run, RunCompany, RunLead } from '../entities/runs.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';

export interface NewImport {
  /** What a person called it. */
  readonly name: string | null;
  readonly derivedName: string;
  readonly brief: string | null;
}

/** A run for imported files, and the campaign that it is for. */
export function createImportRun(
  tx: Tx,
  { id: projectId, settings }: Rows['Project'],
  { name, derivedName, brief }: NewImport,
): Rows['Run'] {
  const { orgId } = tx;
  const times = { createdAt: tx.now, updatedAt: tx.now };
  const campaignId = newId('campaign');
  tx.em.create(Campaign, {
    ...{ orgId, id: campaignId, projectId, name: name ?? derivedName, brief, ...times },
    ...{ status: 'draft', goal: null, ghostwriterHints: null, outreachAngle: null, channels: ['email'] },
    ...{ settings: {}, structure: null, structureLocked: false, structureUpdatedAt: null },
  });
  return tx.em.create(Run, {
    ...{ orgId, id: newId('run'), projectId, campaignId, name, derivedName, brief, ...times },
    ...{ status: 'awaiting_profile', origin: 'material', source: null, lookedIn: [], waves: [] },
    ...{ gateSince: tx.now, archivedAt: null, creditCap: settings.runCreditCap ?? null },
  });
}

export interface TakenCompany<File extends FolderFile> {
  readonly company: Rows['RunCompany'];
  readonly isNew: boolean;
  readonly folder: string;
  readonly files: readonly File[];
}

/**
 * Puts companies on the list of the run, whose row the caller holds; one that is there already is taken as it is. A
 * company that waits there for a person goes on with what this wave grants; one that a person excluded stays so.
 * Served by run_company_run_index.
 */
export async function listCompanies<File extends FolderFile>(
  tx: Tx,
  run: Rows['Run'],
  wave: Wave,
  companies: readonly FolderCompany<File>[],
): Promise<TakenCompany<File>[]> {
  await tx.flush();
  const taken: TakenCompany<File>[] = [];
  const listed = await tx.em.find(RunCompany, { orgId: tx.orgId, runId: run.id }, { orderBy: { id: 'asc' } });
  for (const found of companies) {
    const known = findListed(listed, found);
    const company = known ?? createCompany(tx, run.id, wave, found);
    if (!known) listed.push(company);
    else if (!known.domain && found.domain) await learnDomain(tx, known, found.domain);
    grant(company, wave.grants);
    taken.push({ company, isNew: !known, folder: found.folder, files: found.files });
  }
  return taken;
}

/** The company, and its place among the rows of the run. */
function createCompany(
  tx: Tx,
  runId: string,
  wave: Wave,
  { folder, name, domain, files }: FolderCompany<FolderFile>,
): Rows['RunCompany'] {
  const { orgId, now } = tx;
  const id = newId('company');
  const why = `Its folder holds ${files.length === 1 ? 'one file' : `${files.length} files`}.`;
  tx.em.create(RunLead, {
    ...{ orgId, id: newId('run_lead'), runId, leadId: null, runCompanyId: id, contact: null, company: name },
    ...{ domain, status: 'proposed', code: null, reason: why, messageId: null, updatedAt: now },
  });
  return tx.em.create(RunCompany, {
    ...{ orgId, id, runId, wave: wave.number, name, domain, folder, why, people: [] },
    ...{ website: null, field: null, description: null, city: null, country: null, employees: null },
    ...{ phone: null, foundIn: `the folder ${folder}`, foundUrl: null, status: 'proposed', mayDraft: false },
    ...{ code: null, reason: null, createdAt: now, updatedAt: now },
  });
}

/** Served by run_lead_company_index. */
async function learnDomain(tx: Tx, company: Rows['RunCompany'], domain: string): Promise<void> {
  Object.assign(company, { domain, updatedAt: tx.now });
  await tx.flush();
  await tx.sql(
    `update run_lead set domain = $3 where org_id = $1 and run_company_id = $2 and domain is null`,
    [tx.orgId, company.id, domain],
  );
}

function grant(company: Rows['RunCompany'], grants: readonly Grant[]): void {
  if (company.status !== 'proposed' || !grants.includes('leads')) return;
  company.status = 'confirmed';
  company.mayDraft = grants.includes('messages');
}
