import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import { runDoomed } from '../support/doomed-process.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { startSites, type RunningSites } from '../fixtures/sites/start-sites.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService } from '../support/test-service.ts';
import type { DoomedJobs } from './doomed-worker.ts';
import { createFakeCompanyProviders } from './fake-company-providers.ts';

// One connection for each concurrent workspace, so that none waits long.
const service = testService({ role: 'api', maxConnections: 30 });
const program = path.join(import.meta.dirname, 'doomed-worker.ts');
const pointsOfRun = 20;
let sites: RunningSites;
beforeAll(async () => {
  sites = await startSites(companySites);
});
afterAll(() => sites.close());

/** Performs the jobs of each workspace in a process that dies at the given point. */
const runAndKill = (workspaces: readonly DraftingWorkspace[], points: readonly number[]) =>
  runDoomed(
    program,
    service.databaseUrl,
    workspaces.map(({ tenant }, index): DoomedJobs => ({ orgId: tenant.orgId, point: points[index]! })),
  );
const died = { signal: 'SIGKILL', passed: [] };
const countUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Continues the work of the dead process. */
async function continueWork({ tenant: { orgId } }: DraftingWorkspace): Promise<void> {
  const ports = {
    ...unusedPorts,
    composer: createEmbeddedComposer(),
    ...createFakeCompanyProviders(),
    search: null,
    embeddedComposer: createEmbeddedComposer(),
    language: { detect: () => 'en' },
    site: siteReader(sites),
  };
  for (;;) {
    const [job] = await service.sql(
      `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit 1`,
      [orgId],
    );
    if (!job) break;
    const reference = { orgId, jobId: job.id, kind: job.kind };
    await performJob(service.assembled.store, ports, reference, new AbortController().signal);
  }
}

async function openWithTenCredits(): Promise<DraftingWorkspace> {
  const workspace = await openWorkspace(service, 10);
  await workspace.spendFreeCredits();
  return workspace;
}

/** Starts a run of one lead: its company is researched, then its message is drafted. */
async function startRun(workspace: DraftingWorkspace): Promise<string> {
  await workspace.addLead({ company: 'Harbour Analytics', email: 'tom@harbour-analytics.example' });
  return workspace.startRun('fair');
}

async function expectOnce(workspace: DraftingWorkspace, runId: string): Promise<void> {
  const { orgId } = workspace.tenant;
  expect(await workspace.call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_approval',
    counts: { drafts: 1 },
    progress: { done: 2, total: 2 },
    credits: { reserved: 0, spent: 2 },
    errors: [],
  });
  const [counts] = await service.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from site_reading where org_id = $1) as readings,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as events,
            (select count(*)::int from directory.outbox where org_id = $1 and name = 'draft.ready') as queued_events,
            (select count(*)::int from timeline_entry where org_id = $1 and kind = 'draft') as timeline_entries,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as wakes,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as committed,
            (select array_agg(distinct state) from job where org_id = $1) as states`,
    [orgId],
  );
  expect(counts).toEqual({
    messages: 1,
    readings: 1,
    events: 1,
    queued_events: 1,
    timeline_entries: 1,
    wakes: 0,
    reserved: 2,
    committed: 2,
    states: ['done'],
  });
  expect((await workspace.call('credits.info')).balance).toBe(8);
}

test('a worker killed at any point leaves one draft, charge and event per lead', async () => {
  const points = countUpTo(pointsOfRun);
  const workspaces = await Promise.all(points.map(openWithTenCredits));
  const runIds = await Promise.all(workspaces.map(startRun));
  expect(await runAndKill(workspaces, points)).toEqual(died);
  await Promise.all(workspaces.map(continueWork));
  for (const [index, workspace] of workspaces.entries()) await expectOnce(workspace, runIds[index]!);
  const uninterrupted = await openWithTenCredits();
  await startRun(uninterrupted);
  expect(await runAndKill([uninterrupted], [0])).toEqual({ signal: null, passed: [pointsOfRun] });
}, 120_000);

const pointsOfSearch = 10;
const pointsOfCompany = 30;

test('a worker killed at any point of a brief run searches, charges and drafts once', async () => {
  const points = countUpTo(pointsOfCompany);
  const workspaces = await Promise.all(points.map(openWithTenCredits));
  const runIds = await Promise.all(
    workspaces.map(async ({ call, projectId }) => {
      return (await call('engine.start', { projectId, idea: 'Analysts in Scotland.' })).runId as string;
    }),
  );
  expect(await runAndKill(workspaces.slice(0, pointsOfSearch), countUpTo(pointsOfSearch))).toEqual(died);
  await Promise.all(workspaces.map(continueWork));
  await Promise.all(
    workspaces.map(async ({ call }, index) => {
      const found = await call('runs.status', { runId: runIds[index] });
      expect(found).toMatchObject({ status: 'awaiting_profile', counts: { companies: 1 } });
      await call('runs.confirmCompanies', { runId: runIds[index], language: 'en', channel: 'email' });
    }),
  );
  expect(await runAndKill(workspaces, points)).toEqual(died);
  await Promise.all(workspaces.map(continueWork));
  for (const [index, workspace] of workspaces.entries()) await expectWrittenOnce(workspace, runIds[index]!);
}, 120_000);

async function expectWrittenOnce({ call, tenant }: DraftingWorkspace, runId: string): Promise<void> {
  expect(await call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_approval',
    progress: { done: 4, total: 4 },
    errors: [],
    counts: { companies: 1, contacts: 1, drafts: 1 },
    credits: { reserved: 0, spent: 3 },
  });
  const [counts] = await service.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from lead where org_id = $1) as leads,
            (select count(*)::int from run_company where org_id = $1) as companies,
            (select count(*)::int from run_lead where org_id = $1) as rows,
            (select count(*)::int from event where org_id = $1 and type = 'lead.added') as added,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as wakes,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as committed`,
    [tenant.orgId],
  );
  expect(counts).toEqual({
    messages: 1,
    leads: 1,
    companies: 1,
    rows: 1,
    added: 1,
    wakes: 0,
    committed: 3,
  });
  expect((await call('credits.info')).balance).toBe(7);
}
