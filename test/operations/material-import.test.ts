import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { uploadFolder, type UploadedFile } from '../support/upload-folder.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

const uploadTexts = (texts: Record<string, string>) => uploadFolder(service, workspace, texts);
const uploadLiftsFolder = () =>
  uploadTexts({ 'Acme/notes.txt': 'Acme builds lifts.', 'Beta_Oy/a.txt': 'Beta sells bread.' });
const importFolder = (files: readonly UploadedFile[], args: object = {}, headers?: Record<string, string>) =>
  workspace.call('material.import', { projectId: workspace.projectId, files, ...args }, headers);
const runOf = async (runId: string) => {
  const { items } = await workspace.call('runs.list', { projectId: workspace.projectId, limit: 200 });
  return items.find(({ id }) => id === runId)!;
};

describe('an import', () => {
  test('creates a campaign and a run with a complete company list', async () => {
    const files = await uploadLiftsFolder();
    const brief = 'Offer a short call.';
    const answer = await importFolder(files, {
      campaignName: 'Lifts 2027',
      campaignBrief: brief,
      assignments: [{ folderName: 'acme', domain: 'www.acme.fi' }],
    });
    expect(answer).toMatchObject({
      name: 'Lifts 2027',
      wave: 1,
      leftOut: [],
      autoAdvance: [],
      dryRun: false,
    });
    expect(answer.companies).toEqual([
      {
        id: expect.stringMatching(/^company_/),
        name: 'Acme',
        domain: 'acme.fi',
        folder: 'Acme',
        isNew: true,
        reason: null,
        files: [files[0]],
      },
      {
        id: expect.stringMatching(/^company_/),
        name: 'Beta Oy',
        domain: null,
        folder: 'Beta_Oy',
        isNew: true,
        reason: null,
        files: [files[1]],
      },
    ]);
    expect(answer.estimate).toEqual({ research: 1, contacts: 2, drafts: 2, credits: 5, granted: 0 });
    expect(await workspace.call('campaigns.get', { campaignId: answer.campaignId })).toMatchObject({
      name: 'Lifts 2027',
      brief,
    });
    const run = await runOf(answer.runId);
    expect(run).toMatchObject({ campaignId: answer.campaignId, status: 'awaiting_profile' });
    expect(run.attachments).toMatchObject([
      { ...files[0], folder: 'Acme', wave: 1 },
      { ...files[1], folder: 'Beta_Oy', wave: 1 },
    ]);
    const status = await workspace.call('runs.status', { runId: answer.runId });
    expect(status.awaitingHuman).toMatchObject({ gate: 'awaiting_profile' });
    const { items } = await workspace.call('runs.leads', { runId: answer.runId });
    expect(items).toMatchObject([
      { company: 'Acme', domain: 'acme.fi', status: 'proposed', leadId: null, draft: null },
      { company: 'Beta Oy', domain: null, status: 'proposed', leadId: null, draft: null },
    ]);
  });

  test('gets its name from the common folder or from its companies', async () => {
    const [acme, beta] = await uploadLiftsFolder();
    const inside = [acme!, beta!].map((file) => ({ ...file, path: `Fair 2027/${file.path}` }));
    expect(await importFolder(inside)).toMatchObject({ name: 'Fair 2027' });
    expect(await importFolder([acme!, beta!])).toMatchObject({ name: 'Acme and Beta Oy' });
    expect(await importFolder([acme!])).toMatchObject({ name: 'Acme' });
  });

  test('lists every file without a company', async () => {
    const files = await uploadTexts({
      'readme.txt': 'x',
      'Acme/a.txt': 'a',
      'Acme/old/b.txt': 'b',
      'Beta/c.txt': 'c',
    });
    const { companies, leftOut } = await importFolder(files, { excludedFolders: ['old'] });
    expect(
      companies.map(({ files: companyFiles }: { files: UploadedFile[] }) =>
        companyFiles.map(({ path }) => path),
      ),
    ).toEqual([['Acme/a.txt'], ['Beta/c.txt']]);
    expect(leftOut.map(({ path, reason }: { path: string; reason: string }) => [path, reason])).toEqual([
      ['Acme/old/b.txt', 'The folder old is excluded.'],
      ['readme.txt', 'It is in no company folder.'],
    ]);
  });

  test('returns the expected result in a dry run and stores nothing', async () => {
    const before = await service.sql('select count(*)::int as n from run');
    const answer = await importFolder(await uploadLiftsFolder(), {}, { 'Dry-Run': 'true' });
    expect(answer).toMatchObject({ runId: null, campaignId: null, dryRun: true, status: 'awaiting_profile' });
    expect(answer.companies.map(({ id }) => id)).toEqual([null, null]);
    expect(await service.sql('select count(*)::int as n from run')).toEqual(before);
  });

  test('under one Idempotency-Key creates one run', async () => {
    const files = await uploadLiftsFolder();
    const first = await importFolder(files, {}, { 'Idempotency-Key': 'folder-1' });
    expect(await importFolder(files, {}, { 'Idempotency-Key': 'folder-1' })).toEqual(first);
    const reply = await workspace.tryCall(
      'material.import',
      { projectId: workspace.projectId, files: files.slice(1) },
      { 'Idempotency-Key': 'folder-1' },
    );
    expect(reply.error.code).toBe('key_reused');
  });

  test('accepts paths in any Unicode form and below additional folders', async () => {
    const [file] = await uploadTexts({ 'Müller/ä.txt': 'x' });
    const path = 'P/Müller/ä.txt'.normalize('NFD');
    const { companies } = await importFolder([{ ...file!, path }, ...(await uploadLiftsFolder())]);
    expect(companies[2]).toMatchObject({ folder: 'P', files: [{ path: 'P/Müller/ä.txt' }] });
  });
});

describe('autoAdvance', () => {
  test.each([
    [['leads'], ['leads'], 'confirmed', false, 4],
    [true, ['leads', 'messages'], 'confirmed', true, 6],
    [['messages', 'leads'], ['leads', 'messages'], 'confirmed', true, 6],
    [[], [], 'proposed', false, 0],
    [false, [], 'proposed', false, 0],
  ])('%j grants %j', async (autoAdvance, grants, status, mayDraft, granted) => {
    const assignments = ['Acme', 'Beta_Oy'].map((folderName, index) => {
      return { folderName, domain: `company-${index}-${JSON.stringify(autoAdvance).length}.example` };
    });
    const answer = await importFolder(await uploadLiftsFolder(), { autoAdvance, assignments });
    expect(answer).toMatchObject({ autoAdvance: grants, estimate: { granted } });
    const companies = await service.sql(
      'select status, may_draft as "mayDraft" from run_company where run_id = $1',
      [answer.runId],
    );
    expect(companies).toEqual([
      { status, mayDraft },
      { status, mayDraft },
    ]);
    const { userId } = workspace.tenant;
    const waves = [{ number: 1, grants, files: 2, by: userId, at: expect.any(Number) }];
    expect(await runOf(answer.runId)).toMatchObject({ waves });
    expect(await workspace.call('runs.status', { runId: answer.runId })).toMatchObject({ waves });
  });
});

describe('rejects an import', () => {
  const args = async (overrides: object = {}) => ({
    projectId: workspace.projectId,
    files: await uploadLiftsFolder(),
    ...overrides,
  });

  test('that permits paid work but uses a sandbox key', async () => {
    const { testKey: key } = workspace.tenant;
    for (const autoAdvance of [true, ['leads'], ['messages']]) {
      const importArgs = await args({ autoAdvance });
      const { error } = await expectError(service, 'material.import', 'live_key_required', importArgs, {
        key,
      });
      expect(error.reason).toBe('spends_credits');
    }
    expect((await service.call('material.import', await args({ autoAdvance: [] }), { key })).status).toBe(
      200,
    );
  });

  test('with invalid autoAdvance, or arguments that contradict its files', async () => {
    const files = await uploadLiftsFolder();
    const [acme, beta] = files;
    const cases: [overrides: object, param: string, message: RegExp][] = [
      [{ autoAdvance: ['messages'] }, 'autoAdvance', /\["leads", "messages"\]/],
      [{ autoAdvance: ['lead'] }, 'autoAdvance[0]', /must be one of: leads, messages/],
      [{ autoAdvance: 'leads' }, 'autoAdvance', /must be a boolean or an array/],
      [{ autoAdvance: ['leads', 'messages', 'leads'] }, 'autoAdvance', /at most 2 items/],
      [{ files: [acme, { ...beta, sizeBytes: 1 }] }, 'files[1].sizeBytes', /has 17 bytes, not 1\./],
      [{ files: [{ ...acme, path: 'Acme/a.txt' }] }, 'files[0].path', /must end in notes\.txt/],
      [{ files: [{ ...acme, path: '../notes.txt' }] }, 'files[0].path', /segments/],
      [
        { files: [{ ...acme, path: 'notes.txt' }] },
        'files',
        /No file belongs to a company.*its company's folder/,
      ],
      [{ assignments: [{ folderName: 'Akme', domain: 'a.fi' }] }, 'assignments[0].folderName', /Acme\?/],
      [
        { targetRunId: (await importFolder(files)).runId, campaignName: 'Other' },
        'campaignName',
        /runs\.rename/,
      ],
      [{ excludedFolders: ['Acmee'] }, 'excludedFolders[0]', /Acme\?/],
    ];
    for (const [overrides, param, message] of cases) {
      const importArgs = { projectId: workspace.projectId, files, ...overrides };
      const { error } = await expectError(
        service,
        'material.import',
        'invalid_arguments',
        importArgs,
        workspace.options,
      );
      expect(error.param, error.message).toBe(param);
      expect(error.message).toMatch(message);
    }
  });

  test('into an archived run or one that is being sent', async () => {
    const { runId: targetRunId } = await importFolder(await uploadLiftsFolder());
    await service.sql(`update run set status = 'sending' where id = $1`, [targetRunId]);
    const importArgs = await args({ targetRunId });
    const reject = () =>
      expectError(service, 'material.import', 'invalid_state', importArgs, workspace.options);
    expect((await reject()).error.message).toMatch(/is sending/);
    await service.sql(`update run set status = 'awaiting_approval' where id = $1`, [targetRunId]);
    await workspace.call('runs.archive', { runId: targetRunId });
    expect((await reject()).error.message).toMatch(/is archived/);
  });

  test('that names unknown or foreign objects', async () => {
    const other = await openWorkspace(service);
    const [foreignFile] = await uploadFolder(service, other, { 'Acme/notes.txt': 'x' });
    const foreign = await other.call('material.import', { projectId: other.projectId, files: [foreignFile] });
    const importArgs = await args();
    const { options } = workspace;
    for (const projectId of [newId('project'), other.projectId]) {
      await expectError(
        service,
        'material.import',
        'project_not_found',
        { ...importArgs, projectId },
        options,
      );
    }
    for (const targetRunId of [newId('run'), foreign.runId as string]) {
      await expectError(service, 'material.import', 'run_not_found', { ...importArgs, targetRunId }, options);
    }
    const replies = [newId('file'), foreignFile!.storageId].map(async (storageId) => {
      const files = [...importArgs.files, { ...foreignFile!, storageId }];
      const reply = await expectError(
        service,
        'material.import',
        'file_not_found',
        { ...importArgs, files },
        options,
      );
      return reply.text.replaceAll(reply.error.request_id, '');
    });
    expect(await replies[0]).toBe(await replies[1]);
    expect(await replies[0]).toContain('files[2].storageId');
  });

  test('of more than 200 companies', async () => {
    const [file] = await uploadLiftsFolder();
    const files = await Promise.all(
      Array.from({ length: 201 }, async (_, index) => (await uploadTexts({ [`F${index}/x`]: 'x' }))[0]!),
    );
    const { error } = await workspace.tryCall('material.import', {
      projectId: workspace.projectId,
      files: [file, ...files],
    });
    expect(error.message).toMatch(/belong to 202 companies; one import may have at most 200/);
    expect((await importFolder(files.slice(1))).companies).toHaveLength(200);
  });
});
