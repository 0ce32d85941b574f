import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const embedded = createEmbeddedComposer();
let gate: Promise<void> = Promise.resolve();
const service = testService({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (request, signal) => {
        await gate;
        return request.recipient.company === 'Unwritable' ? [] : embedded.compose(request, signal);
      },
    },
  },
});

test('runs.status returns the progress of running work', async () => {
  const workspace = await openWorkspace(service);
  const release = Promise.withResolvers<void>();
  gate = release.promise;
  for (let count = 0; count < 3; count++) await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const reserved = async () => (await workspace.call('runs.status', { runId })).credits.reserved;
  await expect.poll(reserved).toBe(3);
  expect(await expectSuccess(service, 'runs.status', { runId }, workspace.options)).toEqual({
    runId,
    name: 'fair',
    status: 'drafting',
    phase: 'drafting',
    counts: { companies: 3, contacts: 3, drafts: 0, approved: 0, sent: 0, removed: 0 },
    progress: { done: 0, total: 3 },
    awaitingHuman: null,
    credits: { reserved: 3, spent: 0 },
    estimate: { companies: 0, contacts: 0, research: 0, enrich: 0, drafts: 0, credits: 0 },
    lookedIn: [],
    waves: [],
    errors: [],
    warnings: [],
    archivedAt: null,
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
  });
  release.resolve();
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ progress: { done: 3, total: 3 }, credits: { reserved: 0, spent: 3 } });
  await expectError(service, 'runs.status', 'run_not_found', { runId });
  await expectError(service, 'runs.status', 'run_not_found', { runId: newId('run') });
});

test('deleting a lead whose draft is pending does not block the run', async () => {
  const workspace = await openWorkspace(service, 0);
  await workspace.spendFreeCredits();
  const { id: leadId } = await workspace.addLead({ analysis });
  await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'parked_credits');
  await service.sql('delete from lead where id = $1', [leadId]);
  await service.sql('update credit_account set balance = 9 where org_id = $1', [workspace.tenant.orgId]);
  await service.sql('update directory.outbox set due_at = now() where org_id = $1', [workspace.tenant.orgId]);
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({
    counts: { drafts: 1 },
    progress: { done: 2, total: 2 },
    credits: { spent: 1 },
  });
});

test('runs.leads pages through companies and filters those with a draft', async () => {
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  for (const company of ['One', 'Unwritable', 'Three', 'Four'])
    await workspace.addLead({ company, analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const all = await expectSuccess(service, 'runs.leads', { runId }, options);
  expect(all.items.map(({ company, status }: any) => [company, status])).toEqual([
    ['One', 'drafted'],
    ['Unwritable', 'failed'],
    ['Three', 'drafted'],
    ['Four', 'drafted'],
  ]);
  expect(all.nextCursor).toBeNull();
  const filter = { runId, withDraftOnly: true, limit: 2 };
  const first = await expectSuccess(service, 'runs.leads', filter, options);
  const second = await expectSuccess(service, 'runs.leads', { ...filter, cursor: first.nextCursor }, options);
  expect([...first.items, ...second.items]).toEqual(all.items.filter(({ draft }: any) => draft !== null));
  expect(second.nextCursor).toBeNull();
  const other = { runId, limit: 2, cursor: first.nextCursor };
  await expectError(service, 'runs.leads', 'cursor_invalid', other, options);
  await expectError(service, 'runs.leads', 'run_not_found', { runId });
  expect(await call('runs.leads', { runId, limit: 1 })).toMatchObject({ items: [all.items[0]] });
});

test('runs.list returns active runs, newest first', async () => {
  const workspace = await openWorkspace(service);
  const { projectId, options, tenant } = workspace;
  const runIds: string[] = [];
  for (let count = 0; count < 3; count++) {
    await workspace.addLead({ analysis });
    const runId = await workspace.startRun('fair');
    await workspace.waitForStatus(runId, 'awaiting_approval');
    runIds.unshift(runId);
  }
  const first = await expectSuccess(service, 'runs.list', { projectId, limit: 2 }, options);
  const rest = { projectId, limit: 2, cursor: first.nextCursor };
  const second = await expectSuccess(service, 'runs.list', rest, options);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(runIds);
  expect(first.items[0]).toMatchObject({
    projectId,
    campaignId: null,
    name: 'fair',
    status: 'awaiting_approval',
    source: 'fair',
    archivedAt: null,
    attachments: [],
    waves: [],
    counts: { companies: 1, contacts: 1, drafts: 1, approved: 0, sent: 0, removed: 0 },
  });
  await service.sql('update run set archived_at = now() where org_id = $1 and id = $2', [
    tenant.orgId,
    runIds[0],
  ]);
  const active = await expectSuccess(service, 'runs.list', { projectId }, options);
  expect(active.items.map(({ id }: any) => id)).toEqual(runIds.slice(1));
  const withArchived = await expectSuccess(
    service,
    'runs.list',
    { projectId, includeArchived: true },
    options,
  );
  expect(withArchived.items.map(({ id, archivedAt }: any) => [id, archivedAt !== null])).toEqual(
    runIds.map((id) => [id, id === runIds[0]]),
  );
  await expectError(service, 'runs.list', 'project_not_found', { projectId });
  await expectError(service, 'runs.list', 'cursor_invalid', { ...rest, includeArchived: true }, options);
});
