import { beforeEach, expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { newId } from '../../src/store/ids.ts';
import { expectTraceable, openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { foundCompany, foundPerson } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';
import { expectLedgerSettled } from '../support/run-ledger.ts';
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

const rowsOf = async ({ call }: DraftingWorkspace, runId: string) =>
  (await call('runs.leads', { runId })).items;

test('researches confirmed companies, finds people, drafts messages and charges them', async () => {
  const workspace = await openWorkspace(service);
  const { call, waitForStatus, tenant } = workspace;
  const runId = await openRun(workspace);
  const confirmed = await call('runs.confirmCompanies', {
    runId,
    ...confirmation,
    greeting: 'Hey',
    targetRoles: ['head of operations'],
    targetDecisionMakers: [{ title: 'CEO', why: 'Decides alone.' }],
  });
  expect(confirmed).toMatchObject({
    run: {
      id: runId,
      status: 'resolving_contacts',
      language: 'en',
      channel: 'email',
      profile: { confirmedBy: tenant.userId, confirmedAt: expect.any(Number), leadsPerCompany: 1 },
    },
    confirmed: 2,
    excluded: [],
    added: [],
    shortage: null,
    dryRun: false,
    estimate: { companies: 2, contacts: 2, research: 2, enrich: 2, drafts: 2, credits: 6 },
  });
  const done = await waitForStatus(runId, 'awaiting_approval');
  expect(done).toMatchObject({
    counts: { companies: 2, contacts: 2, drafts: 2 },
    progress: { done: 7, total: 7 },
    credits: { reserved: 0, spent: 6 },
    estimate: { companies: 0, credits: 0 },
    errors: [],
  });
  expect(fakes.requests.people.map(({ roles }) => roles)).toEqual(
    Array(2).fill(['CEO', 'head of operations']),
  );
  const rows = await rowsOf(workspace, runId);
  expect(rows).toMatchObject([
    {
      company: 'Koivu',
      status: 'drafted',
      leadId: expect.any(String),
      contact: { email: 'maija@koivu.example' },
    },
    { company: 'Lumi', status: 'drafted', why: 'Lumi is a bakery in Finland.' },
  ]);
  for (const { draft } of rows) {
    expect(draft).toMatchObject({
      language: 'en',
      channel: 'email',
      body: expect.stringMatching(/^Hey Maija,/),
    });
    await expectTraceable(call, draft);
  }
  const lead = await call('leads.get', { leadId: rows[0].leadId });
  expect(lead).toMatchObject({
    firstName: 'Maija',
    company: 'Koivu',
    jobTitle: 'CEO',
    country: 'Finland',
    source: 'Bakeries in Finland',
    discoverySource: 'koivu.example',
    provenance: { email: { source: 'koivu.example' }, company: { source: 'the test directory' } },
  });
  await expectLedgerSettled(service, tenant, runId);
});

test('accepts the rows of runs.leads unchanged, even without a domain', async () => {
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  const rows: { company: string; domain: string | null }[] = await rowsOf(workspace, runId);
  const reviewedCompanies = [
    ...rows.map(({ company: name, domain }) => ({ name, domain })),
    { name: 'Meri', domain: null },
  ];
  const { confirmed, excluded, added } = await workspace.call('runs.confirmCompanies', {
    runId,
    ...confirmation,
    reviewedCompanies,
  });
  expect({ confirmed, excluded, added }).toEqual({
    confirmed: 3,
    excluded: [],
    added: [{ name: 'Meri', domain: null }],
  });
});

test('reviewedCompanies replaces the list of the run', async () => {
  const workspace = await openWorkspace(service);
  const { call, waitForStatus } = workspace;
  const runId = await openRun(workspace);
  const reviewedCompanies = [{ name: 'Lumi Oy', domain: 'https://www.lumi.example/' }, { name: 'Meri' }];
  const { confirmed, excluded, added } = await call('runs.confirmCompanies', {
    runId,
    ...confirmation,
    reviewedCompanies,
  });
  expect({ confirmed, excluded, added }).toEqual({
    confirmed: 2,
    excluded: [{ name: 'Koivu', domain: 'koivu.example', reason: 'It was not on the confirmed list.' }],
    added: [{ name: 'Meri', domain: null }],
  });
  fakes.people[''] = [];
  await waitForStatus(runId, 'awaiting_approval');
  expect(await rowsOf(workspace, runId)).toMatchObject([
    { company: 'Koivu', status: 'excluded', reason: 'It was not on the confirmed list.' },
    { company: 'Lumi', status: 'drafted' },
    {
      company: 'Meri',
      status: 'failed',
      foundIn: 'the reviewed list',
      reason: 'No contact was found at Meri. Looked in the test finder.',
    },
  ]);
  expect(await call('runs.status', { runId })).toMatchObject({
    counts: { companies: 2, drafts: 1 },
    credits: { spent: 3, reserved: 0 },
    errors: [{ code: 'no_contact_found' }],
  });
});

test('costs nothing for a company whose people are in the directory', async () => {
  fakes.companies = [foundCompany('Koivu', { people: [foundPerson('Aino', 'koivu.example')] })];
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  const { estimate } = await workspace.call('runs.confirmCompanies', { runId, ...confirmation });
  expect(estimate).toMatchObject({ enrich: 0, credits: 2 });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(fakes.requests.people).toEqual([]);
  expect(await rowsOf(workspace, runId)).toMatchObject([
    { contact: { firstName: 'Aino' }, status: 'drafted' },
  ]);
});

test('adds a row for each person, and for a role address if a company has no person', async () => {
  const info = { kind: 'role_address', firstName: null, lastName: null, email: 'info@lumi.example' } as const;
  fakes.people = {
    'koivu.example': [foundPerson('Maija', 'koivu.example'), foundPerson('Aino', 'koivu.example')],
    'lumi.example': [foundPerson('', 'lumi.example', info)],
  };
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  await workspace.call('runs.confirmCompanies', { runId, ...confirmation, leadsPerCompany: 2 });
  const { counts } = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(counts).toMatchObject({ companies: 2, contacts: 3, drafts: 3 });
  const rows = await rowsOf(workspace, runId);
  expect(rows.map(({ contact }) => contact.email).toSorted()).toEqual([
    'aino@koivu.example',
    'info@lumi.example',
    'maija@koivu.example',
  ]);
});

test('leaves out suppressed people and people of other runs with the reason, at no cost', async () => {
  const workspace = await openWorkspace(service);
  const { call, waitForStatus, tenant } = workspace;
  const first = await openRun(workspace);
  await call('runs.confirmCompanies', {
    runId: first,
    ...confirmation,
    reviewedCompanies: [{ name: 'Koivu' }],
  });
  await waitForStatus(first, 'awaiting_approval');
  await suppress(service.assembled.store, {
    orgId: tenant.orgId,
    target: 'maija@lumi.example',
    reason: 'manual',
  });
  const second = await openRun(workspace);
  await call('runs.confirmCompanies', { runId: second, ...confirmation });
  const { errors, credits } = await waitForStatus(second, 'awaiting_approval');
  expect(errors.map(({ code }) => code).toSorted()).toEqual(['in_other_run', 'suppressed']);
  expect(credits).toEqual({ reserved: 0, spent: 3 });
  expect(await call('leads.list', { projectId: workspace.projectId })).toMatchObject({
    items: [{ company: 'Koivu' }],
  });
});

test('a run without results continues with companies that a person adds', async () => {
  fakes.companies = [];
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  const reviewedCompanies = [{ name: 'Koivu', domain: 'koivu.example' }];
  await workspace.call('runs.confirmCompanies', { runId, ...confirmation, reviewedCompanies });
  const { counts, errors } = await workspace.waitForStatus(runId, 'awaiting_approval');
  expect([counts.drafts, errors]).toEqual([1, []]);
});

test('the site’s language takes precedence over a suggested one', async () => {
  const workspace = await openWorkspace(service);
  const runId = await openRun(workspace);
  const suggested = { language: 'fi', languageChosen: false, reviewedCompanies: [{ name: 'Koivu' }] };
  await workspace.call('runs.confirmCompanies', { runId, ...confirmation, ...suggested });
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [, lumi] = await rowsOf(workspace, runId);
  expect(lumi.status).toBe('excluded');
  const [koivu] = await rowsOf(workspace, runId);
  expect(koivu.draft.language).toBe('en');
});

test('rejects an invalid confirmation', async () => {
  const workspace = await openWorkspace(service);
  const { options, call } = workspace;
  const runId = await openRun(workspace);
  await expectError(
    service,
    'runs.confirmCompanies',
    'run_not_found',
    { runId: newId('run'), ...confirmation },
    options,
  );
  const invalidArgs = [
    { language: 'no' },
    { channel: 'fax' },
    { excludedDomains: ['nowhere'] },
    { reviewedCompanies: [{ name: 'X', domain: '127.0.0.1' }] },
    { greeting: 'Hi <b>' },
  ];
  for (const args of invalidArgs)
    await expectError(
      service,
      'runs.confirmCompanies',
      'invalid_arguments',
      { runId, ...confirmation, ...args },
      options,
    );
  await service.sql('update run set credit_cap = 5 where id = $1', [runId]);
  const capped = await expectError(
    service,
    'runs.confirmCompanies',
    'spend_cap_reached',
    { runId, ...confirmation },
    options,
  );
  expect(capped.error.message).toContain("This list may cost 6, but the run's cap is 5 credits");
  expect((await call('runs.status', { runId })).status).toBe('awaiting_profile');
  await call('runs.confirmCompanies', { runId, ...confirmation, reviewedCompanies: [{ name: 'Koivu' }] });
  const again = await expectError(
    service,
    'runs.confirmCompanies',
    'invalid_state',
    { runId, ...confirmation },
    options,
  );
  expect(again.error.message).toContain('while it is awaiting_profile');
});
