import { beforeAll, expect, test } from 'vitest';
import type { ByteStore } from '../../src/ports/bytes.ts';
import type { DocumentReader } from '../../src/ports/documents.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { writeWord } from '../fixtures/documents/writers.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { uploadFolder } from '../support/upload-folder.ts';

const service = testService();
/** A service without workers: the test performs its jobs. */
const apiService = testService({ role: 'api' });

const importing = async (
  at: typeof service,
  workspace: DraftingWorkspace,
  texts: Parameters<typeof uploadFolder>[2],
  more: object = {},
) => {
  const files = await uploadFolder(at, workspace, texts);
  return workspace.call('material.import', { projectId: workspace.projectId, files, ...more });
};
const attachmentsOf = async (workspace: DraftingWorkspace, runId: string) => {
  const { items } = await workspace.call('runs.list', { projectId: workspace.projectId, limit: 200 });
  return items.find(({ id }) => id === runId)!.attachments;
};
const states = async (workspace: DraftingWorkspace, runId: string) =>
  (await attachmentsOf(workspace, runId)).map(({ path, state }) => `${path} ${state}`);
const peopleOf = async (at: typeof service, runId: string) =>
  (await at.sql('select people from run_company where run_id = $1 order by folder', [runId])).map(
    ({ people }) => people.map(({ email, foundIn }: any) => `${email} in ${foundIn}`),
  );

let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

test('reads files at no cost before a person confirms the companies, and reports unreadable ones', async () => {
  const word = new Uint8Array(await writeWord());
  const { runId } = await importing(
    service,
    workspace,
    {
      'Acme/notes.txt': 'Acme builds lifts in Tampere.',
      'Acme/plan.docx': word,
      'Acme/photo.jpg': Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]),
      'Beta/people.csv': 'Name,Title,E-mail\nAnna Aalto,CEO,anna@beta.fi\nOur Seller,Sales,seller@ours.com',
    },
    { assignments: [{ folderName: 'Beta', domain: 'beta.fi' }] },
  );
  await expect
    .poll(() => states(workspace, runId), { timeout: 20_000 })
    .toEqual(['Acme/notes.txt read', 'Acme/photo.jpg failed', 'Acme/plan.docx read', 'Beta/people.csv read']);
  const [, photo] = await attachmentsOf(workspace, runId);
  expect(photo.reason).toMatch(/\w+ .*\.$/);
  expect(await peopleOf(service, runId)).toEqual([[], ['anna@beta.fi in the file Beta/people.csv']]);
  const status = await workspace.call('runs.status', { runId });
  expect(status).toMatchObject({ status: 'awaiting_profile', credits: { reserved: 0, spent: 0 } });
  expect(status.progress).toEqual({ done: 2, total: 2 });
  const texts = await service.sql('select text from material_text where text like $1', ['%lifts%']);
  expect(texts).toEqual([{ text: 'Acme builds lifts in Tampere.' }]);
});

test('removing a file withdraws the people listed only in it', async () => {
  const texts = { 'Acme/p.csv': 'Name;E-mail\nAnna Aalto;anna@acme.fi', 'Acme/n.txt': 'Acme builds lifts.' };
  const { runId, companies } = await importing(service, workspace, texts);
  await expect.poll(() => peopleOf(service, runId), { timeout: 20_000 }).toEqual([[expect.any(String)]]);
  const { storageId } = companies[0].files.find(({ path }) => path === 'Acme/p.csv')!;
  await workspace.call('runs.detach', { runId, storageId });
  expect(await peopleOf(service, runId)).toEqual([[]]);
});

interface JobStepper {
  /** Paths in the order in which they were opened. */
  readonly opened: string[];
  /** Performs the first waiting job once. Returns false if there was none. */
  step(): Promise<boolean>;
}

/** Performs the jobs of an organisation one by one. Reading fails for files whose path matches `failing`. */
function createJobStepper(orgId: string, failing?: RegExp): JobStepper {
  const opened: string[] = [];
  const documents: DocumentReader = {
    read: async ({ path }) => {
      opened.push(path);
      if (failing?.test(path)) throw new Error('The reader failed.');
      return { ok: true, text: `Text of ${path}.`, title: path, language: 'en', truncated: false };
    },
    close: async () => undefined,
  };
  const bytes = { ...unusedPorts.bytes, async *read() {} } as ByteStore;
  const ports = { ...unusedPorts, bytes, documents } as never;
  return {
    opened,
    step: async () => {
      const [job] = await apiService.sql(
        `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit 1`,
        [orgId],
      );
      if (!job) return false;
      const reference = { orgId, jobId: job.id as string, kind: job.kind };
      await performJob(apiService.assembled.store, ports, reference, new AbortController().signal).catch(
        () => undefined,
      );
      return true;
    },
  };
}

test('reads a file once for all runs', async () => {
  const own = await openWorkspace(apiService);
  const files = await uploadFolder(apiService, own, { 'Acme/a.txt': 'a', 'Acme/b.txt': 'b' });
  const args = { projectId: own.projectId, files };
  const { opened, step } = createJobStepper(own.tenant.orgId);
  await own.call('material.import', args);
  while (await step());
  const { runId } = await own.call('material.import', args);
  while (await step());
  expect(opened).toEqual(['Acme/a.txt', 'Acme/b.txt']);
  expect(await states(own, runId)).toEqual(['Acme/a.txt read', 'Acme/b.txt read']);
});

test('reads 20 files at a time, and no file twice', async () => {
  const own = await openWorkspace(apiService);
  const texts = Object.fromEntries(
    Array.from({ length: 45 }, (_, index) => [`Acme/${String(index).padStart(2, '0')}.txt`, 'x']),
  );
  await importing(apiService, own, texts);
  const { opened, step } = createJobStepper(own.tenant.orgId);
  const after: number[] = [];
  while (await step()) after.push(opened.length);
  expect(after).toEqual([20, 40, 45]);
});

test('gives up only the file that fails', async () => {
  const own = await openWorkspace(apiService);
  const { runId } = await importing(apiService, own, {
    'Acme/a.txt': 'a',
    'Acme/bad.txt': 'b',
    'Acme/c.txt': 'c',
    'Beta/d.txt': 'd',
  });
  const { step } = createJobStepper(own.tenant.orgId, /bad/);
  let steps = 0;
  while (await step()) steps += 1;
  expect(steps).toBeLessThan(20);
  const attachments = await attachmentsOf(own, runId);
  expect(attachments.map(({ path, state }) => `${path} ${state}`)).toEqual([
    'Acme/a.txt read',
    'Acme/bad.txt failed',
    'Acme/c.txt read',
    'Beta/d.txt read',
  ]);
  expect(attachments[1].reason).toMatch(/failed on this repeatedly/);
});

test('reads the files of a second import into the run', async () => {
  const own = await openWorkspace(apiService);
  const { runId } = await importing(apiService, own, { 'Acme/a.txt': 'a' });
  const { opened, step } = createJobStepper(own.tenant.orgId);
  while (await step());
  await importing(apiService, own, { 'Acme/b.txt': 'b' }, { targetRunId: runId });
  while (await step());
  expect(opened).toEqual(['Acme/a.txt', 'Acme/b.txt']);
});

test('reads no files of an archived run', async () => {
  const own = await openWorkspace(apiService);
  const { runId } = await importing(apiService, own, { 'Acme/a.txt': 'a' });
  await own.call('runs.archive', { runId });
  const { opened, step } = createJobStepper(own.tenant.orgId);
  while (await step());
  expect(opened).toEqual([]);
});
