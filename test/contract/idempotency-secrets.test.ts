import { createOutreach } from 'outreach-sdk';
import { expect, test, vi } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { createKey, revokeKey } from '../../src/people/accounts.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService, type Reply } from '../support/test-service.ts';
import { allDoors, findMismatch, operations, send, sufficientArgs, type AnyDoor } from './operations.ts';

const checkUrl = vi.fn<() => Promise<string | null>>(async () => null);
const service = testService({
  ports: { webhookClient: { ...unusedPorts.webhookClient, blockedUrlReason: checkUrl } },
});

const secretOperations = operations.filter(({ sealedReply }) => sealedReply);
const createWebhook = secretOperations.find(({ id }) => id === 'webhooks.create')!;
const otherArgs = { url: 'https://other.example/', events: ['*'] };

const createApiKey = () => createKey(service.assembled.store, { orgId: service.tenant.orgId, mode: 'live' });

const callWith = (
  key: string,
  idempotencyKey: string,
  door: AnyDoor = 'rpc',
  operation = createWebhook,
  args = sufficientArgs(operation),
): Promise<Reply> =>
  send(service.url, door, operation, args, { key, headers: { 'Idempotency-Key': idempotencyKey } });

/** Starts a call whose handler waits until `finish` is called. */
async function startWaitingCall(key: string, idempotencyKey: string) {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<null>();
  checkUrl.mockImplementationOnce(() => {
    started.resolve();
    return finished.promise;
  });
  const running = callWith(key, idempotencyKey);
  await started.promise;
  return { running, finish: () => finished.resolve(null) };
}

/** Expects `key_reused` with a message that names the other API key and shows nothing of the first reply. */
function expectRejected(reply: Reply, door: AnyDoor): void {
  const { code, type, status } = errors.key_reused;
  expect(reply.error, reply.text).toMatchObject({ code, type, param: 'Idempotency-Key' });
  expect(reply.error.message).toMatch(/with another API key\. .* contains a secret/);
  expect(reply.status).toBe(status);
  if (door !== 'mcp') expect(findMismatch(reply, errors.key_reused)).toBeUndefined();
  expect(reply.text).not.toContain('whsec_');
  expect(reply.headers.get('Idempotent-Replayed')).toBeNull();
}

const countWebhooks = async () => (await service.call('webhooks.list', {})).value.items.length as number;

test.each(allDoors)('only the API key that got a secret by %s gets it again', async (door) => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  for (const operation of secretOperations) {
    const idempotencyKey = `secret ${door} ${operation.id}`.replaceAll(' ', '-');
    const reply = await callWith(first, idempotencyKey, door, operation);
    expect(reply.status, reply.text).toBe(200);
    const before = await countWebhooks();
    for (const otherDoor of allDoors)
      expectRejected(await callWith(other, idempotencyKey, otherDoor, operation), otherDoor);
    for (const sameDoor of allDoors) {
      const repeated = await callWith(first, idempotencyKey, sameDoor, operation);
      expect(repeated.value).toEqual(reply.value);
      expect(repeated.body.request_id).toBe(reply.body.request_id);
    }
    expect(await countWebhooks()).toBe(before);
  }
});

test('the typed client rejects with an IdempotencyError', async () => {
  const clients = [await createApiKey(), await createApiKey()].map(({ key }) =>
    createOutreach({ baseUrl: service.url, key }),
  );
  const create = (client = clients[0]!) =>
    client.webhooks.create({ url: 'https://sdk.example/', events: ['*'] }, { idempotencyKey: 'sdk-secret' });
  const { secret } = await create();
  await expect(create(clients[1])).rejects.toMatchObject({ name: 'IdempotencyError', code: 'key_reused' });
  expect((await create()).secret).toBe(secret);
});

test('a revoked API key gets no secret again, and no other key of its user does', async () => {
  const revoked = await createApiKey();
  expect((await callWith(revoked.key, 'revoked')).status).toBe(200);
  await revokeKey(service.assembled.store, revoked.keyId);
  for (const door of allDoors)
    expect((await callWith(revoked.key, 'revoked', door)).error).toMatchObject({ code: 'key_revoked' });
  expectRejected(await callWith((await createApiKey()).key, 'revoked'), 'rpc');
});

test('another API key is rejected while the first call is running', async () => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  const { running, finish } = await startWaitingCall(first, 'running');
  for (const door of allDoors) expectRejected(await callWith(other, 'running', door), door);
  finish();
  const reply = await running;
  expect(reply.status, reply.text).toBe(200);
  expect((await callWith(first, 'running')).text).toBe(reply.text);
  expectRejected(await callWith(other, 'running'), 'rpc');
});

test('another API key does not take over a claim whose lease has expired', async () => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  const { running, finish } = await startWaitingCall(first, 'lapsed');
  await service.sql(`update idempotency set leased_until = now() - interval '1 second' where key = 'lapsed'`);
  expectRejected(await callWith(other, 'lapsed'), 'rpc');
  finish();
  expect((await running).value.secret).toMatch(/^whsec_/);
});

test('ten API keys in a race create one webhook, and one of them gets its secret', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, createApiKey));
  const before = await countWebhooks();
  const replies = await Promise.all(keys.map(({ key }) => callWith(key, 'race')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200)) expectRejected(reply, 'rpc');
  expect(await countWebhooks()).toBe(before + 1);
});

test('a failed call frees the key for other API keys', async () => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  checkUrl.mockResolvedValueOnce('It is blocked.');
  expect((await callWith(first, 'failed')).error.code).toBe('url_not_allowed');
  expect((await callWith(other, 'failed')).status).toBe(200);
  expectRejected(await callWith(first, 'failed'), 'rpc');
});

test('an expired key is free for other API keys', async () => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  await callWith(first, 'expired');
  await service.sql(`update idempotency set created_at = now() - interval '25 hours' where key = 'expired'`);
  const later = await callWith(other, 'expired', 'rpc', createWebhook, otherArgs);
  expect(later.status, later.text).toBe(200);
  expectRejected(await callWith(first, 'expired', 'rpc', createWebhook, otherArgs), 'rpc');
});

test('a reply that an older version stored is returned to no API key', async () => {
  const { key } = await createApiKey();
  await callWith(key, 'older');
  await service.sql(`update idempotency set reply_key_id = null where key = 'older'`);
  expectRejected(await callWith(key, 'older'), 'rpc');
});

test('a reply without a secret is returned to every API key of the organisation', async () => {
  const [first, other] = [(await createApiKey()).key, (await createApiKey()).key];
  const addNote = operations.find(({ id }) => id === 'brain.add')!;
  const args = { projectId: service.tenant.projectId, type: 'note', title: 'Shared', body: 'text' };
  const reply = await callWith(first, 'shared', 'rpc', addNote, args);
  const repeated = await callWith(other, 'shared', 'rpc', addNote, args);
  expect(repeated.text).toBe(reply.text);
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true');
});
