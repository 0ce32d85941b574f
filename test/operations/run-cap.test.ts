import { beforeEach, expect, test } from 'vitest';
import { addCredits } from '../../src/people/accounts.ts';
import { capRun } from '../../src/people/cap-run.ts';
import { showRun } from '../../src/people/show-run.ts';
import { updateWorkspace } from '../../src/people/update-workspace.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
import { createFakeProviders } from '../support/fake-providers.ts';

const fakes = createFakeProviders();
beforeEach(() => fakes.reset());
const service = testService({ ports: fakes.ports });
const idea = 'Bakeries in Finland.';

async function confirmRun({
  call,
  projectId,
  waitForStatus,
}: DraftingWorkspace): Promise<{ runId: string; answer: any }> {
  const { runId } = await call('engine.start', { projectId, idea });
  await waitForStatus(runId, 'awaiting_profile');
  return { runId, answer: await call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }) };
}

test('a run gets its workspace’s cap and parks at it until a person raises it', async () => {
  const workspace = await openWorkspace(service);
  const { call, projectId, waitForStatus, tenant } = workspace;
  const { store } = service.assembled;
  await updateWorkspace(store, projectId, { settings: { runCreditCap: 6 } });
  expect((await call('projects.get', { projectId })).settings.runCreditCap).toBe(6);
  const { runId } = await confirmRun(workspace);
  expect((await call('runs.list', { projectId })).items).toMatchObject([{ creditCap: 6 }]);
  await waitForStatus(runId, 'awaiting_approval');
  await updateWorkspace(store, projectId, { settings: { runCreditCap: 3 } });
  for (let count = 0; count < 5; count++)
    await workspace.addLead({ analysis: 'They bake rye bread in Tampere.' });
  const started = await call('runs.startFromLeads', { projectId, source: 'fair' }, { 'Dry-Run': 'true' });
  expect(started).toMatchObject({
    estimate: { credits: 5 },
    shortage: expect.stringContaining('and it may need 2 more'),
  });
  const capped = await workspace.startRun('fair');
  const waiting = await waitForStatus(capped, 'parked_credits');
  expect(waiting).toMatchObject({ phase: 'parked', awaitingHuman: { gate: 'parked_credits' } });
  await expect
    .poll(async () => (await call('runs.status', { runId: capped })).credits, { timeout: 20_000 })
    .toEqual({ reserved: 0, spent: 3 });
  expect((await call('runs.status', { runId: capped })).errors).toEqual([
    {
      code: 'spend_cap_reached',
      reason:
        'This run needs 2 more credits than its cap of 3. A person can raise the cap with `npx outreach run cap`; ' +
        'the run then continues.',
      at: expect.any(Number),
    },
  ]);
  expect(await showRun(store, capped)).toMatchObject({
    creditCap: 3,
    estimatedCredits: 2,
    shortage: expect.stringMatching(/^The cap of this run is 3 credits, and it may need 2 more\./),
  });
  expect((await capRun(store, capped, 2)).remark).toBe('It has already spent 3, so it stops all paid work.');
  expect(await capRun(store, capped, 5)).toEqual({ status: 'parked_credits', remark: null });
  expect((await showRun(store, capped)).decisions).toEqual([
    {
      at: expect.any(Number),
      decision: "A person set the run's cap to 2 credits instead of 3.",
    },
    {
      at: expect.any(Number),
      decision: "A person set the run's cap to 5 credits instead of 2.",
    },
  ]);
  expect(await waitForStatus(capped, 'awaiting_approval')).toMatchObject({
    credits: { reserved: 0, spent: 5 },
    errors: [],
  });
  await expectLedgerSettled(service, tenant, capped);
  await expect(capRun(store, newId('run'), 5)).rejects.toThrow('There is no run');
});

test('a run without enough credits parks in any phase and resumes after a top-up', async () => {
  const workspace = await openWorkspace(service, 1);
  await workspace.spendFreeCredits();
  const { call, waitForStatus, tenant } = workspace;
  const { runId, answer } = await confirmRun(workspace);
  expect(answer.shortage).toMatch(/^At most 5 more credits are needed\./);
  await waitForStatus(runId, 'parked_credits');
  await expect
    .poll(async () => (await call('runs.status', { runId })).credits, { timeout: 20_000 })
    .toEqual({ reserved: 0, spent: 1 });
  const { errors, counts } = await call('runs.status', { runId });
  expect([errors[0].code, counts.drafts]).toEqual(['credits_exhausted', 0]);
  await addCredits(service.assembled.store, tenant.orgId, 2);
  await expect
    .poll(async () => (await call('runs.status', { runId })).credits.spent, { timeout: 20_000 })
    .toBe(3);
  await waitForStatus(runId, 'parked_credits');
  await addCredits(service.assembled.store, tenant.orgId, 10);
  const done = await waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { drafts: 2 }, credits: { reserved: 0, spent: 6 }, errors: [] });
  await expectLedgerSettled(service, tenant, runId);
});
