import { expect, test } from 'vitest';
import { measureStorage } from '../../src/workers/sweep.ts';
import { testService, type Tenant } from '../support/test-service.ts';
import { upload } from '../support/upload.ts';

const service = testService({ role: 'api', environment: { STORAGE_LIMIT_MB: '1' } });
const kilobytes = (count: number) => Buffer.alloc(count * 1_024, 'A line of text.\n');
const send = (
  { liveKey: key }: Tenant,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => upload(service, { key, body, headers, type: 'text/plain', path: 'Acme/notes.txt' });
const usedBytes = async ({ orgId }: Tenant): Promise<number> => {
  const [row] = await service.sql('select bytes::int as bytes from storage_use where org_id = $1', [orgId]);
  return row?.bytes ?? 0;
};
const storedFiles = async ({ orgId }: Tenant): Promise<number> => {
  const [row] = await service.sql('select count(*)::int as files from material_file where org_id = $1', [
    orgId,
  ]);
  return row.files;
};

test('a file that does not fit is rejected with limit, use and remedy; other organisations store theirs', async () => {
  const [tenant, other] = [await service.newTenant(), await service.newTenant()];
  expect((await send(tenant, kilobytes(600))).status).toBe(200);
  const { status, error } = await send(tenant, kilobytes(600));
  expect([status, error.type, error.code]).toEqual([400, 'state_error', 'storage_full']);
  expect(error.message).toBe(
    'The organisation stores 0.6 MB of at most 1 MB, and this call adds 0.6 MB. Delete leads that you no longer ' +
      'need, which counts after at most a day, or ask the operator to raise STORAGE_LIMIT_MB.',
  );
  expect((await send(other, kilobytes(600))).status).toBe(200);
  expect((await send(tenant, kilobytes(424))).status).toBe(200);
  expect(await usedBytes(tenant)).toBe(1_048_576);
  // Without any space, a file is rejected before its bytes are read.
  expect((await send(tenant, kilobytes(1))).error.message).toContain('stores 1 MB of at most 1 MB. Delete');
});

test('files that arrive at the same time do not exceed the limit', async () => {
  const tenant = await service.newTenant();
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(tenant, kilobytes(300))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ error }) => error?.code === 'storage_full')).toHaveLength(3);
  expect(await storedFiles(tenant)).toBe(3);
  expect(await usedBytes(tenant)).toBe(900 * 1_024);
});

test('a repeated upload counts once', async () => {
  const tenant = await service.newTenant();
  const headers = { 'Idempotency-Key': 'once' };
  for (let attempt = 0; attempt < 3; attempt++)
    expect((await send(tenant, kilobytes(400), headers)).status).toBe(200);
  expect(await usedBytes(tenant)).toBe(400 * 1_024);
});

test('long texts of calls count, short ones and failed calls do not', async () => {
  const tenant = await service.newTenant();
  const { projectId, liveKey: key } = tenant;
  const ingest = (text: string, project = projectId) =>
    service.call(
      'events.ingest',
      { projectId: project, type: 'form', identity: { email: 'a@koivu.example' }, payload: { text } },
      { key },
    );
  expect((await ingest('short')).status).toBe(200);
  expect(await usedBytes(tenant)).toBe(0);
  const long = 'x '.repeat(200_000);
  expect((await ingest(long, service.tenant.projectId)).error.code).toBe('project_not_found');
  expect(await usedBytes(tenant)).toBe(0);
  expect((await ingest(long)).status).toBe(200);
  expect(await usedBytes(tenant)).toBeGreaterThan(400_000);
  expect((await ingest(long)).status).toBe(200);
  expect((await ingest(long)).error.code).toBe('storage_full');
});

test('the sweep corrects the count', async () => {
  const tenant = await service.newTenant();
  await send(tenant, kilobytes(300));
  await service.sql('update storage_use set bytes = 5 where org_id = $1', [tenant.orgId]);
  await measureStorage(service.assembled.store);
  expect(await usedBytes(tenant)).toBe(300 * 1_024);
  await service.sql('delete from storage_use where org_id = $1', [tenant.orgId]);
  await measureStorage(service.assembled.store);
  expect(await usedBytes(tenant)).toBe(300 * 1_024);
});
