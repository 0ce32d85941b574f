import { beforeAll, expect, test } from 'vitest';
import { createMetrics, aggregateMetrics } from '../../src/observe/metrics.ts';
import { freePort } from '../support/free-port.ts';
import { testPrograms, startTimeoutMs, waitUntil, waitUntilReady } from '../commands/program.ts';
import { openDatabaseGate } from '../contract/database-gate.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { waitForTimeLeftInMinute } from '../support/wait-for-period.ts';
import { parseMetrics, type ParsedMetrics } from './parse-metrics.ts';

const service = testService({ environment: { METRICS_PORT: '0', RATE_LIMIT_TEST: '2' } });
const { start, folder } = testPrograms();
const readMetrics = async (): Promise<ParsedMetrics> =>
  parseMetrics(await service.assembled.metrics!.render());

let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

test('a call changes only the metrics of its operation, door and outcome', async () => {
  const name = 'outreach_call_duration_seconds_count';
  const countOf = (metrics: ParsedMetrics, fn: string, door: string, code: string) =>
    metrics.value(name, { fn, door, code }) ?? 0;
  const before = await readMetrics();
  await service.call('projects.list');
  await service.rest('GET', '/v1/projects');
  await service.call('leads.get', { leadId: 'strange' });
  await service.request('/v1/strange');
  const after = await readMetrics();
  const increase = (fn: string, door: string, code: string) =>
    countOf(after, fn, door, code) - countOf(before, fn, door, code);
  expect(increase('projects.list', 'rpc', 'ok')).toBe(1);
  expect(increase('projects.list', 'rest', 'ok')).toBe(1);
  expect(increase('leads.get', 'rpc', 'invalid_arguments')).toBe(1);
  expect(increase('none', 'unknown', 'key_missing')).toBe(1);
  expect(increase('leads.add', 'rpc', 'ok')).toBe(0);
  const sum = after.value('outreach_call_duration_seconds_sum', {
    fn: 'projects.list',
    door: 'rpc',
    code: 'ok',
  });
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(20);
});

test('webhook deliveries are counted by the result of each attempt', async () => {
  const { liveKey: key, projectId, orgId } = await service.newTenant();
  const { value } = await service.call(
    'webhooks.create',
    { url: 'https://hooks.example/in', events: ['*'] },
    { key },
  );
  // A delivery to a forbidden address is not retried.
  await service.sql(`update webhook set url = 'http://10.0.0.1/' where id = $1`, [value.webhookId]);
  const failed = async () =>
    (await readMetrics()).value('outreach_webhook_attempt_duration_seconds_count', { outcome: 'failed' }) ??
    0;
  const before = await failed();
  await service.call('leads.add', { projectId, company: 'Koivu', email: 'a@koivu.example' }, { key });
  await expect.poll(failed).toBe(before + 1);
  // A retry that is due later.
  await service.sql(
    `insert into delivery (org_id, id, webhook_id, event_id, type, state, created_at, next_attempt_at)
     values ($1, 'later', $2, 'event', 'lead.added', 'waiting', now(), now() + interval '1 hour')`,
    [orgId, value.webhookId],
  );
  await service.sql(
    `update directory.delivery_schedule set due_at = now() + interval '1 hour' where org_id = $1`,
    [orgId],
  );
  // The attempt is counted first; the delivery stops being due only when the attempt is recorded. So poll.
  const readBacklog = async () => {
    const metrics = await readMetrics();
    const count = (state: string) => metrics.value('outreach_webhook_deliveries', { state });
    return [count('later'), count('due'), metrics.value('outreach_webhook_oldest_seconds')];
  };
  await expect.poll(readBacklog).toEqual([1, 0, 0]);
  await service.sql(`delete from delivery where id = 'later'`);
});

test('counts rejected calls, connections, event loop delay and process data', async () => {
  const { testKey } = await service.newTenant();
  await waitForTimeLeftInMinute(8_000);
  for (let call = 0; call < 6; call++) await service.call('projects.list', {}, { key: testKey });
  const metrics = await readMetrics();
  expect(metrics.value('outreach_rate_limited_total')).toBeGreaterThanOrEqual(2);
  expect(metrics.value('outreach_database_connections', { state: 'open' })).toBeGreaterThan(0);
  expect(metrics.value('outreach_database_connections', { state: 'waiting' })).toBe(0);
  expect(metrics.value('outreach_database_up')).toBe(1);
  expect(metrics.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(metrics.value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(
    metrics.value('outreach_build_info', { role: 'all', version: expect.any(String) as never }),
  ).toBeUndefined();
  expect(
    metrics.series.some(({ name, labels }) => name === 'outreach_build_info' && labels['role'] === 'all'),
  ).toBe(true);
});

test('counts unfinished queue work by state and age', async () => {
  const { projectId } = workspace;
  const { orgId } = workspace.tenant;
  const [{ waiting }] = await service.sql(
    `select count(*)::int as waiting from directory.outbox where kind = 'job'`,
  );
  expect(waiting).toBe(0);
  await service.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at, relays)
     values ('wake_01jbad0000e00880000000000a', $1, 'job', 'absent', 'x', now() + interval '1 hour', 0),
            ('wake_01jbad0000e00880000000000b', $1, 'job', 'absent', 'x', now() + interval '1 hour', 3)`,
    [orgId],
  );
  const metrics = await readMetrics();
  const jobs = (state: string) => metrics.value('outreach_queue_jobs', { queue: 'absent', state });
  expect([jobs('due'), jobs('handed'), jobs('later')]).toEqual([0, 1, 1]);
  expect(metrics.value('outreach_queue_oldest_seconds', { queue: 'absent' })).toBeGreaterThan(86_400);
  await service.sql(`delete from directory.outbox where name = 'absent'`);
  const key = workspace.tenant.liveKey;
  const lead = {
    company: 'Acme',
    email: 'a@acme.example',
    source: 'metrics',
    analysis: 'Acme runs 12 forklifts.',
  };
  await service.call('leads.add', { projectId, ...lead }, { key });
  await service.call('runs.startFromLeads', { projectId, source: 'metrics' }, { key });
  const countDone = async () =>
    (await readMetrics()).value('outreach_job_duration_seconds_count', { queue: 'draft', outcome: 'done' });
  await expect.poll(countDone).toBe(1);
  expect((await readMetrics()).value('outreach_queue_jobs', { queue: 'draft', state: 'due' }) ?? 0).toBe(0);
});

test('counts failed statements by kind, even without a database', async () => {
  const gate = await openDatabaseGate(service.databaseUrl);
  const gatedService = await openService(gate.url, { role: 'api', environment: { METRICS_PORT: '0' } });
  try {
    const read = async () => parseMetrics(await gatedService.metrics!.render());
    const headers = { Authorization: `Bearer ${service.tenant.liveKey}` };
    expect((await fetch(`${serviceUrl(gatedService)}/v1/projects`, { headers })).status).toBe(200);
    expect((await read()).value('outreach_database_errors_total', { kind: 'unavailable' }) ?? 0).toBe(0);
    await gate.shut();
    expect((await fetch(`${serviceUrl(gatedService)}/v1/projects`, { headers })).status).toBe(500);
    const withoutDatabase = await read();
    expect(withoutDatabase.value('outreach_database_errors_total', { kind: 'unavailable' })).toBeGreaterThan(
      0,
    );
    expect(withoutDatabase.value('outreach_database_up')).toBe(0);
    await gate.open();
    expect((await read()).value('outreach_database_up')).toBe(1);
  } finally {
    await gatedService.close();
    await gate.close();
  }
});

test('labels contain no id, address or text', async () => {
  await service.call('leads.get', { leadId: 'person@secret.example' });
  await service.request('/v1/leads/person@secret.example');
  await service.request('/v1/secret-path');
  const text = await service.assembled.metrics!.render();
  expect(text).not.toMatch(/person@|secret|org_|key_0|lead_|run_|req_/);
});

test('adds up the metrics of processes, except gauges that are read from the shared database', async () => {
  const parts = [1, 2].map((calls) => {
    const metrics = createMetrics({ version: '1', role: 'api' });
    const line = {
      requestId: 'r',
      at: new Date(),
      door: 'rest' as const,
      fn: 'leads.add',
      status: 200,
      durationMs: 5,
    };
    for (let call = 0; call < calls; call++) metrics.countCall(line);
    metrics.registerStoreGauges(service.assembled.store, () => calls);
    return metrics.collect();
  });
  const joined = parseMetrics(await aggregateMetrics(await Promise.all(parts)));
  const labels = { fn: 'leads.add', door: 'rest', code: 'ok' };
  expect(joined.value('outreach_call_duration_seconds_count', labels)).toBe(3);
  expect(joined.value('outreach_request_lines_lost_total')).toBe(3);
  expect(joined.value('outreach_processes')).toBe(2);
  expect(joined.value('outreach_database_up')).toBe(1);
});

test(
  'two processes share one metrics port, separate from the public port',
  { timeout: startTimeoutMs },
  async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const environment = {
      DATABASE_URL: service.databaseUrl,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    };
    const url = `http://127.0.0.1:${port}`;
    const running = start(['serve', '--role', 'api', '--processes', '2'], {
      ...environment,
      DATA_DIR: folder(),
    });
    await waitUntilReady(url, running);
    await waitUntil('both processes are ready', () =>
      running.stdout().includes('with 2 processes') ? true : undefined,
    );
    const headers = { Authorization: `Bearer ${service.tenant.liveKey}`, Connection: 'close' };
    for (let call = 0; call < 12; call++)
      expect((await fetch(`${url}/v1/projects`, { headers })).status).toBe(200);
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const metrics = parseMetrics(await response.text());
    const labels = { fn: 'projects.list', door: 'rest', code: 'ok' };
    expect(metrics.value('outreach_call_duration_seconds_count', labels)).toBe(12);
    expect(metrics.value('outreach_processes')).toBe(2);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/v1/projects`, { headers })).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(400);
    const conflicting = await start(['serve', '--role', 'worker'], environment).end();
    expect(conflicting).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Set METRICS_PORT to another port'),
    });
    expect((await running.end('SIGTERM')).status).toBe(0);
  },
);
