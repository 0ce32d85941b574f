import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import { openWorkspace, type DraftingWorkspace } from '../drafting-workspace.ts';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { siteReader } from '../fixtures/sites/site-reader.ts';
import { startSites } from '../fixtures/sites/start-sites.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testHouse } from '../house.ts';
import { oneCompany } from './one-company.ts';

const house = testHouse({ role: 'api' });
const program = path.join(import.meta.dirname, 'doomed-worker.ts');
const pointsOfRun = 20;
const atOnce = 3;

/**
 * Takes the organisation's jobs in a process that dies at the point. Answers the signal it died by and what it said.
 */
async function work(orgId: string, point: number) {
  const child = spawn(process.execPath, [program, house.databaseUrl, orgId, String(point)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  return { signal: child.signalCode, said: said.trim() };
}

/** Another process goes on with what the dead one left. */
async function survive({ tenant: { orgId } }: DraftingWorkspace): Promise<void> {
  const sites = await startSites(companySites);
  const ports = {
    ...unusedPorts,
    composer: createEmbeddedComposer(),
    ...oneCompany(),
    search: null,
    embeddedComposer: createEmbeddedComposer(),
    language: { detect: () => 'en' },
    site: siteReader(sites),
  };
  for (;;) {
    const [job] = await house.sql(
      `select id, kind from job where org_id = $1 and state = 'waiting' order by id limit 1`,
      [orgId],
    );
    if (!job) break;
    const reference = { orgId, jobId: job.id, kind: job.kind };
    await performJob(house.service.store, ports, reference, new AbortController().signal);
  }
  await sites.close();
}

/** A run of one lead: its company is researched, then its message drafted. */
async function startRun(workspace: DraftingWorkspace): Promise<string> {
  await workspace.addLead({ company: 'Harbour Analytics', email: 'tom@harbour-analytics.example' });
  return workspace.start('fair');
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
  const [kept] = await house.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from site_reading where org_id = $1) as readings,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as events,
            (select count(*)::int from directory.outbox where org_id = $1 and name = 'draft.ready') as travelling,
            (select count(*)::int from timeline_entry where org_id = $1 and kind = 'draft') as happenings,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as wakes,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as committed,
            (select array_agg(distinct state) from job where org_id = $1) as states`,
    [orgId],
  );
  expect(kept).toEqual({
    ...{
      messages: 1,
      readings: 1,
      events: 1,
      travelling: 1,
      happenings: 1,
      wakes: 0,
      reserved: 2,
      committed: 2,
    },
    states: ['done'],
  });
  expect((await workspace.call('credits.info')).balance).toBe(8);
}

test('a worker killed at any point of its jobs leaves one draft for each lead, paid once and told once', async () => {
  const points = Array.from({ length: pointsOfRun }, (_, index) => index + 1);
  const died: (string | null)[] = [];
  const lane = async (): Promise<void> => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) {
      const workspace = await openWorkspace(house, 10);
      await workspace.spendFreeCredits();
      const runId = await startRun(workspace);
      died.push((await work(workspace.tenant.orgId, point)).signal);
      await survive(workspace);
      await expectOnce(workspace, runId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(died).toEqual(Array.from({ length: pointsOfRun }, () => 'SIGKILL'));
  const workspace = await openWorkspace(house, 10);
  await startRun(workspace);
  expect(await work(workspace.tenant.orgId, 0)).toEqual({ signal: null, said: String(pointsOfRun) });
}, 240_000);

const pointsOfSearch = 10;
const pointsOfCompany = 30;

test('a worker killed at any point of a run from a brief finds, asks, pays and writes once', async () => {
  const points = Array.from({ length: pointsOfCompany }, (_, index) => index + 1);
  const died: (string | null)[] = [];
  const lane = async (): Promise<void> => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) {
      const workspace = await openWorkspace(house, 10);
      await workspace.spendFreeCredits();
      const { tenant, projectId, call } = workspace;
      const { runId } = await call('engine.start', { projectId, idea: 'Analysts in Scotland.' });
      if (point <= pointsOfSearch) died.push((await work(tenant.orgId, point)).signal);
      await survive(workspace);
      const found = await call('runs.status', { runId });
      expect(found).toMatchObject({ status: 'awaiting_profile', counts: { companies: 1 } });
      await call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' });
      died.push((await work(tenant.orgId, point)).signal);
      await survive(workspace);
      await expectWrittenOnce(workspace, runId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(died).toEqual(Array.from({ length: pointsOfSearch + pointsOfCompany }, () => 'SIGKILL'));
}, 360_000);

async function expectWrittenOnce({ call, tenant }: DraftingWorkspace, runId: string): Promise<void> {
  expect(await call('runs.status', { runId })).toMatchObject({
    ...{ status: 'awaiting_approval', progress: { done: 4, total: 4 }, errors: [] },
    ...{ counts: { companies: 1, contacts: 1, drafts: 1 }, credits: { reserved: 0, spent: 3 } },
  });
  const [kept] = await house.sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from lead where org_id = $1) as leads,
            (select count(*)::int from run_company where org_id = $1) as companies,
            (select count(*)::int from run_lead where org_id = $1) as rows,
            (select count(*)::int from event where org_id = $1 and type = 'lead.added') as added,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as wakes,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as committed`,
    [tenant.orgId],
  );
  expect(kept).toEqual({
    ...{ messages: 1, leads: 1, companies: 1, rows: 1, added: 1, wakes: 0, committed: 3 },
  });
  expect((await call('credits.info')).balance).toBe(7);
}
