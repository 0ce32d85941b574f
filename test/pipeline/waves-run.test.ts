import { beforeEach, expect, test } from 'vitest';
import { acceptPeople } from '../../src/people/review-people.ts';
import type { SiteReader } from '../../src/ports/site.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { lastMonth } from '../fixtures/last-month.ts';
import { foundPerson } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
import { uploadFolder } from '../support/upload-folder.ts';
import { createFakeProviders } from '../support/fake-providers.ts';

const fakes = createFakeProviders();
let beforeSite: () => Promise<void>;
beforeEach(() => {
  fakes.reset();
  beforeSite = () => Promise.resolve();
});
const site: SiteReader = {
  read: async (address, options) => {
    await beforeSite();
    return fakes.ports.site.read(address, options);
  },
};
const service = testService({ ports: { ...fakes.ports, site } });

const list = (...names: string[]) =>
  ['Name,Title,E-mail', ...names.map((name) => `${name} Aalto,CEO,${name.toLowerCase()}@acme.example`)].join(
    '\n',
  );
const internal = `In ${lastMonth} Acme opened a secret laboratory in Oulu.`;
const notes = `In ${lastMonth} Acme opened a new depot in Tampere.`;

async function importFiles(
  workspace: DraftingWorkspace,
  texts: Record<string, string | Uint8Array<ArrayBuffer>>,
  more: object = {},
  isSandbox = false,
) {
  const files = await uploadFolder(service, workspace, texts);
  const { projectId } = workspace;
  const assignments = [{ folderName: 'Acme', domain: 'acme.example' }];
  const args = {
    projectId,
    files,
    ...('Acme/' === Object.keys(texts)[0]!.slice(0, 5) ? { assignments } : {}),
    ...more,
  };
  if (!isSandbox) return { ...(await workspace.call('material.import', args)), files };
  const { status, text, value } = await service.call('material.import', args, {
    key: workspace.tenant.testKey,
  });
  expect(status, text).toBe(200);
  return { ...value, files };
}

const rowsOf = async ({ call }: DraftingWorkspace, runId: string) => {
  const { items } = await call('runs.leads', { runId });
  return new Map<string, any>(items.map((row) => [row.contact?.email ?? row.status, row]));
};
const leadsOf = async ({ call, projectId }: DraftingWorkspace): Promise<string[]> =>
  (await call('leads.list', { projectId })).items.map(({ email }) => email).sort();
const confirm = ({ call }: DraftingWorkspace, runId: string, more: object = {}) =>
  call('runs.confirmCompanies', { runId, language: 'en', channel: 'email', ...more });
const jobsAt = async (runId: string) =>
  service.sql(`select kind from job where run_id = $1 and state = 'waiting'`, [runId]);
const createGate = () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  return {
    open: gate.resolve,
    reached: reached.promise,
    wait: () => {
      reached.resolve();
      return gate.promise;
    },
  };
};

test('a wave without autoAdvance waits at the list while earlier work continues', async () => {
  const workspace = await openWorkspace(service);
  const gate = createGate();
  beforeSite = gate.wait;
  const { runId } = await importFiles(workspace, { 'Acme/notes.txt': notes }, { autoAdvance: true });
  await gate.reached;
  const wave = { 'Acme/people.csv': list('Secunda'), 'Acme/internal.txt': internal };
  const second = await importFiles(workspace, wave, { targetRunId: runId }, true);
  expect(second).toMatchObject({ wave: 2, status: 'awaiting_profile' });
  gate.open();
  await expect.poll(async () => jobsAt(runId), { timeout: 20_000 }).toEqual([]);
  expect(await workspace.call('runs.status', { runId })).toMatchObject({ status: 'awaiting_profile' });
  expect(await leadsOf(workspace)).toEqual(['maija@acme.example']);
  const rows = await rowsOf(workspace, runId);
  expect([...rows.keys()].sort()).toEqual(['maija@acme.example', 'proposed']);
  const { draft } = rows.get('maija@acme.example');
  expect(draft.attachments.map(({ path }: { path: string }) => path)).toEqual(['Acme/notes.txt']);
  const quotes = draft.evidence.map(({ quote }: { quote: string }) => quote);
  expect([draft.subject, draft.body, ...quotes].join('\n')).not.toMatch(/laboratory|Oulu/);

  await confirm(workspace, runId);
  await workspace.waitForStatus(runId, 'awaiting_contacts');
  expect(await leadsOf(workspace)).toEqual(['maija@acme.example']);
  expect(fakes.requests.people).toHaveLength(1);
  await acceptPeople(service.assembled.store, runId, []);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const accepted = (await rowsOf(workspace, runId)).get('secunda@acme.example');
  expect(accepted.draft.attachments.map(({ path }: { path: string }) => path)).toEqual([
    'Acme/internal.txt',
    'Acme/notes.txt',
  ]);
  await expectLedgerSettled(service, workspace.tenant, runId);
});

test('excluding a wave does not end work that an earlier wave allowed', async () => {
  const workspace = await openWorkspace(service);
  const { runId } = await importFiles(workspace, { 'Acme/notes.txt': notes }, { autoAdvance: true });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  await importFiles(workspace, { 'Acme/people.csv': list('Secunda') }, { targetRunId: runId }, true);
  await workspace.waitForStatus(runId, 'awaiting_profile');
  expect(await confirm(workspace, runId, { excludedDomains: ['acme.example'] })).toMatchObject({
    confirmed: 0,
  });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const rows = await rowsOf(workspace, runId);
  expect(rows.get('maija@acme.example')).toMatchObject({ status: 'drafted' });
  expect(rows.get('excluded')).toMatchObject({ leadId: null });
  const companies = await service.sql('select status from run_company where run_id = $1', [runId]);
  expect(companies).toEqual([{ status: 'resolved' }]);
});

test('people in files of a found company wait to be accepted after confirmation', async () => {
  const workspace = await openWorkspace(service);
  fakes.people['koivu.example'] = [];
  const { runId } = await workspace.call('engine.start', {
    projectId: workspace.projectId,
    idea: 'Bakeries in Finland',
  });
  await workspace.waitForStatus(runId, 'awaiting_profile');
  const people = 'Name,Title,E-mail\nSanna Aalto,CEO,sandbox@koivu.example';
  await importFiles(workspace, { 'koivu.example/people.csv': people }, { targetRunId: runId }, true);
  await expect.poll(async () => jobsAt(runId), { timeout: 20_000 }).toEqual([]);
  await confirm(workspace, runId);
  await workspace.waitForStatus(runId, 'awaiting_contacts');
  expect(await leadsOf(workspace)).toEqual(['maija@lumi.example']);
  expect((await rowsOf(workspace, runId)).get('sandbox@koivu.example')).toMatchObject({
    status: 'awaiting_acceptance',
  });
});

test('a contact list added during the search is used but never attached', async () => {
  const workspace = await openWorkspace(service);
  const gate = createGate();
  fakes.beforePeople = gate.wait;
  const { runId } = await importFiles(workspace, { 'Acme/notes.txt': notes }, { autoAdvance: true });
  await gate.reached;
  await importFiles(
    workspace,
    { 'Acme/people.csv': list('Secunda') },
    { targetRunId: runId, autoAdvance: true },
  );
  gate.open();
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const rows = await rowsOf(workspace, runId);
  expect([...rows.keys()].sort()).toEqual(['maija@acme.example', 'secunda@acme.example']);
  for (const { draft } of rows.values()) {
    const paths = draft.attachments.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['Acme/notes.txt']);
  }
  const { items } = await workspace.call('runs.list', { projectId: workspace.projectId });
  expect(items[0].attachments.map(({ state }) => state)).toEqual(['read', 'read']);
  expect(fakes.requests.people).toHaveLength(1);
  await expectLedgerSettled(service, workspace.tenant, runId);
});

test('a draft omits an unreadable file with a warning', async () => {
  const workspace = await openWorkspace(service);
  const broken = Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 60 }, (_, index) => index * 3)]);
  const texts = { 'Acme/a.docx': broken, 'Acme/notes.txt': notes, 'Acme/people.csv': list('Anna') };
  const { runId } = await importFiles(workspace, texts, { autoAdvance: true });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const { draft } = (await rowsOf(workspace, runId)).get('anna@acme.example');
  expect(draft.attachments.map(({ path }: { path: string }) => path)).toEqual(['Acme/notes.txt']);
  expect(draft.warnings).toContain('The file Acme/a.docx could not be read and is not attached.');
});

test('a wave reopens a finished company and one without people', async () => {
  const workspace = await openWorkspace(service);
  fakes.people['acme.example'] = [];
  const { runId } = await importFiles(workspace, { 'Acme/notes.txt': notes }, { autoAdvance: true });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect((await rowsOf(workspace, runId)).get('failed')).toBeDefined();
  const more = { targetRunId: runId, autoAdvance: true };
  await importFiles(workspace, { 'Acme/people.csv': list('Anna') }, more);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(await leadsOf(workspace)).toEqual(['anna@acme.example']);
  await importFiles(
    workspace,
    { 'Acme/new.csv': list('Anna', 'Berta') },
    { targetRunId: runId, autoAdvance: ['leads'] },
  );
  await workspace.waitForStatus(runId, 'awaiting_contacts');
  expect((await rowsOf(workspace, runId)).get('berta@acme.example')).toMatchObject({
    status: 'awaiting_acceptance',
  });
  expect(await leadsOf(workspace)).toEqual(['anna@acme.example']);
});

test('uses people of a file that another run has read', async () => {
  const workspace = await openWorkspace(service);
  const { files, runId } = await importFiles(workspace, { 'Acme/people.csv': list('Anna') });
  await expect.poll(async () => jobsAt(runId), { timeout: 20_000 }).toEqual([]);
  const assignments = [{ folderName: 'Acme', domain: 'acme.example' }];
  const args = { projectId: workspace.projectId, files, assignments, autoAdvance: ['leads'] };
  const again = await workspace.call('material.import', args);
  await workspace.waitForStatus(again.runId, 'awaiting_contacts');
  expect([...(await rowsOf(workspace, again.runId)).keys()]).toEqual(['anna@acme.example']);
});

test('removing a file withdraws its people, during the search or later', async () => {
  const workspace = await openWorkspace(service);
  const gate = createGate();
  fakes.beforePeople = gate.wait;
  fakes.people['acme.example'] = [foundPerson('Maija', 'acme.example', { email: null })];
  const roleAddress = 'Name,Title,E-mail\n,,info@acme.example';
  const { runId, files } = await importFiles(
    workspace,
    { 'Acme/role.csv': roleAddress, 'Acme/notes.txt': notes },
    { autoAdvance: ['leads'] },
  );
  await gate.reached;
  await workspace.call('runs.detach', { runId, storageId: files[0]!.storageId });
  gate.open();
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(JSON.stringify([...(await rowsOf(workspace, runId)).values()])).not.toContain('info@acme.example');

  const wave = await importFiles(
    workspace,
    { 'Acme/one.csv': list('Anna'), 'Acme/two.csv': list('Anna') },
    { targetRunId: runId, autoAdvance: ['leads'] },
  );
  await expect
    .poll(async () => (await rowsOf(workspace, runId)).get('anna@acme.example')?.status, { timeout: 20_000 })
    .toBe('awaiting_acceptance');
  await workspace.call('runs.detach', { runId, storageId: wave.files[0]!.storageId });
  expect((await rowsOf(workspace, runId)).get('anna@acme.example')).toMatchObject({
    status: 'awaiting_acceptance',
    contact: { foundIn: 'the file Acme/two.csv' },
  });
  await workspace.call('runs.detach', { runId, storageId: wave.files[1]!.storageId });
  const { id, ...row } = (await rowsOf(workspace, runId)).get('anna@acme.example');
  expect(row).toMatchObject({
    status: 'removed',
    reason: 'The file that lists this person was removed from the run.',
  });
  await expect(acceptPeople(service.assembled.store, runId, [id])).rejects.toThrow(/No person waits/);
});

test('a single message for a lead uses and attaches the files of its run', async () => {
  const workspace = await openWorkspace(service);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(
    Date.now() - 40 * 24 * 60 * 60_000,
  );
  const news = `${notes} In ${month} Acme opened a depot in Tampere.`;
  const texts = { 'Acme/notes.txt': news, 'Acme/people.csv': list('Anna') };
  const { runId } = await importFiles(workspace, texts, { autoAdvance: true });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const { leadId } = (await rowsOf(workspace, runId)).get('anna@acme.example');
  const message = await workspace.call('messages.generate', { leadId });
  expect(message.attachments.map(({ path }) => path)).toEqual(['Acme/notes.txt']);
  expect(message.evidence.map(({ sourceKind }) => sourceKind)).toContain('payload');
});
