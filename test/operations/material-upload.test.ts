import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testService, type Tenant } from '../support/test-service.ts';
import { pdf, expectUploadError, upload, uploadEntry } from '../support/upload.ts';

const service = testService();
const { maxBytes } = uploadEntry;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const rowsOf = ({ orgId }: Tenant) =>
  service.sql('select * from material_file where org_id = $1 order by id', [orgId]);

/** Lists all files in the folder, including half-written ones, as relative paths. */
const files = (): string[] =>
  readdirSync(path.join(service.dataDir, 'material'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.basename(entry.parentPath), entry.name))
    .toSorted();
const bytesOf = ({ orgId }: Tenant, storageId: string) =>
  readFileSync(path.join(service.dataDir, 'material', 'whole', orgId, storageId));

test('stores a file byte for byte with its type and uploader', async () => {
  const tenant = await service.newTenant();
  const reply = await upload(service, { key: tenant.liveKey, type: 'Application/PDF; version=1.7' });
  expect(reply.status, reply.text).toBe(200);
  const { storageId } = reply.value;
  expect(reply.value).toEqual({
    storageId: expect.stringMatching(/^file_[0-9a-z]{26}$/),
    path: 'Acme/brochure.pdf',
    sizeBytes: pdf.length,
    sha256: hashOf(pdf),
    mediaType: 'application/pdf',
  });
  expect(reply.body.request_id).toBe(reply.headers.get('X-Request-Id'));
  expect(bytesOf(tenant, storageId).equals(pdf)).toBe(true);
  const [row, ...others] = await rowsOf(tenant);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: storageId,
    path: 'Acme/brochure.pdf',
    size_bytes: pdf.length,
    sha256: hashOf(pdf),
    declared_media_type: 'Application/PDF; version=1.7',
    told_media_type: 'application/pdf',
    user_id: tenant.userId,
  });
  const [key] = await service.sql(`select * from directory.api_key where key_id = $1`, [row.key_id]);
  expect(key).toMatchObject({ org_id: tenant.orgId, mode: 'live' });
});

test('prefers the detected media type to the declared one', async () => {
  const mediaTypeOf = async (type: string, body: BodyInit) =>
    (await upload(service, { type, body })).value.mediaType;
  expect(await mediaTypeOf('text/plain', pdf)).toBe('application/pdf');
  expect(await mediaTypeOf('text/markdown; charset=utf-8', 'A line.')).toBe('text/markdown');
  expect(await mediaTypeOf('', new Uint8Array([1, 2, 3]))).toBe('application/octet-stream');
  expect(
    (await upload(service, { path: 'a/rows.json', type: 'application/json', body: '[]' })).value.mediaType,
  ).toBe('application/json');
});

test('accepts the maximum size and rejects one byte more', async () => {
  const largest = Buffer.alloc(maxBytes, 'x');
  const reply = await upload(service, { body: largest });
  expect(reply.value).toMatchObject({ sizeBytes: maxBytes, sha256: hashOf(largest) });
  const before = files();
  const tooLarge = Buffer.alloc(maxBytes + 1, 'x');
  await expectUploadError(service, 'material.upload', 'file_too_large', { body: tooLarge });
  await expectUploadError(service, 'material.upload', 'file_too_large', {
    body: new Blob([tooLarge]).stream(),
  });
  expect(files()).toEqual(before);
});

test('accepts a body of unknown length and rejects an empty one', async () => {
  const reply = await upload(service, { body: new Blob([pdf, pdf]).stream() });
  expect(reply.value).toMatchObject({ sizeBytes: 2 * pdf.length });
  const before = files();
  await expectUploadError(service, 'material.upload', 'file_empty', { body: '' });
  await expectUploadError(service, 'material.upload', 'file_empty', { body: null });
  await expectUploadError(service, 'material.upload', 'file_empty', { body: new Blob([]).stream() });
  expect(files()).toEqual(before);
});

test('requires the path, as percent-encoded or raw UTF-8', async () => {
  const { error } = await expectUploadError(service, 'material.upload', 'path_missing', { path: null });
  expect(error.param).toBe('X-Service-Path');
  await expectUploadError(service, 'material.upload', 'path_missing', { path: '  ' });
  const pathsByHeader = {
    'M%C3%BCller/50%25.pdf': 'Müller/50%.pdf',
    'Mu%CC%88ller/a.pdf': 'Müller/a.pdf',
    'a/..b/.c.pdf': 'a/..b/.c.pdf',
    [Buffer.from('Näätä/ä.pdf').toString('latin1')]: 'Näätä/ä.pdf',
  };
  for (const [header, expected] of Object.entries(pathsByHeader)) {
    expect((await upload(service, { path: header })).value?.path, header).toBe(expected);
  }
});

test('rejects a path outside its folder or with unsafe characters, and stores nothing', async () => {
  const before = files();
  const invalidPaths = [
    '../a',
    'a/../b',
    'a/./b',
    '/etc/passwd',
    'a//b',
    'a/',
    'a%5Cb',
    'a%00b',
    'C:/a',
    '%2e%2e/a',
    '50%.pdf',
  ];
  for (const header of invalidPaths)
    await expectUploadError(service, 'material.upload', 'path_invalid', { path: header });
  await expectUploadError(service, 'material.upload', 'path_invalid', { path: `a/${'x'.repeat(1_023)}` });
  expect((await upload(service, { path: `a/${'x'.repeat(1_022)}` })).status).toBe(200);
  expect(files()).toHaveLength(before.length + 1);
});

test('rejects multipart forms and JSON bodies with an explanation', async () => {
  const form = new FormData();
  form.set('file', new Blob([pdf]));
  const multipart = await upload(service, { type: '', body: form });
  expect(multipart.error).toMatchObject({ code: 'unsupported_media_type', param: 'Content-Type' });
  expect(multipart.error.message).toContain('--data-binary');
  const json = JSON.stringify({ base64: pdf.toString('base64') });
  const jsonBody = await upload(service, { type: 'application/json', body: json });
  expect(jsonBody.error).toMatchObject({ code: 'unsupported_media_type' });
  expect(jsonBody.error.message).toContain('.json');
  for (const type of ['application/x-www-form-urlencoded', 'pdf', 'a/b/c', `text/${'x'.repeat(300)}`]) {
    expect((await upload(service, { type })).error?.code, type).toBe('unsupported_media_type');
  }
  const compressed = await upload(service, { headers: { 'Content-Encoding': 'gzip' } });
  expect(compressed.error).toMatchObject({ code: 'unsupported_media_type', param: 'Content-Encoding' });
});

test('rejects query parameters and dry runs', async () => {
  const withQuery = await service.request(`${uploadEntry.path}?path=a.pdf`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${service.tenant.liveKey}` },
    body: pdf,
  });
  expect(withQuery.error.code).toBe('unknown_argument');
  const dry = await upload(service, { headers: { 'Dry-Run': 'true' } });
  expect(dry.error).toMatchObject({ code: 'invalid_arguments', param: 'Dry-Run' });
  expect((await upload(service, { headers: { 'Dry-Run': 'false' } })).status).toBe(200);
});

test('stores a new file for each upload without an idempotency key', async () => {
  const tenant = await service.newTenant();
  const [one, other] = await Promise.all([1, 2].map(() => upload(service, { key: tenant.testKey })));
  expect(one!.value.storageId).not.toBe(other!.value.storageId);
  expect(await rowsOf(tenant)).toHaveLength(2);
});
