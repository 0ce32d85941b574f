import { beforeAll, expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { uploadFolder, type UploadedFile } from '../support/upload-folder.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

const folder = (texts: Record<string, string>) => uploadFolder(service, workspace, texts);
const lifts = () => folder({ 'Acme/notes.txt': 'Acme builds lifts.', 'Beta_Oy/a.txt': 'Beta sells bread.' });
const importFolder = (files: readonly UploadedFile[], args: object = {}, headers?: Record<string, string>) =>
  workspace.call('material.import', { projectId: workspace.projectId, files, ...args }, headers);
const namesOf = ({ companies }: { companies: { name: string }[] }) => companies.map(({ name }) => name);
const runOf = async (runId: string) => {
  const { items } = await workspace.call('runs.list', { projectId: workspace.projectId, limit: 200 });
  return items.find(({ id }) => id === runId)!;
};

test('a further wave waits for review, even if the first wave did not', async () => {
  const first = await importFolder(await lifts(), { autoAdvance: ['leads'] });
  expect(first.status).toBe('resolving_contacts');
  const files = await folder({ 'Gamma/c.txt': 'c', 'Delta/d.txt': 'd' });
  const second = await importFolder(files, { targetRunId: first.runId });
  expect(second).toMatchObject({ runId: first.runId, campaignId: first.campaignId, wave: 2 });
  expect(second).toMatchObject({ status: 'awaiting_profile', autoAdvance: [] });
  expect(namesOf(second)).toEqual(['Delta', 'Gamma']);
  const run = await runOf(first.runId);
  expect(run.waves.map(({ number, grants }) => [number, grants])).toEqual([
    [1, ['leads']],
    [2, []],
  ]);
  expect(run.attachments).toHaveLength(4);
  const statuses = await service.sql('select status from run_company where run_id = $1 order by id', [
    run.id,
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'proposed', 'proposed']);
});

test('a further wave adds files to an existing company without duplicating it', async () => {
  const assignments = [{ folderName: 'Acme', domain: 'acme.fi' }];
  const first = await importFolder(await lifts(), { assignments });
  const files = await folder({
    'ACME/more.txt': 'm',
    'acme.fi/site.txt': 's',
    'beta oy/b.txt': 'b',
    'N/n': 'n',
  });
  const second = await importFolder(files, { targetRunId: first.runId });
  const known = new Map(first.companies.map(({ id, folder: companyFolder }) => [companyFolder, id]));
  expect(second.companies.map(({ id, folder: companyFolder, isNew }) => [companyFolder, isNew, id])).toEqual([
    ['ACME', false, known.get('Acme')],
    ['N', true, expect.any(String)],
    ['acme.fi', false, known.get('Acme')],
    ['beta oy', false, known.get('Beta_Oy')],
  ]);
  const { items } = await workspace.call('runs.leads', { runId: first.runId });
  expect(items).toHaveLength(3);
  const { attachments } = await runOf(first.runId);
  expect(attachments.map(({ path, folder: companyFolder }: any) => [path, companyFolder])).toEqual([
    ['ACME/more.txt', 'Acme'],
    ['Acme/notes.txt', 'Acme'],
    ['Beta_Oy/a.txt', 'Beta_Oy'],
    ['N/n', 'N'],
    ['acme.fi/site.txt', 'Acme'],
    ['beta oy/b.txt', 'Beta_Oy'],
  ]);
});

test('a further wave lists files already on the run and needs at least one other', async () => {
  const files = await lifts();
  const { runId } = await importFolder(files);
  const again = await importFolder(files, { targetRunId: runId });
  expect(again).toMatchObject({ wave: 1, companies: [], runId });
  expect(again.leftOut).toMatchObject([
    { path: 'Acme/notes.txt', reason: 'It is already on this run, at Acme/notes.txt.' },
    { path: 'Beta_Oy/a.txt' },
  ]);
  expect((await runOf(runId)).waves).toHaveLength(1);
  expect(await importFolder(files)).toMatchObject({ companies: [{ name: 'Acme' }, { name: 'Beta Oy' }] });
});

test('a further wave sets the domain of an existing company', async () => {
  const { runId } = await importFolder(await lifts());
  await importFolder(await folder({ 'Acme/b.txt': 'b', 'C/c.txt': 'c' }), {
    targetRunId: runId,
    assignments: [{ folderName: 'Acme', domain: 'acme.fi' }],
  });
  const { items } = await workspace.call('runs.leads', { runId });
  expect(items.map(({ company, domain }) => [company, domain])).toEqual([
    ['Acme', 'acme.fi'],
    ['Beta Oy', null],
    ['C', null],
  ]);
});

test('a further wave with autoAdvance releases a waiting company', async () => {
  const { runId } = await importFolder(await lifts());
  const files = await folder({ 'Acme/b.txt': 'b', 'C/c.txt': 'c' });
  const second = await importFolder(files, { targetRunId: runId, autoAdvance: ['leads'] });
  expect(second.estimate).toMatchObject({ contacts: 2, granted: 2 });
  const companies = await service.sql(
    'select name, status from run_company where run_id = $1 order by name',
    [runId],
  );
  expect(companies.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'Acme confirmed',
    'Beta Oy proposed',
    'C confirmed',
  ]);
  const third = await importFolder(await folder({ 'Acme/c.txt': 'c' }), {
    targetRunId: runId,
    autoAdvance: ['leads'],
  });
  expect(third.estimate).toMatchObject({ contacts: 0, granted: 0 });
});

test('a further wave may add a missing brief or repeat the existing one', async () => {
  const { runId, campaignId } = await importFolder(await lifts());
  const args = { targetRunId: runId, campaignBrief: ' Offer a call. ' };
  await importFolder(await folder({ 'C/c': 'c' }), args);
  await importFolder(await folder({ 'D/d': 'd' }), { ...args, campaignBrief: 'Offer a call.' });
  expect(await workspace.call('campaigns.get', { campaignId })).toMatchObject({ brief: 'Offer a call.' });
  await expectError(
    service,
    'material.import',
    'brief_conflict',
    {
      projectId: workspace.projectId,
      files: await folder({ 'E/e': 'e' }),
      ...args,
      campaignBrief: 'Other.',
    },
    workspace.options,
  );
});

test('stores all concurrent further waves', async () => {
  const { runId } = await importFolder(await lifts());
  const waves = await Promise.all(
    ['C', 'D', 'E'].map(async (name) =>
      importFolder(await folder({ [`${name}/x.txt`]: name }), { targetRunId: runId }),
    ),
  );
  expect(waves.map(({ wave }) => wave).sort((one, other) => one - other)).toEqual([2, 3, 4]);
  const run = await runOf(runId);
  expect(run.waves.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(run.attachments).toHaveLength(5);
});
