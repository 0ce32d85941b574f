import { describe, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const secret = 'Bearer planted-secret-0123456789';
const args = (overrides: object = {}) => ({
  projectId: service.tenant.projectId,
  name: 'Register',
  url: 'https://register.example/contacts',
  fieldMap: { company: 'organisation.name', email: 'mail' },
  ...overrides,
});
const create = async (overrides: object = {}) => {
  const { value, status, text } = await service.call('connectors.create', args(overrides));
  expect(status, text).toBe(200);
  return value;
};

test('creates, lists and deletes connectors', async () => {
  const created = await create({ authHeader: secret, logoUrl: 'register.example/logo.png' });
  expect(created).toEqual({
    id: expect.stringMatching(/^connector_/),
    ...args(),
    hasAuthHeader: true,
    logoUrl: 'https://register.example/logo.png',
    lastSyncAt: null,
    lastResult: null,
    createdAt: expect.any(Number),
  });
  const later = await create({ name: 'Another' });
  const { projectId } = service.tenant;
  const { items } = await expectSuccess(service, 'connectors.list', { projectId });
  expect(items).toEqual([later, created]);
  const first = await expectSuccess(service, 'connectors.list', { projectId, limit: 1 });
  expect(first.items).toEqual([later]);
  const rest = await expectSuccess(service, 'connectors.list', {
    projectId,
    limit: 1,
    cursor: first.nextCursor,
  });
  expect(rest).toEqual({ items: [created], nextCursor: null });
  expect((await service.call('connectors.delete', { connectorId: created.id })).value).toEqual({
    connectorId: created.id,
    deleted: true,
  });
  expect((await expectSuccess(service, 'connectors.list', { projectId })).items).toEqual([later]);
});

test('a sandbox key manages connectors but cannot sync', async () => {
  const key = service.tenant.testKey;
  const { value } = await service.call('connectors.create', args(), { key });
  expect((await service.call('connectors.list', { projectId: args().projectId }, { key })).status).toBe(200);
  const rejected = await service.call('connectors.sync', { connectorId: value.id }, { key });
  expect(rejected.status).toBe(403);
  expect(rejected.error).toMatchObject({ code: 'live_key_required', reason: 'external_sync' });
  expect((await service.call('connectors.delete', { connectorId: value.id }, { key })).status).toBe(200);
});

test('stores the authorization header encrypted and never returns it', async () => {
  const headers = { 'Idempotency-Key': 'connector-with-a-secret' };
  const created = await service.call('connectors.create', args({ authHeader: secret }), { headers });
  const again = await service.call('connectors.create', args({ authHeader: secret }), { headers });
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.text).toBe(created.text);
  const tables = await service.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'directory')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.connector');
  for (const { name } of tables) {
    const [row] = await service.sql(
      `select count(*)::int as count from ${name} t where t::text like '%planted-secret%'`,
    );
    expect(row.count, name).toBe(0);
  }
  const [row] = await service.sql('select sealed_auth_header as sealed from connector where id = $1', [
    created.value.id,
  ]);
  expect(Buffer.from(row.sealed, 'base64').toString('latin1')).not.toContain('planted');
  const listed = await service.call('connectors.list', { projectId: args().projectId });
  expect(created.text + listed.text).not.toContain('planted-secret');
});

test('rejects an unknown workspace', async () => {
  const projectId = newId('project');
  await expectError(service, 'connectors.list', 'project_not_found', { projectId });
  await expectError(service, 'connectors.create', 'project_not_found', args({ projectId }));
  const { projectId: own } = service.tenant;
  await expectError(service, 'connectors.list', 'cursor_invalid', { projectId: own, cursor: 'nonsense' });
});

test('rejects an unknown connector', async () => {
  const connectorId = newId('connector');
  await expectError(service, 'connectors.delete', 'connector_not_found', { connectorId });
  await expectError(service, 'connectors.sync', 'connector_not_found', { connectorId });
  const foreign = await service.newTenant();
  const { value } = await service.call('connectors.create', args({ projectId: foreign.projectId }), {
    key: foreign.liveKey,
  });
  await expectError(service, 'connectors.delete', 'connector_not_found', { connectorId: value.id });
});

describe('connectors.create rejects an address that', () => {
  test.each([
    ['does not use HTTP', 'ftp://register.example/contacts'],
    ['is a file', 'file:///etc/passwd'],
    ['is not a URL', 'register'],
    ['contains credentials', 'https://me:word@register.example/'],
    ['is private', 'http://10.1.2.3/contacts'],
    ['is private in hexadecimal notation', 'http://0x0a010203/'],
    ['is link-local', 'http://169.254.169.254/latest/meta-data'],
    ['is an IPv6 loopback address', 'http://[::1]:8080/'],
  ])('%s', async (_, url) => {
    const { error } = await expectError(service, 'connectors.create', 'url_not_allowed', args({ url }));
    expect(error.param).toBe('url');
  });
});

describe('connectors.create rejects arguments if', () => {
  test.each([
    [
      'the field map has no field that identifies a lead',
      { fieldMap: { firstName: 'a', notes: 'b' } },
      'fieldMap',
      'at least one',
    ],
    ['the name is blank', { name: '  ' }, 'name', 'is blank'],
    [
      'the header contains a line break',
      { authHeader: 'Bearer a\r\nHost: b' },
      'authHeader',
      'one line of ASCII',
    ],
    [
      'the header would override Host',
      { authHeader: 'Host: internal' },
      'authHeader',
      'the connection itself',
    ],
    [
      'the header contains non-ASCII characters',
      { authHeader: 'Bearer ä漢' },
      'authHeader',
      'one line of ASCII',
    ],
    ['the logo is not a web address', { logoUrl: 'javascript:alert(1)' }, 'logoUrl', 'web address'],
  ])('%s', async (_, overrides, param, words) => {
    const { error, text } = await expectError(
      service,
      'connectors.create',
      'invalid_arguments',
      args(overrides),
    );
    expect(error.param).toBe(param);
    expect(error.message).toContain(words);
    expect(text).not.toContain('internal');
  });
});
