import { filePermissionOf } from '../../domain/file-permission.ts';
import { planFolders, type FolderPlan } from '../../domain/material-folders.ts';
import {
  estimateImport,
  matchUploads,
  deriveImportName,
  readGrants,
  repeatedImportWarning,
  unfitFolderReason,
  withoutKnownFiles,
} from '../../domain/material-import.ts';
import { isClosed, type AutoAdvanceGrant, type Wave, peoplePerCompany } from '../../domain/run.ts';
import type { Call, Handler } from '../../operation.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { advanceImportedCompanies } from '../../application/companies/advance.ts';
import {
  createImportRun,
  addImportedCompanies,
  type ImportedCompany,
} from '../../application/material/import.ts';
import { findUploads, saveMediaTypes } from '../../store/queries/material.ts';
import { findProject } from '../../store/queries/projects.ts';
import { attachFiles, findRunFiles, findRunWithFiles } from '../../store/queries/run-files.ts';
import { estimateCompanies } from '../../application/runs/estimate.ts';
import { updateRunStatus } from '../../application/runs/update-status.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { runName } from '../runs/_view.ts';
import type { OpenCompany } from '../../store/queries/run-estimate.ts';

type ImportCall = Call<'material.import'>;
type ImportedFile = ImportCall['args']['files'][number];

export const handle: Handler<'material.import'> = async (call) => {
  const { args, tx, caller, dryRun, fail } = call;
  const grants = requireGrants(call);
  const project =
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const target = args.targetRunId === undefined ? null : await lockTargetRun(call, args.targetRunId);
  if (target) await saveBrief(call, target);
  const plan = await planImport(call, target);
  const warnings = await warnOfRepeatedImport(call, plan);
  const run = target ?? createImportRun(tx, project, runNames(args, plan));
  const files = plan.companies.reduce((sum, company) => sum + company.files.length, 0);
  const wave: Wave = {
    number: run.waves.length + (files > 0 ? 1 : 0),
    grants: [...grants],
    files,
    by: caller.userId,
    at: tx.now.getTime(),
  };
  const imported = await addImportedCompanies(tx, run, wave, plan.companies);
  if (files > 0) await saveWave(tx, run, wave, imported);
  const isRunUnsaved = dryRun && !target;
  return {
    runId: isRunUnsaved ? null : run.id,
    campaignId: isRunUnsaved ? null : (run.campaignId ?? null),
    status: run.status,
    name: runName(run),
    wave: wave.number,
    companies: imported.map((each) => viewImportedCompany(each, dryRun)),
    leftOut: [...plan.leftOut],
    estimate: estimateImport(
      await estimateCompanies(tx, advancingCompanies(imported), peoplePerCompany(run)),
      grants,
      countRepeated(imported),
    ),
    autoAdvance: [...grants],
    warnings,
    dryRun,
  };
};

/** Companies that may continue past the list, because of `autoAdvance` or a person's confirmation. */
function advancingCompanies(imported: readonly ImportedCompany<ImportedFile>[]): OpenCompany[] {
  const open = imported.filter(({ isOpen, company }) => isOpen && company.status !== 'excluded');
  const companies = [...new Set(open.map(({ company }) => company))];
  return companies.map(({ domain, website, people }) => ({ domain, website, people, startedKinds: [] }));
}

/** Counts companies with new files whose people are already found or being searched for. */
function countRepeated(imported: readonly ImportedCompany<ImportedFile>[]): number {
  const again = imported.filter(({ isOpen, company }) => !isOpen && company.status !== 'excluded');
  return new Set(again.map(({ company }) => company)).size;
}

/** The values of `autoAdvance`. A sandbox key may pass none, because continuing past the list spends credits. */
function requireGrants({ args: { autoAdvance }, caller, fail }: ImportCall): readonly AutoAdvanceGrant[] {
  const grants = readGrants(autoAdvance);
  if (caller.mode === 'test' && grants?.length !== 0) {
    const message = 'autoAdvance spends credits and needs a live key. Leave it out, or use a live key.';
    fail('live_key_required', message, { param: 'autoAdvance', reason: 'spends_credits' });
  }
  const messagesNeedLeads =
    'messages cannot be granted without leads: there would be nobody to write to. Use true, or ' +
    '["leads", "messages"].';
  return grants ?? fail('invalid_arguments', messagesNeedLeads, { param: 'autoAdvance' });
}

/** Locks the run that the companies join. A run of another workspace is not found. */
async function lockTargetRun({ args, tx, fail }: ImportCall, runId: string): Promise<Rows['Run']> {
  const run = await findRunForUpdate(tx, runId);
  if (run?.projectId !== args.projectId) return fail('run_not_found', null, { param: 'targetRunId' });
  if (run.archivedAt || isClosed(run.status)) {
    const state = run.archivedAt ? 'archived' : run.status;
    fail('invalid_state', `The run is ${state} and accepts no more companies; import into a new run.`);
  }
  if (args.campaignName !== undefined && args.campaignName.trim() !== runName(run)) {
    const message = 'campaignName names a new run; use runs.rename to rename the run of targetRunId.';
    fail('invalid_arguments', message, { param: 'campaignName' });
  }
  return run;
}

/** A brief is set once. The run's own brief takes precedence over its campaign's. */
async function saveBrief({ args, tx, fail }: ImportCall, run: Rows['Run']): Promise<void> {
  const brief = args.campaignBrief?.trim();
  if (!brief) return;
  const { orgId } = tx;
  const campaign = run.campaignId ? await tx.em.findOne(Campaign, { orgId, id: run.campaignId }) : null;
  const existing = run.brief?.trim() || campaign?.brief?.trim();
  if (existing && existing !== brief) fail('brief_conflict', null, { param: 'campaignBrief' });
  if (existing) return;
  run.brief = brief;
  if (campaign) Object.assign(campaign, { brief, updatedAt: tx.now });
}

/** The companies in the files, without those already on the target run. */
async function planImport(
  { args, tx, fail }: ImportCall,
  target: Rows['Run'] | null,
): Promise<FolderPlan<ImportedFile>> {
  const { files, assignments = [], excludedFolders = [] } = args;
  const ids = files.map(({ storageId }) => storageId);
  const matched = matchUploads(files, await findUploads(tx, ids));
  if ('code' in matched) return fail(matched.code, matched.message, { param: matched.param });
  const { files: onRun, folders } = await findRunFiles(tx, target?.id ?? null);
  const plan = planFolders(matched, { assignments, excludedFolders, knownFolders: folders });
  if ('param' in plan) return fail('invalid_arguments', plan.message, { param: plan.param });
  const problem = unfitFolderReason(plan);
  if (problem !== null) fail('invalid_arguments', problem, { param: 'files' });
  await saveMediaTypes(tx, files);
  return withoutKnownFiles(plan, onRun);
}

/** Call it before the run of this import exists. */
async function warnOfRepeatedImport(
  { args: { projectId, targetRunId }, tx }: ImportCall,
  { companies }: FolderPlan<ImportedFile>,
): Promise<string[]> {
  const files = companies.flatMap((company) => company.files);
  const earlier = files.length === 0 ? null : await findRunWithFiles(tx, projectId, files);
  return earlier === null ? [] : [repeatedImportWarning(earlier, files.length, targetRunId ?? null)];
}

function runNames({ campaignName, campaignBrief }: ImportCall['args'], plan: FolderPlan<ImportedFile>) {
  return {
    name: campaignName?.trim() || null,
    derivedName: deriveImportName(plan),
    brief: campaignBrief?.trim() || null,
  };
}

/** Saves the import and lets its companies continue. */
async function saveWave(
  tx: Tx,
  run: Rows['Run'],
  wave: Wave,
  imported: readonly ImportedCompany<ImportedFile>[],
): Promise<void> {
  run.waves = [...run.waves, wave];
  await tx.flush();
  const files = imported.flatMap(({ company, files: own }) =>
    own.map(({ storageId, path }) => {
      const permission = filePermissionOf(company.status, wave.grants);
      return { storageId, path, permission, runCompanyId: company.id };
    }),
  );
  await attachFiles(tx, { runId: run.id, wave: wave.number }, files);
  await advanceImportedCompanies(tx, [...new Set(imported.map(({ company }) => company))]);
  await updateRunStatus(tx, run.id);
}

function viewImportedCompany(
  { company, isNew, folder, files }: ImportedCompany<ImportedFile>,
  dryRun: boolean,
) {
  const { id, name, domain, reason } = company;
  return {
    id: dryRun && isNew ? null : id,
    name,
    domain: domain ?? null,
    folder,
    isNew,
    reason: reason ?? null,
    files: files.map(({ storageId, path, sizeBytes }) => ({ storageId, path, sizeBytes })),
  };
}
