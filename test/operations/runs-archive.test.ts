import { beforeEach, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const embedded = createEmbeddedComposer();
let draftingGate: Promise<void>;
let readingGate: Promise<void>;
beforeEach(() => {
  draftingGate = readingGate = Promise.resolve();
});
const service = testService({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (request, signal) => {
        await draftingGate;
        return embedded.compose(request, signal);
      },
    },
    site: {
      read: async () => {
        await readingGate;
        return { ok: false, failure: 'unreachable', reason: 'It does not answer.' };
      },
    },
  },
});

const archive = (workspace: DraftingWorkspace, runId: string) =>
  expectSuccess(service, 'runs.archive', { runId }, workspace.options);
const statusOf = ({ call }: DraftingWorkspace, runId: string) => call('runs.status', { runId });
const removed = { status: 'removed', reason: 'The run was archived before this work was done.', draft: null };

test('runs.rename sets a name, and an empty one restores the default', async () => {
  const workspace = await openWorkspace(service);
  const { options, projectId, call } = workspace;
  await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const before = await workspace.waitForStatus(runId, 'awaiting_approval');
  const named = await expectSuccess(service, 'runs.rename', { runId, name: ' Spring, first wave ' }, options);
  expect(named).toMatchObject({ id: runId, name: 'Spring, first wave', counts: before.counts });
  expect((await statusOf(workspace, runId)).name).toBe('Spring, first wave');
  expect((await call('runs.list', { projectId })).items[0].name).toBe('Spring, first wave');
  for (const name of ['', ' ']) {
    await call('runs.rename', { runId, name: 'Else' });
    expect((await expectSuccess(service, 'runs.rename', { runId, name }, options)).name).toBe('fair');
  }
  await expectError(service, 'runs.rename', 'run_not_found', { runId, name: 'Theirs' });
  await expectError(service, 'runs.rename', 'run_not_found', { runId: newId('run'), name: 'None' });
});

test('archiving removes a run from the active list and keeps its content', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId } = workspace;
  await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  const { items } = await call('runs.leads', { runId });
  const archived = await archive(workspace, runId);
  expect(archived).toMatchObject({ id: runId, status: 'awaiting_approval', archivedAt: expect.any(Number) });
  expect((await call('runs.list', { projectId })).items).toEqual([]);
  expect((await call('runs.list', { projectId, includeArchived: true })).items).toEqual([archived]);
  expect(await statusOf(workspace, runId)).toEqual({
    ...done,
    archivedAt: archived.archivedAt,
    updatedAt: archived.updatedAt,
    phase: 'done',
    awaitingHuman: null,
  });
  expect((await call('runs.leads', { runId })).items).toEqual(items);
  expect(await archive(workspace, runId)).toEqual(archived);
  expect((await call('messages.approve', { messageId: items[0].draft.id })).state).toBe('approved');
  expect((await call('runs.rename', { runId, name: 'Closed' })).archivedAt).toBe(archived.archivedAt);
  await expectError(service, 'runs.archive', 'run_not_found', { runId });
  await expectError(service, 'runs.archive', 'run_not_found', { runId: newId('run') });
});

test('archiving a run discards its drafts in progress without a charge', async () => {
  const workspace = await openWorkspace(service);
  const { call } = workspace;
  const release = Promise.withResolvers<void>();
  await workspace.addLead({ company: 'First', analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const spendable = async () => {
    const { balance, dailyFreeRemaining } = await call('credits.info');
    return balance + dailyFreeRemaining;
  };
  const before = await spendable();
  draftingGate = release.promise;
  for (let count = 0; count < 3; count++) await workspace.addLead({ source: 'second', analysis });
  const second = await workspace.startRun('second');
  const reserved = async () => (await statusOf(workspace, second)).credits.reserved;
  await expect.poll(reserved).toBe(3);
  expect(await archive(workspace, second)).toMatchObject({ status: 'awaiting_approval' });
  release.resolve();
  await expectLedgerSettled(service, workspace.tenant, second);
  const closed = await statusOf(workspace, second);
  expect(closed).toMatchObject({
    phase: 'done',
    counts: { companies: 3, drafts: 0, removed: 0 },
    progress: { done: 3, total: 3 },
    awaitingHuman: null,
    credits: { reserved: 0, spent: 0 },
    errors: [],
  });
  expect(await spendable()).toBe(before);
  const { items } = await call('runs.leads', { runId: second });
  expect(items).toEqual(Array(3).fill(expect.objectContaining(removed)));
  const [row] = await service.sql(
    `select count(*)::int as events from event where org_id = $1 and type like 'draft.%'`,
    [workspace.tenant.orgId],
  );
  expect(row.events).toBe(1);
});

test('archiving a run during research prevents its drafts', async () => {
  const workspace = await openWorkspace(service);
  const release = Promise.withResolvers<void>();
  readingGate = release.promise;
  for (const name of ['a', 'b']) await workspace.addLead({ email: `${name}@shared.example` });
  await workspace.addLead({ email: 'c@alone.example' });
  const runId = await workspace.startRun('fair');
  const reserved = async () => (await statusOf(workspace, runId)).credits.reserved;
  await expect.poll(reserved).toBe(2);
  expect((await statusOf(workspace, runId)).progress).toEqual({ done: 0, total: 5 });
  await archive(workspace, runId);
  release.resolve();
  await expectLedgerSettled(service, workspace.tenant, runId);
  expect(await statusOf(workspace, runId)).toMatchObject({
    progress: { done: 2, total: 2 },
    credits: { reserved: 0, spent: 0 },
  });
  const { items } = await workspace.call('runs.leads', { runId });
  expect(items).toEqual(Array(3).fill(expect.objectContaining(removed)));
});

test('an archived run does not resume after a top-up', async () => {
  const workspace = await openWorkspace(service, 1);
  await workspace.spendFreeCredits();
  for (let count = 0; count < 3; count++) await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'parked_credits');
  // The run parks at the first lead without a credit, while the draft of the paid lead is still in progress.
  await expect
    .poll(async () => (await statusOf(workspace, runId)).counts.drafts, { timeout: 15_000 })
    .toBe(1);
  const { counts } = await statusOf(workspace, runId);
  const archived = await archive(workspace, runId);
  expect(archived).toMatchObject({ status: 'awaiting_approval', counts });
  await expectLedgerSettled(service, workspace.tenant, runId);
  await service.sql('update credit_account set balance = 9 where org_id = $1', [workspace.tenant.orgId]);
  const later = await workspace.startRun('fair');
  await workspace.waitForStatus(later, 'awaiting_approval');
  const closed = await statusOf(workspace, runId);
  expect(closed).toMatchObject({ counts, progress: { done: 3, total: 3 }, errors: [] });
  expect(closed.credits).toEqual({ reserved: 0, spent: closed.counts.drafts });
  await expectLedgerSettled(service, workspace.tenant, runId);
});
