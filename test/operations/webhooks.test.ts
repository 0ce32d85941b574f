import { describe, expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { maxEndpoints } from '../../src/domain/delivery.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const args = (overrides: object = {}) => ({
  url: 'https://hooks.example/outreach',
  events: ['draft.ready', 'reply.received'],
  ...overrides,
});
const create = async (overrides: object = {}, options: object = {}) => {
  const { value, status, text } = await service.call('webhooks.create', args(overrides), options);
  expect(status, text).toBe(200);
  return value;
};

test('creates, lists and deletes endpoints and returns the secret only once', async () => {
  const { secret, ...created } = await create({
    description: ' Ours ',
    events: ['draft.ready', 'draft.ready'],
  });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(created).toEqual({
    webhookId: expect.stringMatching(/^webhook_/),
    ...args({ events: ['draft.ready'] }),
    description: 'Ours',
    active: true,
    disabledAt: null,
    disabledReason: null,
    consecutiveFailures: 0,
    lastDelivery: null,
    createdBy: service.tenant.userId,
    createdAt: expect.any(Number),
  });
  const { secret: _, ...later } = await create({ events: ['*', 'lead.added'] });
  expect(later.events).toEqual(['*']);
  expect((await expectSuccess(service, 'webhooks.list', {})).items).toEqual([later, created]);
  const first = await expectSuccess(service, 'webhooks.list', { limit: 1 });
  expect(first.items).toEqual([later]);
  const rest = await expectSuccess(service, 'webhooks.list', { limit: 1, cursor: first.nextCursor });
  expect(rest).toEqual({ items: [created], nextCursor: null });
  const { webhookId } = created;
  expect((await service.call('webhooks.delete', { webhookId })).value).toEqual({ webhookId, deleted: true });
  expect((await expectSuccess(service, 'webhooks.list', {})).items).toEqual([later]);
  const [row] = await service.sql('select sealed_secret as sealed from webhook where id = $1', [webhookId]);
  expect(row.sealed).toBe('');
});

test('a sandbox key can manage endpoints', async () => {
  const options = { key: service.tenant.testKey };
  const { webhookId } = await create({}, options);
  expect((await service.call('webhooks.list', {}, options)).status).toBe(200);
  expect((await service.call('webhooks.delete', { webhookId }, options)).status).toBe(200);
});

test('rejects a repeat whose stored reply cannot be decrypted and adds nothing', async () => {
  const key = 'webhook-of-a-lost-key';
  const { webhookId } = await create({}, { headers: { 'Idempotency-Key': key } });
  const location = { orgId: service.tenant.orgId, rowId: `webhooks.create ${key}`, field: 'reply' };
  const sealed = createSealedSecrets(() => Buffer.alloc(32, 9)).seal('{}', location);
  await service.sql('update idempotency set reply = $1 where key = $2', [sealed, key]);
  const before = await service.call('webhooks.list', {});
  const options = { headers: { 'Idempotency-Key': key } };
  const { error } = await expectError(service, 'webhooks.create', 'reply_unreadable', args(), options);
  expect(error.message).toMatch(/SECRET_KEY.*fresh key/);
  expect((await service.call('webhooks.list', {})).value).toEqual(before.value);
  expect((await service.call('webhooks.delete', { webhookId })).status).toBe(200);
});

test('stores the secret encrypted in every table, including stored replies', async () => {
  const options = { headers: { 'Idempotency-Key': 'webhook-with-a-secret' } };
  const created = await service.call('webhooks.create', args(), options);
  const again = await service.call('webhooks.create', args(), options);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.text).toBe(created.text);
  const secret = created.value.secret.slice('whsec_'.length);
  const tables = await service.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'directory')`,
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['public.idempotency', 'public.webhook']),
  );
  for (const { name } of tables) {
    const [row] = await service.sql(
      `select count(*)::int as count from ${name} t where position($1 in t::text) > 0`,
      [secret],
    );
    expect(row.count, name).toBe(0);
  }
  const [row] = await service.sql('select reply from idempotency where key = $1', ['webhook-with-a-secret']);
  expect(row.reply).toMatch(/^[A-Za-z0-9+/]{100,}=*$/);
  const other = await service.call('webhooks.create', args({ events: ['*'] }), options);
  expect(other.error.code).toBe('key_reused');
});

test('rejects the deletion of unknown, foreign and deleted endpoints', async () => {
  await expectError(service, 'webhooks.delete', 'webhook_not_found', { webhookId: newId('webhook') });
  const foreign = await service.newTenant();
  const { webhookId } = await create({}, { key: foreign.liveKey });
  await expectError(service, 'webhooks.delete', 'webhook_not_found', { webhookId });
  expect((await service.call('webhooks.list', {}, { key: foreign.liveKey })).value.items).toHaveLength(1);
  await service.call('webhooks.delete', { webhookId }, { key: foreign.liveKey });
  await expectError(service, 'webhooks.delete', 'webhook_not_found', { webhookId }, { key: foreign.liveKey });
  await expectError(service, 'webhooks.list', 'cursor_invalid', { cursor: 'nonsense' });
});

test('limits the endpoints of an organisation, even for concurrent calls', async () => {
  const { liveKey: key } = await service.newTenant();
  const calls = Array.from({ length: maxEndpoints + 5 }, () =>
    service.call('webhooks.create', args(), { key }),
  );
  const accepted = (await Promise.all(calls)).filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(maxEndpoints);
  const { error } = await expectError(service, 'webhooks.create', 'invalid_state', args(), { key });
  expect(error.message).toContain('20 webhook endpoints');
  const privateUrl = await service.call('webhooks.create', args({ url: 'http://10.0.0.1/' }), { key });
  expect(privateUrl.error.code).toBe('invalid_state');
  await service.call('webhooks.delete', { webhookId: accepted[0]!.value.webhookId }, { key });
  await create({}, { key });
});

describe('webhooks.create rejects an address that', () => {
  test.each([
    ['does not use HTTP', 'ftp://hooks.example/outreach'],
    ['is not a URL', 'hooks'],
    ['contains credentials', 'https://me:word@hooks.example/'],
    ['is private', 'http://10.1.2.3/hooks'],
    ['is private in hexadecimal notation', 'http://0x0a010203/'],
    ['is link-local', 'http://169.254.169.254/latest/meta-data'],
    ['is an IPv6 loopback address', 'http://[::1]:8080/'],
    ['uses the port of a mail server', 'https://8.8.8.8:25/'],
    ['uses the port of an X11 display', 'http://8.8.8.8:6000/'],
  ])('%s', async (_, url) => {
    const { error } = await expectError(service, 'webhooks.create', 'url_not_allowed', args({ url }));
    expect(error.param).toBe('url');
  });
});

describe('webhooks.create rejects arguments if', () => {
  test.each([
    [
      'an event is misspelt',
      { events: ['draft.ready', 'draft.raedy'] },
      'Did you mean draft.ready?',
      'events[1]',
    ],
    ['an event is unknown', { events: ['everything at all'] }, 'Use one of campaign.completed', 'events[0]'],
    ['there are no events', { events: [] }, 'must not be empty', 'events'],
  ])('%s', async (_, overrides, words, param) => {
    const { error } = await expectError(service, 'webhooks.create', 'invalid_arguments', args(overrides));
    expect(error.message).toContain(words);
    expect(error.param).toBe(param);
  });

  test('a dry run is requested but not supported', async () => {
    const { error } = await service.call('webhooks.create', args(), { headers: { 'Dry-Run': 'true' } });
    expect(error).toMatchObject({ code: 'invalid_arguments', param: 'Dry-Run' });
  });
});
