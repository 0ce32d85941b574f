import { expect, test } from 'vitest';
import { addCredits } from '../../src/people/accounts.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { testService } from '../support/test-service.ts';
import { expectSuccess } from '../support/expect-outcome.ts';

const service = testService({ sites: companySites });

const lowEvents = async ({ tenant }: DraftingWorkspace) =>
  (
    await service.sql(`select data from event where org_id = $1 and type = 'credits.low' order by id`, [
      tenant.orgId,
    ])
  ).map(({ data }) => data);
const draftLeads = async (workspace: DraftingWorkspace, count: number, source: string) => {
  for (let added = 0; added < count; added++) await workspace.addLead({ analysis, source });
  await workspace.waitForStatus(await workspace.startRun(source), 'awaiting_approval');
};

test('credits.info returns the balance, the use and the costs', async () => {
  const workspace = await openWorkspace(service, 100);
  const { options } = workspace;
  expect(await expectSuccess(service, 'credits.info', {}, options)).toEqual({
    balance: 100,
    dailyFree: 20,
    dailyFreeRemaining: 20,
    plan: 'pro',
    runCost: 20,
    used: { today: 0, month: 0 },
    costs: { lookup: 1, enrich: 1, research: 1, draft: 1 },
  });
  await draftLeads(workspace, 3, 'one');
  expect(await expectSuccess(service, 'credits.info', {}, options)).toMatchObject({
    balance: 100,
    dailyFreeRemaining: 17,
    used: { today: 3, month: 3 },
    runCost: 3,
  });
  await draftLeads(workspace, 2, 'two');
  expect((await workspace.call('credits.info')).runCost).toBe(2.5);
  await workspace.spendFreeCredits();
  await draftLeads(workspace, 4, 'three');
  const after = await workspace.call('credits.info');
  expect(after).toMatchObject({ balance: 96, dailyFreeRemaining: 0, used: { today: 9 }, runCost: 3 });
});

test('a run without enough credits parks, reports how many are missing and resumes after a top-up', async () => {
  const workspace = await openWorkspace(service, 3);
  const { call, tenant } = workspace;
  await workspace.spendFreeCredits();
  await workspace.addLead({ email: 'tom@harbour-analytics.example', company: 'Harbour Analytics' });
  for (let count = 0; count < 5; count++) await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  await expect
    .poll(async () => (await call('runs.status', { runId })).credits, { timeout: 10_000 })
    .toEqual({ reserved: 0, spent: 3 });
  const parked = await workspace.waitForStatus(runId, 'parked_credits');
  expect(parked).toMatchObject({
    phase: 'parked',
    awaitingHuman: {
      gate: 'parked_credits',
      url: expect.stringMatching(/\/credits$/),
      since: expect.any(Number),
    },
  });
  expect(parked.errors).toEqual([
    {
      code: 'credits_exhausted',
      reason: '4 more credits are needed to finish this run. It continues by itself once you add them.',
      at: parked.awaitingHuman!.since,
    },
  ]);
  expect(await call('credits.info')).toMatchObject({ balance: 0, used: { today: 3 } });
  await addCredits(service.assembled.store, tenant.orgId, 1);
  await expect.poll(async () => (await call('credits.info')).used.today).toBe(4);
  const afterTopUp = await call('runs.status', { runId });
  expect(afterTopUp).toMatchObject({ status: 'parked_credits', awaitingHuman: parked.awaitingHuman });
  expect(afterTopUp.errors[0].reason).toContain('3 more credits');
  await addCredits(service.assembled.store, tenant.orgId, 10);
  const done = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({ counts: { drafts: 6 }, credits: { reserved: 0, spent: 7 }, errors: [] });
  expect(await call('credits.info')).toMatchObject({ balance: 7, used: { today: 7 }, runCost: 7 });
});

test('emits credits.low once each time the balance falls below the cost of a run', async () => {
  const workspace = await openWorkspace(service, 21);
  const { tenant } = workspace;
  await workspace.spendFreeCredits();
  await draftLeads(workspace, 1, 'one');
  expect(await lowEvents(workspace)).toEqual([]);
  await service.sql('update credit_account set measured_runs = 0, measured_cost = 0 where org_id = $1', [
    tenant.orgId,
  ]);
  await draftLeads(workspace, 3, 'two');
  expect(await lowEvents(workspace)).toEqual([{ balance: 19, runCost: 20 }]);
  const { balance, runCost } = await workspace.call('credits.info');
  expect({ balance, runCost }).toEqual({ balance: 17, runCost: 3 });
  await draftLeads(workspace, 13, 'three');
  expect(await lowEvents(workspace)).toHaveLength(1);
  await addCredits(service.assembled.store, tenant.orgId, 8);
  await draftLeads(workspace, 5, 'four');
  expect(await lowEvents(workspace)).toHaveLength(2);
});

test('emits no credits.low for an account that never had enough', async () => {
  const workspace = await openWorkspace(service, 5);
  await workspace.spendFreeCredits();
  await draftLeads(workspace, 2, 'one');
  expect(await lowEvents(workspace)).toEqual([]);
});
