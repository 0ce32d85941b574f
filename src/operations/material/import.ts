import { standingOf } from '../../domain/file-standing.ts';
import { planFolders, type FolderPlan } from '../../domain/material-folders.ts';
import {
  estimateImport,
  matchUploads,
  nameImport,
  readGrants,
  whyUnfit,
  withoutKnown,
} from '../../domain/material-import.ts';
import { isClosed, type Grant, type Wave } from '../../domain/run.ts';
import type { Call, Handler } from '../../operation.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { peoplePerCompany } from '../../store/queries/company-people.ts';
import { advanceImported } from '../../store/queries/company-steps.ts';
import { createImportRun, listCompanies, type TakenCompany } from '../../store/queries/material-import.ts';
import { findUploads, keepMediaTypes } from '../../store/queries/material.ts';
import { findProject } from '../../store/queries/projects.ts';
import { attachFiles, filesOnRun } from '../../store/queries/run-files.ts';
import { estimateCompanies, type OpenCompany } from '../../store/queries/run-estimate.ts';
import { settleRun } from '../../store/queries/run-gate.ts';
import { findRunForChange } from '../../store/queries/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { nameOf } from '../runs/_view.ts';

type ImportCall = Call<'material.import'>;
type ImportedFile = ImportCall['args']['files'][number];

export const handle: Handler<'material.import'> = async (call) => {
  const { args, tx, caller, dryRun, fail } = call;
  const grants = grantsOf(call);
  const project =
    (await findProject(tx, args.projectId)) ?? fail('project_not_found', null, { param: 'projectId' });
  const target = args.targetRunId === undefined ? null : await holdTarget(call, args.targetRunId);
  if (target) await takeBrief(call, target);
  const plan = await readFolder(call, target);
  const run = target ?? createImportRun(tx, project, namesOf(args, plan));
  const files = plan.companies.reduce((sum, company) => sum + company.files.length, 0);
  const wave: Wave = {
    number: run.waves.length + (files > 0 ? 1 : 0),
    grants: [...grants],
    files,
    by: caller.userId,
    at: tx.now.getTime(),
  };
  const taken = await listCompanies(tx, run, wave, plan.companies);
  if (files > 0) await keepWave(tx, run, wave, taken);
  const isVain = dryRun && !target;
  return {
    runId: isVain ? null : run.id,
    campaignId: isVain ? null : (run.campaignId ?? null),
    status: run.status,
    name: nameOf(run),
    wave: wave.number,
    companies: taken.map((each) => viewTaken(each, dryRun)),
    leftOut: [...plan.leftOut],
    estimate: estimateImport(
      await estimateCompanies(tx, openCompanies(taken), peoplePerCompany(run)),
      grants,
      countAgain(taken),
    ),
    autoAdvance: [...grants],
    dryRun,
  };
};

/** Each company that what is granted, or a person, lets go on from the list. */
function openCompanies(taken: readonly TakenCompany<ImportedFile>[]): OpenCompany[] {
  const open = taken.filter(({ isOpen, company }) => isOpen && company.status !== 'excluded');
  const companies = [...new Set(open.map(({ company }) => company))];
  return companies.map(({ domain, website, people }) => ({ domain, website, people, begun: [] }));
}

/** How many companies go on with new files whose people are looked for already, or were found. */
function countAgain(taken: readonly TakenCompany<ImportedFile>[]): number {
  const again = taken.filter(({ isOpen, company }) => !isOpen && company.status !== 'excluded');
  return new Set(again.map(({ company }) => company)).size;
}

/** What the caller grants. A sandbox key may grant nothing, for whatever goes on past the list costs. */
function grantsOf({ args: { autoAdvance }, caller, fail }: ImportCall): readonly Grant[] {
  const grants = readGrants(autoAdvance);
  if (caller.mode === 'test' && grants?.length !== 0) {
    const message = 'autoAdvance needs a live key: it spends credits. Leave it out, or use a live key.';
    fail('live_key_required', message, { param: 'autoAdvance', reason: 'spends_credits' });
  }
  const alone =
    'messages cannot be granted alone: nobody would be there to write to. Write true, or ["leads", "messages"].';
  return grants ?? fail('invalid_arguments', alone, { param: 'autoAdvance' });
}

/** The run that the companies join, held; a run of another workspace is not there. */
async function holdTarget({ args, tx, fail }: ImportCall, runId: string): Promise<Rows['Run']> {
  const run = await findRunForChange(tx, runId);
  if (run?.projectId !== args.projectId) return fail('run_not_found', null, { param: 'targetRunId' });
  if (run.archivedAt || isClosed(run.status)) {
    const state = run.archivedAt ? 'archived' : run.status;
    fail('invalid_state', `The run is ${state} and takes no more companies; import into a run of its own.`);
  }
  if (args.campaignName !== undefined && args.campaignName.trim() !== nameOf(run)) {
    const message = 'campaignName names a new run; runs.rename gives the run of targetRunId another name.';
    fail('invalid_arguments', message, { param: 'campaignName' });
  }
  return run;
}

/** A brief is taken once; the run's own counts before that of its campaign. */
async function takeBrief({ args, tx, fail }: ImportCall, run: Rows['Run']): Promise<void> {
  const brief = args.campaignBrief?.trim();
  if (!brief) return;
  const { orgId } = tx;
  const campaign = run.campaignId ? await tx.em.findOne(Campaign, { orgId, id: run.campaignId }) : null;
  const known = run.brief?.trim() || campaign?.brief?.trim();
  if (known && known !== brief) fail('brief_conflict', null, { param: 'campaignBrief' });
  if (known) return;
  run.brief = brief;
  if (campaign) Object.assign(campaign, { brief, updatedAt: tx.now });
}

/** The companies of the files; what is on the target run already is left out. */
async function readFolder(
  { args, tx, fail }: ImportCall,
  target: Rows['Run'] | null,
): Promise<FolderPlan<ImportedFile>> {
  const { files, assignments = [], excludedFolders = [] } = args;
  const ids = files.map(({ storageId }) => storageId);
  const matched = matchUploads(files, await findUploads(tx, ids));
  if ('code' in matched) return fail(matched.code, matched.message, { param: matched.param });
  const { files: onRun, folders } = await filesOnRun(tx, target?.id ?? null);
  const plan = planFolders(matched, { assignments, excludedFolders, knownFolders: folders });
  if ('param' in plan) return fail('invalid_arguments', plan.message, { param: plan.param });
  const unfit = whyUnfit(plan);
  if (unfit !== null) fail('invalid_arguments', unfit, { param: 'files' });
  await keepMediaTypes(tx, files);
  return withoutKnown(plan, onRun);
}

function namesOf({ campaignName, campaignBrief }: ImportCall['args'], plan: FolderPlan<ImportedFile>) {
  return {
    name: campaignName?.trim() || null,
    derivedName: nameImport(plan),
    brief: campaignBrief?.trim() || null,
  };
}

/** Notes the wave with what it brought, and lets its companies go on. */
async function keepWave(
  tx: Tx,
  run: Rows['Run'],
  wave: Wave,
  taken: readonly TakenCompany<ImportedFile>[],
): Promise<void> {
  run.waves = [...run.waves, wave];
  await tx.flush();
  const files = taken.flatMap(({ company, files: own }) =>
    own.map(({ storageId, path }) => {
      const standing = standingOf(company.status, wave.grants);
      return { storageId, path, standing, runCompanyId: company.id };
    }),
  );
  await attachFiles(tx, { runId: run.id, wave: wave.number }, files);
  await advanceImported(tx, [...new Set(taken.map(({ company }) => company))]);
  await settleRun(tx, run.id);
}

function viewTaken({ company, isNew, folder, files }: TakenCompany<ImportedFile>, dryRun: boolean) {
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
