import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createByteBucket } from '../../src/adapters/bytes/s3.ts';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import type { ByteKey, ByteStore } from '../../src/ports/bytes.ts';
import type { Outbound } from '../../src/ports/outbound.ts';
import { newId } from '../../src/store/ids.ts';
import { s3Key, startS3Server, type S3Server } from '../fixtures/s3/s3-server.ts';
import { signatureProblem } from '../fixtures/s3/signature.ts';

const mb = 1_048_576;
const partBytes = 5 * mb;
let server: S3Server;
let outbound: Outbound;
let store: ByteStore;

beforeEach(async () => {
  server = await startS3Server('files');
  const origin = `http://127.0.0.1:${server.port}`;
  outbound = createGuardedFetch({ allow: [], trustedOrigins: [origin], userAgent: 'test' });
  store = openStore({});
});
afterEach(async () => {
  await outbound.close();
  await server.close();
});

function openStore(changes: { secretAccessKey?: string; bucket?: string; timeoutMs?: number }): ByteStore {
  const endpoint = `http://127.0.0.1:${server.port}`;
  const location = { endpoint, bucket: 'files', region: 'auto', addressing: 'path' } as const;
  return createByteBucket({ ...location, ...s3Key, outbound, partBytes, retryDelayMs: 5, ...changes });
}

const newKey = (): ByteKey => ({ orgId: newId('org'), storageId: newId('file') });
const content = (bytes: Buffer) => Readable.from([bytes]);
const threeParts = randomBytes(11 * mb);

test('the test server verifies signatures as documented', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  };
  const request = { method: 'GET', url: '/test.txt', headers };
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(signatureProblem(request, Buffer.alloc(0), secret)).toBeNull();
  expect(signatureProblem(request, Buffer.alloc(0), 'another')).toBe('SignatureDoesNotMatch');
  expect(signatureProblem({ ...request, url: '/other.txt' }, Buffer.alloc(0), secret)).toBe(
    'SignatureDoesNotMatch',
  );
});

test('reports a wrong key or bucket immediately, without the secret', async () => {
  const withWrongKey = openStore({ secretAccessKey: 'not-the-secret' }).write(
    newKey(),
    content(Buffer.from('x')),
  );
  await expect(withWrongKey).rejects.toThrow(
    'The S3 store responded to PUT with status 403 (SignatureDoesNotMatch).',
  );
  const withWrongBucket = buffer(openStore({ bucket: 'other-files' }).read(newKey()));
  await expect(withWrongBucket).rejects.toThrow('status 404 (NoSuchBucket)');
  // A failed write is followed by a request to remove the object.
  expect(server.requests).toHaveLength(3);
});

test('buffers at most one part ahead of the store', async () => {
  const pieceBytes = 100_000;
  let read = 0;
  let maxBuffered = 0;
  async function* source() {
    for (; read < 23 * mb; read += pieceBytes) {
      const [upload] = server.uploads.values();
      const stored = [...(upload?.parts.values() ?? [])].reduce((sum, part) => sum + part.length, 0);
      maxBuffered = Math.max(maxBuffered, read - stored);
      yield randomBytes(pieceBytes);
    }
  }
  await store.write(newKey(), source());
  expect(maxBuffered).toBeLessThanOrEqual(partBytes + pieceBytes);
  expect(maxBuffered).toBeGreaterThan(0);
  let largest = 0;
  const [key] = server.objects.keys();
  const [orgId, storageId] = key!.split('/').slice(1) as [string, string];
  for await (const piece of store.read({ orgId, storageId })) largest = Math.max(largest, piece.byteLength);
  expect(largest).toBe(partBytes);
});

describe('a store with a temporary failure', () => {
  test.each([
    ['POST .*uploads', 503],
    ['PUT .*partNumber=2', 500],
    ['PUT .*partNumber=2', 'drop'],
    ['PUT .*partNumber=3', 'lose'],
    ['POST .*uploadId', 503],
    ['POST .*uploadId', 'error in 200'],
    ['POST .*uploadId', 'lose'],
    ['GET .*material', 503],
    ['GET .*material', 'drop'],
  ] as const)('gets %s again after %s', async (on, does) => {
    const name = newKey();
    server.faults.push({ on: new RegExp(`^${on}`), does });
    await store.write(name, content(threeParts));
    expect((await buffer(store.read(name))).equals(threeParts)).toBe(true);
    expect([server.faults.length, server.uploads.size, server.objects.size]).toEqual([0, 0, 1]);
  });

  test('stores one object if the response to a PUT is lost', async () => {
    const name = newKey();
    server.faults.push({ on: /^PUT/, does: 'lose' }, { on: /^PUT/, does: 429 });
    await store.write(name, content(Buffer.from('text')));
    expect((await buffer(store.read(name))).toString()).toBe('text');
  });
});

describe('a store that keeps failing', () => {
  const always = (on: RegExp, does: 503 | 'drop') => Array.from({ length: 5 }, () => ({ on, does }));

  test.each([
    ['PUT', Buffer.from('text')],
    ['POST .*uploads', threeParts],
    ['PUT .*partNumber=2', threeParts],
    ['POST .*uploadId', threeParts],
  ])('fails the write after five attempts of %s and stores nothing', async (on, bytes) => {
    server.faults.push(...always(new RegExp(`^${on}`), 503));
    await expect(store.write(newKey(), content(bytes))).rejects.toThrow(/status 503 \(SlowDown\)/);
    expect(server.requests.filter((line) => new RegExp(`^${on}`).test(line))).toHaveLength(5);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  });

  test('is reported as unreachable if it closes connections', async () => {
    server.faults.push(...always(/^PUT/, 'drop'));
    await expect(store.write(newKey(), content(Buffer.from('x')))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

test('aborts old unfinished uploads, but no recent or unrelated ones', async () => {
  const longAgo = new Date('2026-01-01');
  const upload = (key: string, time: Date) =>
    server.uploads.set(newId('file'), { key, at: time, parts: new Map() });
  const keyOf = ({ orgId, storageId }: ByteKey) => `material/${orgId}/${storageId}`;
  for (let count = 0; count < 5; count += 1) upload(keyOf(newKey()), longAgo);
  const recent = keyOf(newKey());
  upload(recent, new Date());
  upload('material/notes.txt', longAgo);
  upload('other/file', longAgo);
  await store.removeUnfinished(new Date('2026-02-01'));
  expect(Array.from(server.uploads.values(), ({ key }) => key).sort()).toEqual(
    [recent, 'material/notes.txt', 'other/file'].sort(),
  );
  server.objects.set('material/notes.txt', { bytes: Buffer.from('x'), at: longAgo });
  expect(await Readable.from(store.listWrittenBefore(new Date())).toArray()).toEqual([]);
});
