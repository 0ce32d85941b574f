import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createOutreach, type UploadArguments, type UploadProgress } from 'outreach-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';

const service = testService();
const maxBytes = 26_214_400;
const outreach = () => createOutreach({ baseUrl: service.url, key: service.tenant.testKey });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder = '';
let file = '';
const bytes = randomBytes(300_000);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-upload-'));
  file = path.join(folder, 'offer.bin');
  writeFileSync(file, bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

const bodies: Record<string, () => UploadArguments['body'] | Promise<UploadArguments['body']>> = {
  bytes: () => new Uint8Array(bytes),
  'a Node file as a blob': () => openAsBlob(file),
  'a Node file as a stream': () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
};

describe('the service stores', () => {
  test.each(Object.keys(bodies))('every byte of %s and reports progress', async (kind) => {
    const reports: UploadProgress[] = [];
    const { value, attempts } = await outreach()
      .material.upload({
        path: `Työ & Söhne/100% ${kind}.bin`,
        body: await bodies[kind]!(),
        mimeType: 'application/octet-stream',
        onProgress: (progress) => void reports.push(progress),
      })
      .withResponse();
    expect(value).toMatchObject({
      path: `Työ & Söhne/100% ${kind}.bin`,
      sizeBytes: bytes.length,
      sha256: sha256(bytes),
    });
    expect(attempts).toBe(1);
    expect(reports.at(-1)?.sentBytes).toBe(bytes.length);
  });

  test('the largest file, once per idempotency key', async () => {
    const body = new Blob([new Uint8Array(maxBytes)]);
    const args = { path: 'Koivu Oy/large.bin', body, mimeType: 'application/octet-stream' };
    const upload = () => outreach().material.upload(args, { idempotencyKey: 'large' }).withResponse();
    const [first, again] = [await upload(), await upload()];
    expect(first.value.sizeBytes).toBe(maxBytes);
    expect([first.isReplay, again.isReplay]).toEqual([false, true]);
    expect(again.value.storageId).toBe(first.value.storageId);
  });
});

describe('the service rejects an upload', () => {
  const small = { path: 'Koivu Oy/a.txt', body: new Blob(['a']), mimeType: 'text/plain' };
  test.each<[code: string, args: Partial<UploadArguments>]>([
    ['path_missing', { path: '' }],
    ['path_invalid', { path: 'a/../b.txt' }],
    ['file_empty', { body: new Blob([]) }],
    ['unsupported_media_type', { mimeType: 'multipart/form-data; boundary=x' }],
    ['file_too_large', { body: new Blob([new Uint8Array(maxBytes + 1)]) }],
    ['file_too_large', { body: new Blob([new Uint8Array(2 * maxBytes)]), onProgress: () => undefined }],
  ])('with %s', async (code, args) => {
    const upload = outreach().material.upload({ ...small, ...args });
    await expect(upload).rejects.toMatchObject({ name: 'InvalidRequestError', code });
  });
});
