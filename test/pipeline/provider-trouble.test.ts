import { beforeEach, expect, test } from 'vitest';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
import { createFakeProviders } from '../support/fake-providers.ts';

const fakes = createFakeProviders();
beforeEach(() => fakes.reset());
const providerRetryPolicy = { delaysMs: [100], maxDelayMs: 5_000, giveUpAfterMs: 60_000 };
const service = testService({ ports: fakes.ports, providerRetryPolicy });
/** A service that gives up soon. */
const shortRetryService = testService({
  ports: fakes.ports,
  providerRetryPolicy: { ...providerRetryPolicy, giveUpAfterMs: 2_000 },
});
/** A service with the default delays. */
const defaultService = testService({ ports: fakes.ports });

const unavailable = new ProviderFailed('Apollo', 'unavailable', 'Apollo does not answer.');

async function confirmRun({ call, projectId, waitForStatus }: DraftingWorkspace): Promise<string> {
  const { runId } = await call('engine.start', { projectId, idea: 'Bakeries in Finland.' });
  await waitForStatus(runId, 'awaiting_profile');
  await call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' });
  return runId;
}

test('work waits for an unavailable provider, reports the reason and resumes', async () => {
  const workspace = await openWorkspace(service);
  let asked = 0;
  const seen: any[] = [];
  fakes.beforePeople = () => {
    asked += 1;
    return asked <= 8 || seen.length === 0 ? Promise.reject(unavailable) : Promise.resolve();
  };
  const runId = await confirmRun(workspace);
  await expect
    .poll(async () => {
      const status = await workspace.call('runs.status', { runId });
      seen.push(...status.errors);
      return status.status;
    })
    .toBe('awaiting_approval');
  expect(seen[0]).toEqual({
    runLeadId: expect.stringMatching(/^run_lead_/),
    code: 'provider_unavailable',
    at: expect.any(Number),
    reason: expect.stringMatching(/^Apollo does not answer\. Next attempt at 20\d\d-\S+Z\.$/),
  });
  const done = await workspace.call('runs.status', { runId });
  expect(done).toMatchObject({ errors: [], counts: { drafts: 2 }, credits: { reserved: 0, spent: 6 } });
  const attempts = await service.sql(
    `select attempts, held_since as "heldSince" from job where run_id = $1 and kind = 'contacts'`,
    [runId],
  );
  expect(attempts).toEqual(Array(2).fill({ attempts: 1, heldSince: null }));
  await expectLedgerSettled(service, workspace.tenant, runId);
});

test('does not report an empty search while a provider is unavailable', async () => {
  const workspace = await openWorkspace(service);
  const { find } = fakes.ports.contactSearch;
  let asked = 0;
  fakes.ports.contactSearch.find = async (...given) => {
    asked += 1;
    return asked <= 3 ? { people: [], lookedIn: [], failure: unavailable } : find(...given);
  };
  const runId = await confirmRun(workspace);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  fakes.ports.contactSearch.find = find;
  expect(asked).toBe(5);
  const done = await workspace.call('runs.status', { runId });
  expect(done).toMatchObject({ errors: [], counts: { drafts: 2 } });
  await expectLedgerSettled(service, workspace.tenant, runId);
});

test('gives up a provider that stays unavailable and refunds the credit', async () => {
  const workspace = await openWorkspace(shortRetryService);
  fakes.beforePeople = () => Promise.reject(unavailable);
  const runId = await confirmRun(workspace);
  const { errors, credits } = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(credits).toEqual({ reserved: 0, spent: 2 });
  expect(errors).toEqual(
    Array(2).fill(
      expect.objectContaining({
        code: 'contacts_failed',
        reason: 'Apollo does not answer. All retries failed.',
      }),
    ),
  );
});

test('delays work and searches as long as a provider requests', async () => {
  const workspace = await openWorkspace(defaultService);
  const { call, projectId, tenant } = workspace;
  const search = fakes.ports.directory.search;
  fakes.ports.directory.search = () =>
    Promise.reject(
      new ProviderFailed('Apollo', 'rate_limited', 'Apollo has had enough.', { retryAfterMs: 1_800_000 }),
    );
  const startedAt = Date.now();
  const { runId } = await call('engine.start', { projectId, idea: 'Bakeries in Finland.' });
  await expect
    .poll(async () => (await call('runs.status', { runId })).errors, { timeout: 10_000 })
    .toMatchObject([{ code: 'provider_rate_limited' }]);
  fakes.ports.directory.search = search;
  expect(await call('runs.status', { runId })).toMatchObject({ status: 'discovering', phase: 'discovery' });
  const [wake, ...others] = await defaultService.sql<{ dueAt: Date }>(
    `select due_at as "dueAt" from directory.outbox where org_id = $1 and kind = 'job'`,
    [tenant.orgId],
  );
  expect(others).toEqual([]);
  expect(wake!.dueAt.getTime() - startedAt).toBeGreaterThan(1_790_000);
  expect(wake!.dueAt.getTime() - startedAt).toBeLessThan(1_830_000);
  await defaultService.sql('update directory.outbox set due_at = now() where org_id = $1', [tenant.orgId]);
  await workspace.waitForStatus(runId, 'awaiting_profile');
});

test('an archived run waits for no provider', async () => {
  const workspace = await openWorkspace(defaultService);
  fakes.beforePeople = () => Promise.reject(unavailable);
  const runId = await confirmRun(workspace);
  await expect
    .poll(async () => (await workspace.call('runs.status', { runId })).errors.length, { timeout: 10_000 })
    .toBe(2);
  await workspace.call('runs.archive', { runId });
  await expectLedgerSettled(defaultService, workspace.tenant, runId);
  expect(await workspace.call('runs.status', { runId })).toMatchObject({
    errors: [],
    credits: { reserved: 0, spent: 2 },
    estimate: { credits: 0 },
  });
});
