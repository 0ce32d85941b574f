import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import type { Service } from '../../src/assemble.ts';
import { assemblePorts } from '../../src/assemble-ports.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/store/ids.ts';
import { removeOrphanedBytes } from '../../src/workers/sweep.ts';
import { findMismatch } from '../contract/operations.ts';
import { writePdf } from '../fixtures/documents/writers.ts';
import { s3Key, startS3Server, type S3Server } from '../fixtures/s3/s3-server.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { upload, type UploadOptions } from '../support/upload.ts';

const service = testService();
let server: S3Server;
let environment: Record<string, string>;
let bucketService: Service;
let assembled: ReturnType<typeof assemblePorts>;

beforeAll(async () => {
  server = await startS3Server('files');
  environment = {
    DATA_DIR: service.dataDir,
    S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: s3Key.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Key.secretAccessKey,
  };
  bucketService = await openService(service.databaseUrl, { role: 'api', environment });
  assembled = assemblePorts(readConfig(environment, service.dataDir));
});
afterAll(async () => {
  await assembled.close();
  await bucketService.close();
  await server.close();
});

const send = (options: UploadOptions) =>
  upload({ ...service, tenant: service.tenant, url: serviceUrl(bucketService) }, options);
const rows = async () => (await service.sql('select id from material_file')).map(({ id }) => id as string);
const keyOf = (storageId: string) => `material/${service.tenant.orgId}/${storageId}`;

test('stores an upload in the bucket only, not on this machine', async () => {
  const bytes = randomBytes(20_000_000);
  const reply = await send({ path: 'Acme/film.bin', type: 'application/octet-stream', body: bytes });
  expect(reply.status, reply.text).toBe(200);
  expect(server.objects.get(keyOf(reply.value.storageId))?.bytes.equals(bytes)).toBe(true);
  expect(await rows()).toEqual([reply.value.storageId]);
  expect(existsSync(path.join(service.dataDir, 'material'))).toBe(false);
});

test('reads a document from the bucket', async () => {
  const body = await writePdf((pdf) => pdf.text('Tavlo has sixty staff in Nokia.'));
  const { storageId } = (await send({ body: new Uint8Array(body) })).value;
  const { bytes, documents } = assembled.ports;
  const reading = await documents.read({
    path: 'Acme/brochure.pdf',
    declaredMediaType: null,
    detectedMediaType: 'application/pdf',
    content: bytes.read({ orgId: service.tenant.orgId, storageId }),
  });
  expect(reading).toMatchObject({ ok: true, text: 'Tavlo has sixty staff in Nokia.', title: 'brochure' });
});

test('reports a failing bucket as unavailable and leaves neither row nor bytes', async () => {
  const before = [await rows(), [...server.objects.keys()]];
  server.faults.push({ on: /^PUT .*partNumber=2/, does: 403 });
  const reply = await send({ path: 'Acme/film.bin', type: 'video/mp4', body: randomBytes(20_000_000) });
  expect(findMismatch(reply, errors.unavailable)).toBeUndefined();
  expect(reply.text).not.toMatch(/\bS3\b/);
  expect([await rows(), [...server.objects.keys()]]).toEqual(before);
  expect(server.uploads.size).toBe(0);
});

test('the sweep removes objects without a row and aborts unfinished uploads', async () => {
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000);
  const known = await rows();
  for (const id of known) server.objects.get(keyOf(id))!.at = twoDaysAgo;
  server.objects.set(keyOf(newId('file')), { bytes: Buffer.from('x'), at: twoDaysAgo });
  await killDuringUpload();
  expect(server.uploads.size).toBe(1);
  for (const unfinished of server.uploads.values()) unfinished.at = twoDaysAgo;
  await removeOrphanedBytes(service.assembled.store, assembled.ports.bytes);
  expect([...server.objects.keys()].sort()).toEqual(known.map(keyOf).sort());
  expect(server.uploads.size).toBe(0);
});

/** Starts a program that uploads an endless file, and kills it once the bucket has a part. */
async function killDuringUpload(): Promise<void> {
  const moduleOf = (name: string) => JSON.stringify(new URL(`../../src/${name}.ts`, import.meta.url).href);
  const name = { orgId: service.tenant.orgId, storageId: newId('file') };
  const program = `
    const { assemblePorts } = await import(${moduleOf('assemble-ports')});
    const { readConfig } = await import(${moduleOf('config')});
    const { ports } = assemblePorts(readConfig(${JSON.stringify(environment)}, '/'));
    await ports.bytes.write(${JSON.stringify(name)}, (async function* () {
      for (;;) yield Buffer.alloc(1_000_000);
    })());`;
  const writer = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' });
  const exited = once(writer, 'exit');
  const parts = () => Array.from(server.uploads.values(), (unfinished) => unfinished.parts.size)[0] ?? 0;
  await expect.poll(parts).toBeGreaterThan(0);
  writer.kill('SIGKILL');
  await exited;
}
