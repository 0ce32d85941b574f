import type { FolderCompany, FolderFile } from '../../domain/material-folders.ts';
import { findListedCompany } from '../../domain/listed-company.ts';
import type { AutoAdvanceGrant, Wave } from '../../domain/run.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Run, RunLead } from '../../store/entities/runs.ts';
import { newId } from '../../store/ids.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addRunLead, listRunCompanies } from '../../store/queries/run-companies.ts';
import { setFilePermissions } from '../../store/queries/run-files.ts';
import { addCompany } from '../companies/add.ts';
import { findSuppressedDomains } from '../suppressions/find-suppressed.ts';

export interface NewImport {
  /** The name that a person gave. */
  readonly name: string | null;
  readonly derivedName: string;
  readonly brief: string | null;
}

/** Creates a run for imported files, and its campaign. */
export function createImportRun(
  tx: Tx,
  { id: projectId, settings }: Rows['Project'],
  { name, derivedName, brief }: NewImport,
): Rows['Run'] {
  const { orgId } = tx;
  const times = { createdAt: tx.now, updatedAt: tx.now };
  const campaignId = newId('campaign');
  tx.em.create(Campaign, {
    orgId,
    id: campaignId,
    projectId,
    name: name ?? derivedName,
    brief,
    ...times,
    status: 'draft',
    goal: null,
    ghostwriterHints: null,
    outreachAngle: null,
    channels: ['email'],
    settings: {},
    structure: null,
    structureLocked: false,
    structureUpdatedAt: null,
  });
  return tx.em.create(Run, {
    orgId,
    id: newId('run'),
    projectId,
    campaignId,
    name,
    derivedName,
    brief,
    ...times,
    status: 'awaiting_profile',
    origin: 'material',
    source: null,
    lookedIn: [],
    waves: [],
    gateSince: tx.now,
    archivedAt: null,
    creditCap: settings.runCreditCap ?? null,
  });
}

export interface ImportedCompany<File extends FolderFile> {
  readonly company: Rows['RunCompany'];
  readonly isNew: boolean;
  /** Whether a person still has to decide about the company. */
  readonly isOpen: boolean;
  readonly folder: string;
  readonly files: readonly File[];
}

/**
 * Adds companies to a locked run. The permission of this wave applies to all its companies, except suppressed and
 * excluded ones. It also applies to earlier files of a company, but people in them still need acceptance. A confirmed
 * company is proposed again if it has files without permission.
 */
export async function addImportedCompanies<File extends FolderFile>(
  tx: Tx,
  run: Rows['Run'],
  wave: Wave,
  companies: readonly FolderCompany<File>[],
): Promise<ImportedCompany<File>[]> {
  await tx.flush();
  const imported: ImportedCompany<File>[] = [];
  const listed: Rows['RunCompany'][] = await listRunCompanies(tx, run.id);
  for (const found of companies) {
    const known = findListedCompany(listed, found);
    const company = known ?? addFolderCompany(tx, run.id, wave, found);
    if (!known) listed.push(company);
    company.domain ??= found.domain;
    company.folder ??= found.folder;
    const isOpen = company.status === 'proposed' || company.status === 'failed';
    imported.push({ company, isNew: !known, isOpen, folder: found.folder, files: found.files });
  }
  await applyGrants(tx, run.id, [...new Set(imported.map(({ company }) => company))], wave.grants);
  return imported;
}

function addFolderCompany(
  tx: Tx,
  runId: string,
  wave: Wave,
  { folder, name, domain, files }: FolderCompany<FolderFile>,
): Rows['RunCompany'] {
  const count = files.length === 1 ? 'one file' : `${files.length} files`;
  const company = addCompany(
    tx,
    {
      name,
      domain,
      website: null,
      field: null,
      description: null,
      city: null,
      country: null,
      employees: null,
      phone: null,
      foundIn: `the folder ${folder}`,
      foundUrl: null,
      people: [],
      reason: `Its folder contains ${count}.`,
    },
    { runId, wave: wave.number, status: 'proposed', mayDraft: false },
  );
  return Object.assign(company, { folder });
}

/**
 * Confirms the companies that `grants` allow to continue, and excludes suppressed ones. Served by run_lead_run_index.
 */
async function applyGrants(
  tx: Tx,
  runId: string,
  companies: readonly Rows['RunCompany'][],
  grants: readonly AutoAdvanceGrant[],
): Promise<void> {
  await tx.flush();
  const unfilled = { orgId: tx.orgId, runId, leadId: null, contact: null };
  const rows = await tx.em.find(
    RunLead,
    { ...unfilled, status: { $in: ['proposed', 'failed'] } },
    { orderBy: { status: 'asc' } },
  );
  const rowOf = new Map(rows.map((row) => [row.runCompanyId, row]));
  const suppressed = await findSuppressedDomains(
    tx,
    companies.flatMap(({ domain }) => domain ?? []),
  );
  const confirmedIds: string[] = [];
  for (const company of companies) {
    const row = rowOf.get(company.id);
    if (row) row.domain ??= company.domain ?? null;
    if (company.status === 'excluded') continue;
    const changes = { updatedAt: tx.now, code: null, reason: null };
    if (company.status === 'proposed' && suppressed.has(company.domain ?? '')) {
      const excluded = { ...changes, status: 'excluded', reason: companySuppressedReason } as const;
      Object.assign(company, excluded);
      if (row) Object.assign(row, excluded);
    } else if (grants.includes('leads')) {
      if (company.status === 'proposed' || company.status === 'failed')
        company.mayDraft = grants.includes('messages');
      Object.assign(company, { ...changes, status: 'confirmed' });
      if (row) Object.assign(row, { ...changes, status: 'resolving' });
      confirmedIds.push(company.id);
    } else if (company.status !== 'proposed' && row?.status !== 'proposed') {
      addRunLead(tx, company, 'proposed');
    }
  }
  await setFilePermissions(tx, confirmedIds, 'leads');
}

const companySuppressedReason = 'Its domain is suppressed.';
