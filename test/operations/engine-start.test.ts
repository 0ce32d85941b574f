import { beforeEach, expect, test } from 'vitest';
import type { CompanyCriteria } from '../../src/domain/prospect.ts';
import type { CompanySearchResult } from '../../src/ports/directory.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { foundCompany } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

let searchResult: CompanySearchResult;
let searches: { criteria: CompanyCriteria; limit: number }[];
beforeEach(() => {
  searchResult = { companies: [foundCompany('Koivu'), foundCompany('Lumi')], lookedIn: [searchedPlace] };
  searches = [];
});
const searchedPlace = { place: 'the test directory', found: 2, note: null };
const service = testService({
  ports: {
    directory: {
      search: async (criteria, { limit }) => {
        searches.push({ criteria, limit });
        return searchResult;
      },
      lookup: () => Promise.reject(new Error('engine.start must not call lookup.')),
    },
  },
});
const idea = 'Bakeries in Finland. We plan the shifts of their shops.';

test('a brief creates a list of companies for review at no cost', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  const started = await call('engine.start', { projectId, idea, targetLeadCount: 7 });
  expect(started).toEqual({
    runId: expect.stringMatching(/^run_/),
    status: 'discovering',
    name: 'Bakeries in Finland',
    understood: expect.stringMatching(/^\S.*\.$/),
    warnings: [],
    startsAt: null,
    estimate: { companies: 7, contacts: 7, research: 7, enrich: 7, drafts: 7, credits: 21 },
    dryRun: false,
  });
  const { runId } = started;
  const found = await waitForStatus(runId, 'awaiting_profile');
  expect(found).toMatchObject({
    name: 'Bakeries in Finland',
    phase: 'review',
    counts: { companies: 2, contacts: 0, drafts: 0 },
    progress: { done: 1, total: 1 },
    awaitingHuman: { gate: 'awaiting_profile', url: expect.stringMatching(new RegExp(`/runs/${runId}$`)) },
    credits: { reserved: 0, spent: 0 },
    estimate: { companies: 2, contacts: 2, research: 2, enrich: 2, drafts: 2, credits: 6 },
    lookedIn: [searchedPlace],
    errors: [],
  });
  expect(searches).toEqual([{ criteria: expect.objectContaining({ words: idea }), limit: 7 }]);
  const { items } = await call('runs.leads', { runId });
  const koivu = {
    id: expect.stringMatching(/^run_lead_/),
    leadId: null,
    company: 'Koivu',
    domain: 'koivu.example',
    status: 'proposed',
    reason: null,
    why: 'Koivu is a bakery in Finland.',
    foundIn: 'the test directory',
    foundUrl: 'https://directory.example/koivu.example',
    city: 'Tampere',
    country: 'FI',
    contact: null,
    draft: null,
  };
  expect(items).toEqual([koivu, expect.objectContaining({ company: 'Lumi', status: 'proposed' })]);
  expect((await call('runs.list', { projectId })).items).toMatchObject([
    {
      id: runId,
      origin: 'brief',
      targetLeadCount: 7,
      channel: 'email',
      creditCap: null,
      lookedIn: [searchedPlace],
    },
  ]);
});

test('leaves out suppressed domains and duplicate companies, with the reason', async () => {
  const { call, projectId, waitForStatus, tenant } = await openWorkspace(service);
  await suppress(service.assembled.store, { orgId: tenant.orgId, target: 'lumi.example', reason: 'manual' });
  searchResult = { ...searchResult, companies: [...searchResult.companies, foundCompany('Koivu')] };
  const { runId } = await call('engine.start', { projectId, idea });
  const { lookedIn, counts } = await waitForStatus(runId, 'awaiting_profile');
  expect(counts.companies).toBe(1);
  expect(lookedIn).toEqual([
    searchedPlace,
    { place: 'the suppression list', found: 0, note: 'Left out: lumi.example.' },
    { place: 'all results', found: 0, note: 'Left out: 1 found twice.' },
  ]);
});

test('a run without companies waits for a person and says where it searched', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  searchResult = { companies: [], lookedIn: [{ ...searchedPlace, found: 0, note: 'It knows no bakeries.' }] };
  const { runId } = await call('engine.start', { projectId, idea });
  expect(await waitForStatus(runId, 'awaiting_profile')).toMatchObject({
    errors: [
      {
        code: 'no_company_found',
        reason: 'No company was found. Looked in the test directory: It knows no bakeries.',
        at: expect.any(Number),
      },
    ],
  });
});

test('a run with a start in the future does not search before it', async () => {
  const { call, projectId, tenant } = await openWorkspace(service);
  const startAt = new Date(Date.now() + 86_400_000).toISOString();
  const { runId, startsAt } = await call('engine.start', { projectId, idea, startAt });
  expect(startsAt).toBe(Date.parse(startAt));
  expect(await call('runs.status', { runId })).toMatchObject({ status: 'discovering', phase: 'discovery' });
  const jobs = await service.sql(
    `select name, due_at as "dueAt" from directory.outbox where org_id = $1 and kind = 'job'`,
    [tenant.orgId],
  );
  expect(jobs).toEqual([{ name: 'discover', dueAt: new Date(startAt) }]);
  await call('runs.archive', { runId });
  expect(await call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_approval',
    awaitingHuman: null,
  });
  expect(searches).toEqual([]);
});

test('leaves out companies that the brief excludes and warns about a start in the past', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  const but = 'Bakeries in Finland except Lumi';
  const { runId, warnings } = await call('engine.start', { projectId, idea: but, startAt: '2020-01-01' });
  expect(warnings).toEqual(['startAt is in the past, so the run starts now.']);
  const { counts, lookedIn } = await waitForStatus(runId, 'awaiting_profile');
  expect(counts.companies).toBe(1);
  expect(lookedIn[1]).toEqual({ place: 'the exclusions of the brief', found: 0, note: 'Left out: Lumi.' });
});

test('warns if the workspace has no products', async () => {
  const { projectId, liveKey: key } = await service.newTenant();
  await service.call('leads.add', { projectId, email: 'aino@lumi.example', source: 'fair' }, { key });
  const warnings = async () => {
    const search = await service.call('engine.start', { projectId, idea }, { key });
    const dry = { key, headers: { 'Dry-Run': 'true' } };
    const run = await service.call('runs.startFromLeads', { projectId, source: 'fair' }, dry);
    return [search.value.warnings, run.value.warnings];
  };
  const expected = [expect.stringContaining('Add it with projects.updateContext')];
  expect(await warnings()).toEqual([expected, expected]);
  await service.call('projects.updateContext', { projectId, products: 'Plans for shifts.' }, { key });
  expect(await warnings()).toEqual([[], []]);
});

test('archiving a run that waits for review removes its companies', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  const campaign = await call('campaigns.create', { projectId, name: 'Ovens', locations: ['Sweden'] });
  const { runId } = await call('engine.start', { projectId, idea, campaignId: campaign.id });
  await waitForStatus(runId, 'awaiting_profile');
  const archived = await call('runs.archive', { runId });
  expect(archived).toMatchObject({ campaignId: campaign.id, status: 'awaiting_approval' });
  const { items } = await call('runs.leads', { runId });
  expect(items.map(({ status }) => status)).toEqual(['removed', 'removed']);
});

test('a dry run starts nothing', async () => {
  const { call, projectId } = await openWorkspace(service);
  const uniqueIdea = 'Bakeries in Finland that no other test searches for.';
  const tried = await call('engine.start', { projectId, idea: uniqueIdea }, { 'Dry-Run': 'true' });
  expect(tried).toMatchObject({
    runId: null,
    status: 'discovering',
    dryRun: true,
    estimate: { credits: 75 },
  });
  expect((await call('runs.list', { projectId })).items).toEqual([]);
  expect(searches.map(({ criteria }) => criteria.words)).not.toContain(uniqueIdea);
});

test('rejects an invalid start', async () => {
  const { projectId, options } = await openWorkspace(service);
  const foreign = { projectId: service.tenant.projectId, idea };
  await expectError(service, 'engine.start', 'project_not_found', foreign, options);
  const campaignId = newId('campaign');
  await expectError(service, 'engine.start', 'campaign_not_found', { projectId, idea, campaignId }, options);
  for (const wrong of [
    { startAt: 'tomorrow' },
    { idea: ' ' },
    { targetLeadCount: 201 },
    { channels: ['fax'] },
  ])
    await expectError(service, 'engine.start', 'invalid_arguments', { projectId, idea, ...wrong }, options);
});
