import { expect } from 'vitest';
import { uploadFolder } from '../../support/upload-folder.ts';
import { briefFor, domainsOfBrief, sharedPerson } from './scene.ts';
import { newRun } from './model.ts';
import type { RunStep, StepKind } from './steps.ts';
import { runAt, type RunAction, type StepContext } from './step-context.ts';

/** Calls of operations, by the kind of step. */
export const calls: Readonly<Partial<Record<StepKind, RunAction>>> = {
  start: async (context, step) => {
    const { workspace, model, cap } = context;
    const [serial, companies] = [context.serial(), step.count % 4];
    const args = { projectId: workspace.projectId, idea: briefFor(serial, companies) };
    const started = await callOperation(context, step, 'engine.start', args);
    if (!started) return;
    const found = domainsOfBrief(serial, companies);
    const fields = { found, cap: cap ?? Infinity, mayPropose: true };
    model.runs.push(newRun(started.runId, 'brief', fields));
  },

  import: importFolder,

  addLead: async ({ workspace, serial }, { first, second }) => {
    const analysis = 'They bake rye bread in Tampere.';
    const number = serial();
    const email = second ? sharedPerson : `anna@l${number}.example`;
    await workspace.tryCall('leads.add', {
      projectId: workspace.projectId,
      source: 'fair',
      firstName: 'Anna',
      email,
      company: `Lead ${number}`,
      ...(first ? { analysis } : {}),
    });
  },

  startFromLeads: async (context, step) => {
    const { workspace, model, cap } = context;
    const args = { projectId: workspace.projectId, source: 'fair' };
    const started = await callOperation(context, step, 'runs.startFromLeads', args);
    if (started) model.runs.push(newRun(started.runId, 'leads', { cap: cap ?? Infinity }));
  },

  confirm,

  archive: async (context, step) => {
    const run = runAt(context, step);
    if (run && (await callOperation(context, step, 'runs.archive', { runId: run.id })))
      context.learnLater(() => (run.isArchived = true));
  },

  rename: async (context, step) => {
    const run = runAt(context, step);
    if (run)
      await callOperation(context, step, 'runs.rename', { runId: run.id, name: step.first ? 'Spring' : '' });
  },

  removeDraft: async (context, step) => {
    const row = await draftAt(context, step);
    if (row) await callOperation(context, step, 'drafts.remove', { leadId: row.id });
  },

  updateDraft: async (context, step) => {
    const row = await draftAt(context, step);
    if (row)
      await callOperation(context, step, 'drafts.update', { leadId: row.id, body: 'Hello, shall we talk?' });
  },

  approve: async (context, step) => {
    const row = await draftAt(context, step);
    if (row) await callOperation(context, step, 'messages.approve', { messageId: row.messageId });
  },

  deleteLead: async (context, step) => {
    const [lead] = await leadsAt(context, step);
    if (lead) await callOperation(context, step, 'leads.delete', { leadId: lead });
  },

  mergeLeads: async (context, step) => {
    const [primaryId, duplicateId] = await leadsAt(context, step);
    if (!primaryId || !duplicateId) return;
    context.model.merged.add(primaryId);
    await callOperation(context, step, 'leads.merge', { primaryId, duplicateId });
  },
};

/** Expects success or a documented error. A repeat with the same key must return the same. */
async function callOperation(
  { workspace, serial }: StepContext,
  { isTwice }: RunStep,
  fn: string,
  args: object,
) {
  const headers = { 'Idempotency-Key': `step-${serial()}` };
  const send = () => workspace.tryCall(fn, args, headers);
  const replies = isTwice ? await Promise.all([send(), send()]) : [await send()];
  for (const { status, text } of replies) expect([200, 400, 403], `${fn}: ${text}`).toContain(status);
  // Errors are not stored for replay, so the repeat may succeed after an error.
  const [done, repeated] = replies.filter(({ status }) => status === 200);
  if (repeated) expect(repeated.value, repeated.text).toEqual(done!.value);
  return done?.value ?? null;
}

async function importFolder(context: StepContext, step: RunStep): Promise<void> {
  const { service, workspace, model, cap, serial, learnLater } = context;
  const grants = [undefined, ['leads'], true][step.index % 3];
  const target = step.first ? runAt(context, step) : undefined;
  const folders = Array.from({ length: 1 + (step.count % 2) }, () => `m${serial()}`);
  const texts = Object.fromEntries(folders.map((folder) => [`${folder}/notes.txt`, 'Rye bread.']));
  const imported = await callOperation(context, step, 'material.import', {
    projectId: workspace.projectId,
    files: await uploadFolder(service, workspace, texts),
    assignments: folders.map((folderName) => ({ folderName, domain: `${folderName}.example` })),
    ...(grants === undefined ? {} : { autoAdvance: grants }),
    ...(target === undefined ? {} : { targetRunId: target.id }),
  });
  if (!imported) return;
  const run = target ?? newRun(imported.runId, 'material', { cap: cap ?? Infinity });
  if (!target) model.runs.push(run);
  const domains = folders.map((folder) => `${folder}.example`);
  run.imported.push(...domains);
  for (const domain of grants === undefined ? [] : domains) model.mayFind.add(domain);
  for (const domain of grants === true ? domains : []) model.mayWrite.add(domain);
  learnLater(() => {
    run.isGranted ||= grants !== undefined;
    run.mayPropose ||= grants === undefined;
    run.mayNeedAcceptance ||= grants !== true;
  });
}

/** With a reviewed list, only the listed companies continue; one of them is new to the run. */
async function confirm(context: StepContext, step: RunStep): Promise<void> {
  const { workspace, model, serial, learnLater } = context;
  const run = runAt(context, step);
  if (!run) return;
  const known = [...run.found, ...run.imported];
  const reviewed = [...known.slice(0, step.count % 4), `x${serial()}.example`];
  const excluded = step.second ? known.slice(-1) : [];
  const args = {
    runId: run.id,
    language: 'en',
    channel: 'email',
    leadsPerCompany: 1 + (step.count % 2),
    excludedDomains: excluded,
    ...(step.first ? { reviewedCompanies: reviewed.map((domain) => ({ name: domain, domain })) } : {}),
  };
  const headers: Record<string, string> = step.count === 8 ? { 'Dry-Run': 'true' } : {};
  if (headers['Dry-Run']) return void (await workspace.tryCall('runs.confirmCompanies', args, headers));
  if (!(await callOperation(context, step, 'runs.confirmCompanies', args))) return;
  learnLater(() => {
    const continuing = step.first ? reviewed : [...run.found, ...run.imported];
    for (const domain of continuing.filter((each) => !excluded.includes(each))) {
      model.mayFind.add(domain);
      if (run.origin === 'brief' && !run.imported.includes(domain)) model.mayWrite.add(domain);
    }
    Object.assign(run, { isConfirmed: true, mayAsk: run.mayNeedAcceptance || run.origin !== 'brief' });
  });
}

async function draftAt({ service, workspace }: StepContext, { index }: RunStep) {
  const rows = await service.sql<{ id: string; messageId: string }>(
    `select id, message_id as "messageId" from run_lead where org_id = $1 and message_id is not null order by id`,
    [workspace.tenant.orgId],
  );
  return rows[index % Math.max(1, rows.length)];
}

async function leadsAt({ service, workspace }: StepContext, { index, count }: RunStep): Promise<string[]> {
  const rows = await service.sql<{ id: string }>('select id from lead where org_id = $1 order by id', [
    workspace.tenant.orgId,
  ]);
  if (rows.length === 0) return [];
  const [first, other] = [rows[index % rows.length]!.id, rows[count % rows.length]!.id];
  return first === other ? [first] : [first, other];
}
