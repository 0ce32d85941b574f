import S3rver from '@20minutes/s3rver';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { createByteBucket } from '../../src/adapters/bytes/s3.ts';
import { originOfBucket } from '../../src/adapters/bytes/s3-client.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import type { ByteKey, ByteStore } from '../../src/ports/bytes.ts';
import { newId } from '../../src/store/ids.ts';
import { s3Key, startS3Server } from '../fixtures/s3/s3-server.ts';

const bucket = 'outreach-files';
const mb = 1_048_576;

/** All implementations: a folder, and buckets of two servers with both kinds of addresses. */
const stores: Readonly<Record<string, () => Promise<ByteStore>>> = {
  folder: async () => createByteFolder(temporaryFolder()),
  'bucket in the path (s3rver)': async () => {
    const buckets = [{ name: bucket }];
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: temporaryFolder(),
      configureBuckets: buckets,
    });
    const { port } = await server.run();
    onTestFinished(() => server.close());
    return openBucket(port, 'path', { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' });
  },
  'bucket in the host name': async () => {
    const server = await startS3Server(bucket);
    onTestFinished(() => server.close());
    return openBucket(server.port, 'host', s3Key);
  },
};

function openBucket(port: number, addressing: 'path' | 'host', key: typeof s3Key): ByteStore {
  const host = addressing === 'path' ? '127.0.0.1' : 's3.example';
  const location = { endpoint: `http://${host}:${port}`, bucket, addressing };
  const outbound = createGuardedFetch({
    allow: [],
    trustedOrigins: [originOfBucket(location)],
    userAgent: 'test',
    resolve: async () => [{ address: '127.0.0.1' }],
  });
  onTestFinished(() => outbound.close());
  return createByteBucket({ ...location, ...key, region: 'eu-north-1', outbound, partBytes: 5 * mb });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-bytes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const newKey = (orgId = newId('org')): ByteKey => ({ orgId, storageId: newId('file') });
const later = () => new Date(Date.now() + 60_000);
const earlier = () => new Date(Date.now() - 60_000);
const listed = (store: ByteStore, before: Date) => Readable.from(store.listWrittenBefore(before)).toArray();

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

describe.each(Object.entries(stores))('%s', (kind, open) => {
  // s3rver does not respond to a range request for an empty object.
  test.each([
    ...(kind.includes('s3rver') ? [] : [['an empty file', 0] as const]),
    ['a byte', 1],
    ['one part', 5 * mb],
    ['a byte more than one part', 5 * mb + 1],
    ['several parts', 13 * mb + 7],
  ] as const)('stores %s completely', async (_, size) => {
    const store = await open();
    const [bytes, name] = [randomBytes(size), newKey()];
    await store.write(name, chunksOf(bytes, 300_001));
    expect((await buffer(store.read(name))).equals(bytes)).toBe(true);
  });

  test('removes interrupted content and rethrows its error', async () => {
    const store = await open();
    for (const size of [1_000, 12 * mb]) {
      const name = newKey();
      const broken = async function* () {
        yield* chunksOf(randomBytes(size), mb);
        throw new Error('the sender disconnected');
      };
      await expect(store.write(name, broken())).rejects.toThrow('the sender disconnected');
      await expect(buffer(store.read(name))).rejects.toThrow(/ENOENT|404 \(NoSuchKey\)/);
      expect(await listed(store, later())).toEqual([]);
    }
  });

  test('lists files by age and removes a file twice without an error', async () => {
    const store = await open();
    const names = [newKey(), newKey(), newKey(), newKey(), newKey()];
    expect(await listed(store, later())).toEqual([]);
    for (const name of names) await store.write(name, chunksOf(Buffer.from('x'), 1));
    const byId = (all: readonly ByteKey[]) => all.map(({ storageId }) => storageId).sort();
    expect(byId(await listed(store, later()))).toEqual(byId(names));
    expect(await listed(store, earlier())).toEqual([]);
    const [first, ...others] = names;
    await store.remove(first!);
    await store.remove(first!);
    expect(byId(await listed(store, later()))).toEqual(byId(others));
  });

  test('rejects keys that are not ids', async () => {
    const store = await open();
    for (const name of [
      { orgId: '..', storageId: newId('file') },
      { orgId: newId('org'), storageId: '../../etc/passwd' },
      { orgId: newId('org'), storageId: '' },
    ]) {
      expect(() => store.read(name)).toThrow('Invalid ids');
      await expect(async () => store.write(name, chunksOf(Buffer.from('x'), 1))).rejects.toThrow(
        'Invalid ids',
      );
    }
  });
});
