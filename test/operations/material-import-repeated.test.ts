import { beforeEach, expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { uploadFolder, type UploadedFile } from '../support/upload-folder.ts';

const service = testService();
let workspace: DraftingWorkspace;
beforeEach(async () => {
  workspace = await openWorkspace(service);
});

const lifts = { 'Lifts/Acme/notes.txt': 'Acme builds lifts.', 'Lifts/Beta/a.txt': 'Beta sells bread.' };
const folder = (texts: Record<string, string> = lifts) => uploadFolder(service, workspace, texts);
const importFolder = (files: readonly UploadedFile[], args: object = {}, headers?: Record<string, string>) =>
  workspace.call('material.import', { projectId: workspace.projectId, files, ...args }, headers);
const remedies =
  'Both runs may draft messages to the same companies. To add files to that run, pass its id as targetRunId. ' +
  'To repeat a call safely, pass the same idempotency key. Use runs.archive to archive a run that you do not need.';

test('a second import of the same folder without a key warns and names the first run', async () => {
  const first = await importFolder(await folder());
  expect(first.warnings).toEqual([]);
  const warnings = [
    `All 2 files are already on the run “Lifts” (${first.runId}), with the same path and content. ${remedies}`,
  ];
  // Uploaded again, the files have other storage ids.
  const files = await folder();
  expect(await importFolder(files, {}, { 'Dry-Run': 'true' })).toMatchObject({ runId: null, warnings });
  const second = await importFolder(files);
  expect(second.runId).not.toBe(first.runId);
  expect(second.warnings).toEqual(warnings);
});

test('returns the first reply without a warning for the same key', async () => {
  const files = await folder();
  const headers = { 'Idempotency-Key': 'lifts' };
  const first = await importFolder(files, {}, headers);
  expect(await importFolder(files, {}, headers)).toEqual(first);
  expect(first.warnings).toEqual([]);
});

test('warns with the run that has most of the files if some are new', async () => {
  const one = { 'Lifts/Acme/notes.txt': 'Acme builds lifts.' };
  await importFolder(await folder(one), { campaignName: 'Older' });
  const { runId } = await importFolder(await folder(), { campaignName: 'Lifts 2027' });
  await importFolder(await folder(one), { campaignName: 'Newer' });
  const { warnings } = await importFolder(await folder({ ...lifts, 'Lifts/Gamma/c.txt': 'Gamma' }));
  expect(warnings).toEqual([
    `2 of 3 files are already on the run “Lifts 2027” (${runId}), with the same path and content. ${remedies}`,
  ]);
});

test('warns how to remove a copy if a wave repeats a file of its run', async () => {
  const { runId: targetRunId } = await importFolder(await folder());
  const copy = await folder({ 'Lifts/Acme/notes.txt': 'Acme builds lifts.' });
  const { warnings } = await importFolder(copy, { targetRunId });
  expect(warnings).toEqual([
    `The file is already on the run “Lifts” (${targetRunId}), with the same path and content. ` +
      'Use runs.detach to remove a copy.',
  ]);
});

test('ignores changed files, archived runs and other workspaces', async () => {
  const { runId } = await importFolder(await folder());
  const changed = { 'Lifts/Acme/notes.txt': 'Acme services lifts.', 'Lifts/Acme/a.txt': 'Beta sells bread.' };
  expect((await importFolder(await folder(changed))).warnings).toEqual([]);
  const { orgId } = workspace.tenant;
  const other = await createWorkspace(service.assembled.store, { orgId, name: 'Other' });
  expect((await importFolder(await folder(), { projectId: other.projectId })).warnings).toEqual([]);
  await workspace.call('runs.archive', { runId });
  expect((await importFolder(await folder())).warnings).toEqual([]);
});
