import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testService, type Reply, type Tenant } from '../support/test-service.ts';
import { pdf, upload, type UploadOptions } from '../support/upload.ts';

const service = testService();

const uploadWithKey = (tenant: Tenant, idempotencyKey: string, options: UploadOptions = {}): Promise<Reply> =>
  upload(service, { key: tenant.liveKey, ...options, headers: { 'Idempotency-Key': idempotencyKey } });
const idsOf = async ({ orgId }: Tenant): Promise<string[]> =>
  (await service.sql('select id from material_file where org_id = $1 order by id', [orgId])).map(
    ({ id }) => id,
  );
const filesOf = ({ orgId }: Tenant): string[] =>
  readdirSync(path.join(service.dataDir, 'material', 'whole', orgId)).toSorted();

test('a repeat with the same path and content gets the first reply and stores nothing', async () => {
  const tenant = await service.newTenant();
  const first = await uploadWithKey(tenant, 'brochure');
  expect(first.status, first.text).toBe(200);
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  for (const options of [{}, { type: 'text/plain' }, { path: 'Acme%2Fbrochure.pdf' }]) {
    const again = await uploadWithKey(tenant, 'brochure', options);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.headers.get('X-Request-Id')).toBe(first.body.request_id);
  }
  expect(await idsOf(tenant)).toEqual([first.value.storageId]);
  expect(filesOf(tenant)).toEqual([first.value.storageId]);
});

test('another path or content under the same key is rejected and stores nothing', async () => {
  const tenant = await service.newTenant();
  const first = await uploadWithKey(tenant, 'one');
  for (const options of [{ path: 'Acme/other.pdf' }, { body: Buffer.concat([pdf, pdf]) }]) {
    const reply = await uploadWithKey(tenant, 'one', options);
    expect(reply.error).toMatchObject({ code: 'key_reused', type: 'idempotency_error' });
  }
  expect(filesOf(tenant)).toEqual([first.value.storageId]);
  expect(await idsOf(tenant)).toEqual([first.value.storageId]);
});

test('concurrent repeats store one file and all get its reply', async () => {
  const tenant = await service.newTenant();
  const body = Buffer.alloc(300_000, 'x');
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => uploadWithKey(tenant, 'many', { body })),
  );
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  const firstReplies = replies.filter(({ headers }) => headers.get('Idempotent-Replayed') === null);
  expect(firstReplies).toHaveLength(1);
  expect(filesOf(tenant)).toEqual([firstReplies[0]!.value.storageId]);
});

test('a rejected upload does not use its key', async () => {
  const tenant = await service.newTenant();
  expect((await uploadWithKey(tenant, 'again', { body: '' })).error.code).toBe('file_empty');
  expect((await uploadWithKey(tenant, 'again', { path: '/a' })).error.code).toBe('path_invalid');
  const reply = await uploadWithKey(tenant, 'again');
  expect(reply.status, reply.text).toBe(200);
  expect(filesOf(tenant)).toEqual([reply.value.storageId]);
});

test('organisations do not share keys, folders or rows', async () => {
  const [one, other] = [await service.newTenant(), await service.newTenant()];
  const [ownReply, otherReply] = [await uploadWithKey(one, 'shared'), await uploadWithKey(other, 'shared')];
  expect(otherReply.headers.get('Idempotent-Replayed')).toBeNull();
  expect(ownReply.value.storageId).not.toBe(otherReply.value.storageId);
  expect(filesOf(one)).toEqual([ownReply.value.storageId]);
  expect(filesOf(other)).toEqual([otherReply.value.storageId]);
  const visible = await service.assembled.store.transaction(one.orgId, (tx) =>
    tx.sql<{ id: string }>('select id from material_file'),
  );
  expect(visible.map(({ id }) => id)).toEqual([ownReply.value.storageId]);
});
