import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { suppress } from '../../src/people/suppressions.ts';
import { newId } from '../../src/store/ids.ts';
import { operations, send, type Args } from '../contract/operations.ts';
import { successfulCalls } from '../contract/successful-calls.ts';
import { buildWorld, type World } from '../contract/world.ts';
import { multiplyRows } from '../support/multiply-rows.ts';
import { openPlanRecorder, reportPlansSql, type PlanRecorder } from '../support/plan-recorder.ts';
import { countBlocks, countVisitedRows, formatPlan } from '../support/plan-recorder.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { openService, serviceUrl, testService } from '../support/test-service.ts';

/** A world has two to five rows of most kinds, so this makes some ten thousand. */
const copies = 3_000;
const smallOrgs = 200;
/** A statement that visits more rows or blocks reads a workspace or an organisation. */
const maxRows = 300;
const maxBlocks = 300;

/** Operations that read or change a workspace or an organisation by their contract. */
const wholeOperations: Readonly<Record<string, string>> = {
  'campaigns.addLeadsByTag': 'adds all leads with a tag',
  'credits.info': 'sums the credits of a month',
  'leads.enrichBatch': 'finds the leads of a workspace that lack something',
  'material.import': 'compares the files with all earlier imports',
  'replies.classify': 'counts all replies without a category',
  'webhooks.delete': 'cancels all deliveries to an endpoint',
};

const service = testService();
let world: World;
let recorder: PlanRecorder;
let recorded: Service;

beforeAll(async () => {
  world = await buildWorld(service);
  await addRareRows(world);
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await multiplyRows(client, world.tenant.orgId, { copies, orgs: smallOrgs });
  await client.query('analyze');
  await client.query(reportPlansSql(path.basename(service.databaseUrl)));
  await client.end();
  recorder = await openPlanRecorder(service.databaseUrl);
  recorded = await openService(recorder.url, {
    role: 'api',
    maxConnections: 2,
    environment: { DATA_DIR: service.dataDir },
  });
});
afterAll(async () => {
  await recorded?.close();
  await recorder?.close();
});

/** Adds a row to tables that are empty in a world. */
async function addRareRows({ tenant, ids }: World): Promise<void> {
  const { orgId, projectId, liveKey: key } = tenant;
  await service.call(
    'campaigns.addRule',
    { projectId, campaignId: ids['campaign'], condition: { tag: 'fair' } },
    { key },
  );
  await service.call('leads.addAlias', { leadId: ids['lead'], email: 'alias@company-1.example' }, { key });
  const { value: duplicate } = await service.call(
    'leads.add',
    { projectId, email: 'twice@company-1.example' },
    { key },
  );
  await service.call('leads.merge', { primaryId: ids['second_lead'], duplicateId: duplicate.id }, { key });
  await service.call('projects.list', {}, { key, headers: { 'Idempotency-Key': 'once' } });
  await suppress(service.assembled.store, { orgId, target: 'nobody@else.example', reason: 'manual' });
  await receive(service, projectId, writeMail({ From: 'Stranger <stranger@nowhere.example>' }));
  const readingId = newId('reading');
  await service.sql(
    `insert into site_reading (org_id, id, host, read_at) values ($1, $2, 'company-1.example', now())`,
    [orgId, readingId],
  );
  await service.sql(
    `insert into page (org_id, id, reading_id, host, url, title, kind, text, fetched_at)
     values ($1, $2, $3, 'company-1.example', 'https://company-1.example', 'Company', 'home', 'A company.', now())`,
    [orgId, newId('page'), readingId],
  );
}

/**
 * PostgreSQL uses the plan for all organisations from the first call on instead of from the sixth, and reports what
 * each statement really reads, so that no statement is missing here.
 */
test('no statement reads a workspace for a few rows', async () => {
  const scans: string[] = [];
  for (const [id, args] of calls(world)) {
    if (id in wholeOperations) continue;
    for (const { text, plan } of await recordPlans(id, args)) {
      if (countVisitedRows(plan) <= maxRows && countBlocks(plan) <= maxBlocks) continue;
      scans.push(`${id}: ${text}\n${formatPlan(plan)}`);
    }
  }
  expect(scans.join('\n')).toBe('');
});

/** The documented calls, short pages in each order, and a batch in which half of the leads exist. */
function calls(of: World): (readonly [id: string, args: Args])[] {
  const leads = Array.from({ length: 10 }, (_, index) => ({ email: `${index + 1}.anna@company-1.example` }));
  const newLeads = leads.map(({ email }) => ({ email: `new.${email}`, company: 'Koivu', tags: ['fair'] }));
  const { projectId } = of.tenant;
  return [
    ['leads.addBatch', { projectId, leads: [...leads, ...newLeads] }],
    ['leads.list', { projectId, source: 'unknown', limit: 50 }],
    ['leads.list', { projectId, sort: 'oldest', limit: 5 }],
    ['leads.list', { projectId, sort: 'company', limit: 5 }],
    ['messages.byProject', { projectId, direction: 'outbound', limit: 10 }],
    ['messages.byProject', { projectId, runId: of.ids['run']!, limit: 10 }],
    ['messages.byProject', { projectId, campaignId: of.ids['campaign']!, limit: 10 }],
    ...successfulCalls(of).filter(([id]) => !['leads.list', 'messages.byProject'].includes(id)),
  ];
}

async function recordPlans(id: string, args: Args) {
  recorder.takePlans();
  const operation = operations.find((candidate) => candidate.id === id)!;
  const reply = await send(serviceUrl(recorded), 'rpc', operation, args, {
    key: world.tenant.liveKey,
    headers: operation.endpoint === 'mutate' ? { 'Idempotency-Key': randomUUID() } : {},
  });
  expect(reply.status, `${id}: ${reply.text}`).toBe(200);
  const plans = recorder.takePlans();
  expect(plans, id).not.toEqual([]);
  return plans;
}
