import { beforeAll, describe, expect, test } from 'vitest';
import { registry, type OperationEntry } from '../../generated/contract/registry.ts';
import * as app from '../../generated/app/sdk/operations.ts';
import * as operationsOfSdk from '../../generated/sdk/operations.ts';
import { connectSession } from '../../sdk/session.ts';
import { hasRight, roles } from '../../src/domain/rights.ts';
import { newId } from '../../src/store/ids.ts';
import { operations, requiredArgs } from '../contract/operations.ts';
import { testService } from '../support/test-service.ts';
import { type Browser, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
const browsers: Record<string, Browser> = {};
beforeAll(async () => {
  for (const role of roles) browsers[role] = await signIn(service, service.tenant.orgId, role);
});

const rpc = (browser: Browser, entry: { endpoint: string; fn: string }, args: object) =>
  browser.request(`/app/api/mcp/${entry.endpoint}`, {
    method: 'POST',
    body: JSON.stringify({ fn: entry.fn, args }),
  });

describe.each(roles)('a session with the role %s', (role) => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'calls %s by its right',
    async (id, operation) => {
      const entry = registry.get(`${operation.endpoint} ${operation.fn}`) as OperationEntry;
      const reply = await rpc(browsers[role]!, entry, requiredArgs(operation));
      if (!hasRight(role, entry.right)) {
        expect(reply.status, id).toBe(403);
        expect(reply.error.code, id).toBe('right_missing');
      } else {
        expect(reply.error?.type, reply.text).not.toBe('permission_error');
        expect(reply.error?.type, reply.text).not.toBe('authentication_error');
        expect(reply.error?.code, reply.text).not.toBe('internal_error');
      }
    },
  );
});

test('works by REST and by RPC as with a key, in the own organisation alone', async () => {
  const { projectId } = service.tenant;
  const member = browsers['member']!;
  const added = await member.request('/app/api/v1/leads', {
    method: 'POST',
    body: JSON.stringify({ projectId, email: 'anna@koivu.example' }),
  });
  expect(added.status, added.text).toBe(200);
  const leadId = added.value.id;
  expect((await member.request(`/app/api/v1/leads/${leadId}`)).value.email).toBe('anna@koivu.example');
  const other = await service.newTenant();
  const stranger = await signIn(service, other.orgId, 'owner');
  const foreign = await rpc(stranger, { endpoint: 'query', fn: 'leads.get' }, { leadId });
  const absent = await rpc(stranger, { endpoint: 'query', fn: 'leads.get' }, { leadId: newId('lead') });
  expect(foreign.error).toEqual({ ...absent.error, request_id: foreign.error.request_id });
});

test('a change needs the token, a read does not, and neither is for other sites', async () => {
  const member = browsers['member']!;
  const { projectId } = service.tenant;
  const body = JSON.stringify({ projectId, company: 'Koivu' });
  const add = (headers: Record<string, string>) =>
    member.request('/app/api/v1/leads', { method: 'POST', body }, headers);
  expect((await add({ 'X-CSRF-Token': '' })).error.code).toBe('csrf_missing');
  expect((await add({ Origin: 'https://evil.example' })).error.code).toBe('csrf_missing');
  const read = (headers: Record<string, string>) => member.request('/app/api/v1/projects', {}, headers);
  expect((await read({ 'X-CSRF-Token': '' })).status).toBe(200);
  expect((await read({ Origin: 'https://evil.example' })).error.code).toBe('csrf_missing');
  expect((await read({ Authorization: `Bearer ${service.tenant.liveKey}` })).error.code).toBe(
    'session_required',
  );
  expect((await read({ Cookie: '' })).error.code).toBe('session_missing');
});

test('a role that was lowered, and a session that ended, hold on the next call', async () => {
  const browser = await signIn(service, service.tenant.orgId, 'member');
  const add = () =>
    rpc(
      browser,
      { endpoint: 'mutate', fn: 'leads.add' },
      { projectId: service.tenant.projectId, company: 'Koivu' },
    );
  expect((await add()).status).toBe(200);
  await service.sql(`update directory.member set role = 'reviewer' where user_id = $1`, [
    browser.person.userId,
  ]);
  expect((await add()).error.code).toBe('right_missing');
  await service.sql('delete from directory.session where person_id = $1', [browser.person.personId]);
  expect((await add()).error.code).toBe('session_expired');
});

test('on the plan free, calls that spend are refused by the plan', async () => {
  const { orgId, projectId } = await service.newTenant({ plan: 'free' });
  const owner = await signIn(service, orgId, 'owner');
  const reply = await rpc(
    owner,
    { endpoint: 'run', fn: 'engine.start' },
    { projectId, campaignBrief: 'Saunas' },
  );
  expect(reply.error.code).toBe('plan_required');
  expect((await owner.request(`/app/api/v1/leads?projectId=${projectId}`)).status).toBe(200);
});

test('records what people and keys change', async () => {
  const { projectId, orgId, userId } = service.tenant;
  const item = { projectId, type: 'note', title: 'A fact', body: 'Tavlo has 40 customers.' };
  const browser = await signIn(service, orgId, 'member');
  const byPerson = await rpc(browser, { endpoint: 'mutate', fn: 'brain.add' }, item);
  const byKey = await service.call('brain.add', item);
  expect([byPerson.status, byKey.status], byPerson.text + byKey.text).toEqual([200, 200]);
  const rows = await service.sql(
    `select user_id, target, session_id is not null as by_session, key_id is not null as by_key, network
     from audit_entry where org_id = $1 and fn = 'brain.add' order by id desc limit 2`,
    [orgId],
  );
  expect(rows).toEqual([
    { user_id: userId, target: byKey.value.id, by_session: false, by_key: true, network: '127.0.0.0/24' },
    {
      user_id: browser.person.userId,
      target: byPerson.value.id,
      by_session: true,
      by_key: false,
      network: '127.0.0.0/24',
    },
  ]);
});

test('the typed client calls both interfaces with a session', async () => {
  const browser = await signIn(service, service.tenant.orgId, 'member');
  const { cookie } = browser;
  const connection = connectSession({
    baseUrl: `${service.url}/app/api`,
    fetch: (request) => {
      request.headers.set('Cookie', `outreach=${cookie}`);
      request.headers.set('Origin', service.url);
      return fetch(request);
    },
  });
  const { projectId } = service.tenant;
  const lead = await operationsOfSdk.leads.add(connection, { projectId, company: 'Session Oy' });
  expect((await operationsOfSdk.leads.get(connection, { leadId: lead.id })).company).toBe('Session Oy');
  expect((await app.session.get(connection)).personId).toBe(browser.person.personId);
  expect(await app.session.signOut(connection, {})).toEqual({ done: true });
  await expect(app.session.list(connection)).rejects.toMatchObject({ code: 'session_expired' });
});
