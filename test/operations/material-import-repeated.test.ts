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
const importing = (files: readonly UploadedFile[], more: object = {}, headers?: Record<string, string>) =>
  workspace.call('material.import', { projectId: workspace.projectId, files, ...more }, headers);
const remedies =
  'Both runs may draft messages to the same companies. To add files to that run, pass its id as targetRunId. ' +
  'To repeat a call safely, pass the same idempotency key. Use runs.archive to archive a run that you do not need.';

test('a second import of the same folder without a key names the first run', async () => {
  const first = await importing(await folder());
  expect(first.warnings).toEqual([]);
  const warnings = [
    `All 2 files are already on the run “Lifts” (${first.runId}), with the same path and content. ${remedies}`,
  ];
  // Uploaded again, the files have other storage ids.
  const files = await folder();
  expect(await importing(files, {}, { 'Dry-Run': 'true' })).toMatchObject({ runId: null, warnings });
  const second = await importing(files);
  expect(second.runId).not.toBe(first.runId);
  expect(second.warnings).toEqual(warnings);
});

test('with the same key the first reply is repeated, without a warning', async () => {
  const files = await folder();
  const key = { 'Idempotency-Key': 'lifts' };
  const first = await importing(files, {}, key);
  expect(await importing(files, {}, key)).toEqual(first);
  expect(first.warnings).toEqual([]);
});

test('a folder with further files names the run that has most of the others', async () => {
  const one = { 'Lifts/Acme/notes.txt': 'Acme builds lifts.' };
  await importing(await folder(one), { campaignName: 'Older' });
  const { runId } = await importing(await folder(), { campaignName: 'Lifts 2027' });
  await importing(await folder(one), { campaignName: 'Newer' });
  const { warnings } = await importing(await folder({ ...lifts, 'Lifts/Gamma/c.txt': 'Gamma' }));
  expect(warnings).toEqual([
    `2 of 3 files are already on the run “Lifts 2027” (${runId}), with the same path and content. ${remedies}`,
  ]);
});

test('a wave with copies of files of its run says how to remove a copy', async () => {
  const { runId: targetRunId } = await importing(await folder());
  const copy = await folder({ 'Lifts/Acme/notes.txt': 'Acme builds lifts.' });
  const { warnings } = await importing(copy, { targetRunId });
  expect(warnings).toEqual([
    `The file is already on the run “Lifts” (${targetRunId}), with the same path and content. ` +
      'Use runs.detach to remove a copy.',
  ]);
});

test('other contents, archived runs and other workspaces count as nothing', async () => {
  const { runId } = await importing(await folder());
  const changed = { 'Lifts/Acme/notes.txt': 'Acme services lifts.', 'Lifts/Acme/a.txt': 'Beta sells bread.' };
  expect((await importing(await folder(changed))).warnings).toEqual([]);
  const { orgId } = workspace.tenant;
  const other = await createWorkspace(service.assembled.store, { orgId, name: 'Other' });
  expect((await importing(await folder(), { projectId: other.projectId })).warnings).toEqual([]);
  await workspace.call('runs.archive', { runId });
  expect((await importing(await folder())).warnings).toEqual([]);
});
