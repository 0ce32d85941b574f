import { beforeEach, expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { createFakeProviders } from '../support/fake-providers.ts';
import { expectError } from '../support/expect-outcome.ts';

const fakes = createFakeProviders();
beforeEach(() => fakes.reset());
const service = testService({ ports: fakes.ports });
const idea = 'Bakeries in Finland. We plan the shifts of their shops.';
const confirmation = { language: 'en', channel: 'email' };

/** Starts a run and waits until its companies can be confirmed. */
async function openRun(workspace: DraftingWorkspace, args: object = {}): Promise<string> {
  const { call, projectId, waitForStatus } = workspace;
  const { runId } = await call('engine.start', { projectId, idea, ...args });
  await waitForStatus(runId, 'awaiting_profile');
  return runId;
}

test('rejects a confirmation without companies and keeps the run open', async () => {
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  const runId = await openRun(workspace);
  const emptySelections = [
    { excludedDomains: ['koivu.example', 'www.lumi.example'] },
    { reviewedCompanies: [] },
    { reviewedCompanies: [{ name: 'Meri', domain: 'meri.example' }], excludedDomains: ['meri.example'] },
  ];
  for (const selection of emptySelections) {
    const args = { runId, ...confirmation, ...selection };
    const rejected = await expectError(service, 'runs.confirmCompanies', 'invalid_state', args, options);
    expect(rejected.error.message).toContain('Name companies in reviewedCompanies, or archive the run');
  }
  const status = await call('runs.status', { runId });
  expect(status).toMatchObject({ status: 'awaiting_profile', counts: { companies: 2 } });
  const reviewedCompanies = [{ name: 'Koivu' }];
  expect((await call('runs.confirmCompanies', { runId, ...confirmation, reviewedCompanies })).confirmed).toBe(
    1,
  );
});

test('rejects confirming a run without companies and describes the next step', async () => {
  fakes.companies = [];
  const workspace = await openWorkspace(service);
  const { call, options } = workspace;
  const runId = await openRun(workspace);
  await expectError(service, 'runs.confirmCompanies', 'invalid_state', { runId, ...confirmation }, options);
  expect(await call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_profile',
    awaitingHuman: { todo: expect.stringContaining('reviewedCompanies') },
    errors: [{ code: 'no_company_found' }],
  });
});

test('a run that ends without drafts returns the reasons and the next step', async () => {
  fakes.people = { 'koivu.example': [], 'lumi.example': [] };
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  await workspace.call('runs.confirmCompanies', { runId, ...confirmation });
  const { counts, awaitingHuman, errors } = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(counts).toMatchObject({ companies: 2, drafts: 0 });
  expect(errors.map(({ code }) => code)).toEqual(['no_contact_found', 'no_contact_found']);
  expect(awaitingHuman!.todo).toMatch(/ended without a draft.*runs\.archive/);
});
