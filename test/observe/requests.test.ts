import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { startRequestLog } from '../../src/observe/request-log.ts';
import { listRequests, deleteExpiredRequests, saveRequests } from '../../src/store/queries/requests.ts';
import { testPrograms, startTimeoutMs } from '../commands/program.ts';
import { openRaw } from '../contract/raw-connection.ts';
import { fetchReply, openService, testService, serviceUrl } from '../support/test-service.ts';

const privateText = 'private words of a person';
const service = testService({
  role: 'api',
  handlers: {
    'credits.info': async () => {
      throw new Error(`no column for "${privateText}"`, { cause: new TypeError('undefined is no account') });
    },
  },
});
const { run } = testPrograms();
const command = (...options: string[]) =>
  run(['requests', ...options], { DATABASE_URL: service.databaseUrl, REQUEST_LOG_DAYS: '3' });
const waitForRecord = async (id: string): Promise<void> => {
  const find = () => listRequests(service.assembled.store, { id, limit: 1 });
  await expect.poll(find).toHaveLength(1);
};

let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api' });
});
afterAll(() => second?.close());

test('finds a call of any process by its id, with its error', { timeout: startTimeoutMs }, async () => {
  const failed = await service.call('credits.info');
  expect(failed.error.code).toBe('internal_error');
  const id = failed.error.request_id;
  await waitForRecord(id);
  const { status, stdout } = await command('--id', id);
  expect(status).toBe(0);
  expect(stdout).toContain(`call          ${id}\n`);
  expect(stdout).toContain('operation     credits.info\n');
  expect(stdout).toContain('door          rpc POST /mcp/query\n');
  expect(stdout).toMatch(/answer {8}500 internal_error after [\d.]+ ms\n/);
  expect(stdout).toContain(`key           ${service.tenant.liveKey.slice(0, 16)}... (key_`);
  expect(stdout).toContain(`organisation  ${service.tenant.orgId}\n`);
  expect(stdout).toContain('"message": "undefined is no account"');
  expect(stdout).toContain('requests.test.ts');
  expect(stdout).not.toContain(privateText);
  expect(stdout).not.toContain(service.tenant.liveKey);
  const otherProcessReply = await fetchReply(`${serviceUrl(second!)}/v1/projects`, {
    headers: { Authorization: `Bearer ${service.tenant.testKey}` },
  });
  await waitForRecord(otherProcessReply.body.request_id);
  const json = await command('--id', otherProcessReply.body.request_id, '--json');
  expect(JSON.parse(json.stdout).request).toMatchObject({
    fn: 'projects.list',
    door: 'rest',
    path: '/v1/projects',
    status: 200,
    code: null,
    cause: null,
    keyPrefix: `${service.tenant.testKey.slice(0, 16)}...`,
  });
});

test('lists calls by filter and reports unknown values', { timeout: startTimeoutMs }, async () => {
  const other = await service.newTenant();
  const failed = await service.call('leads.get', { leadId: 'x' }, { key: other.liveKey });
  await service.call('projects.list', {}, { key: other.liveKey });
  const pages = [await service.request('/docs/'), await service.request('/', { redirect: 'manual' })];
  const unknownPath = await service.request('/v1/strange');
  const invalidConnection = await openRaw(service.url, 'strange bytes\r\n\r\n');
  const socketId = (await invalidConnection.readResponse()).error.request_id;
  for (const id of [failed.body.request_id, unknownPath.body.request_id, socketId]) await waitForRecord(id);
  for (const page of pages) {
    const id = page.headers.get('X-Request-Id')!;
    expect(await listRequests(service.assembled.store, { id, limit: 1 })).toEqual([]);
  }
  const list = async (...options: string[]) =>
    JSON.parse((await command(...options, '--json')).stdout).requests as {
      requestId: string;
      fn: string;
    }[];
  expect((await list('--org', other.orgId)).map(({ fn }) => fn)).toEqual(['projects.list', 'leads.get']);
  expect(await list('--org', other.orgId, '--limit', '1')).toHaveLength(1);
  expect(await list('--org', other.orgId, '--status', '400', '--fn', 'leads.get')).toEqual([
    expect.objectContaining({ requestId: failed.body.request_id }),
  ]);
  expect(await list('--org', other.orgId, '--since', '2999-01-01')).toEqual([]);
  expect(await list('--status', '400', '--since', '1h')).toEqual(
    expect.arrayContaining([expect.objectContaining({ requestId: socketId, door: 'socket' })]),
  );
  expect((await command('--status', '401')).stdout).toContain(unknownPath.body.request_id);
  const unknownId = await command('--id', 'req_strange');
  expect(unknownId).toMatchObject({ status: 1, stderr: expect.stringContaining('covers 3 days') });
  expect(await command('--since', 'yesterday')).toMatchObject({ status: 2 });
});

test('omits probes and pages, and limits unauthenticated calls but not authenticated ones', async () => {
  const { store } = service.assembled;
  const log = startRequestLog({ store, retention: { days: 1, rows: 10 }, onFault: () => undefined });
  const line = { at: new Date(), door: 'rest' as const, status: 401, durationMs: 1 };
  log.add({ ...line, requestId: 'req_probe', path: '/readyz', status: 200 });
  log.add({ ...line, requestId: 'req_probe_of_page', path: '/docs/style.css', door: 'docs', status: 200 });
  for (let call = 0; call < 150; call++)
    log.add({ ...line, requestId: `req_stranger_${call}`, path: '/v1/leads' });
  for (let call = 0; call < 150; call++) log.add({ ...line, requestId: `req_known_${call}`, keyId: 'key_1' });
  expect(log.countLost()).toBe(50);
  await log.stop();
  const [counts] = await service.sql(
    `select count(*) filter (where request_id like 'req_stranger%')::int as strangers,
            count(*) filter (where request_id like 'req_known%')::int as known,
            count(*) filter (where request_id like 'req_probe%')::int as probes from directory.request`,
  );
  expect(counts).toEqual({ strangers: 100, known: 150, probes: 0 });
});

test('buffers entries while the database is unavailable, drops the oldest and warns once', async () => {
  const { store } = service.assembled;
  let isUnavailable = true;
  const faults: unknown[] = [];
  const log = startRequestLog({
    store: {
      ...store,
      queryWithoutOrganisation: async (statement) => {
        if (isUnavailable) throw new Error('the database is unavailable');
        return store.queryWithoutOrganisation(statement);
      },
    },
    retention: { days: 1, rows: 100_000 },
    onFault: (fault) => faults.push(fault),
  });
  const line = { at: new Date(), door: 'rest' as const, status: 200, durationMs: 1, keyId: 'key_1' };
  for (let call = 0; call < 20_005; call++) log.add({ ...line, requestId: `req_buffered_${call}` });
  await sleep(2_500);
  expect([log.countLost(), faults.length]).toEqual([5, 1]);
  isUnavailable = false;
  await log.stop();
  const [{ count }] = await service.sql(
    `select count(*)::int as count from directory.request where request_id like 'req_buffered%'`,
  );
  expect(count).toBe(20_000);
});

test('keeps the first entry of an id, and deletes old entries and the oldest beyond the limit', async () => {
  const { store } = service.assembled;
  await service.sql('delete from directory.request');
  const record = (requestId: string, daysAgo: number) => ({
    requestId,
    door: 'rest',
    method: null,
    path: null,
    fn: null,
    orgId: null,
    keyId: null,
    status: 200,
    code: null,
    durationMs: 1,
    cause: null,
    at: new Date(Date.now() - daysAgo * 86_400_000),
  });
  const days = [0.1, 0.2, 0.3, 0.4, 5, 6];
  await saveRequests(
    store,
    days.map((daysAgo) => record(`req_${daysAgo}`, daysAgo)),
  );
  // An id that is saved again keeps its first entry, which has not expired.
  await saveRequests(store, [record('req_0.1', 9)]);
  const remainingIds = async () =>
    (await listRequests(store, { limit: 10 })).map(({ requestId }) => requestId);
  expect(await deleteExpiredRequests(store, { days: 3, rows: 100 })).toBe(2);
  expect(await remainingIds()).toEqual(['req_0.1', 'req_0.2', 'req_0.3', 'req_0.4']);
  expect(await deleteExpiredRequests(store, { days: 3, rows: 2 })).toBe(2);
  expect(await remainingIds()).toEqual(['req_0.1', 'req_0.2']);
});
