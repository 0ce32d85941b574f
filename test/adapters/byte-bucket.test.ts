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
  store = open({});
});
afterEach(async () => {
  await outbound.close();
  await server.close();
});

function open(other: { secretAccessKey?: string; bucket?: string; timeoutMs?: number }): ByteStore {
  const endpoint = `http://127.0.0.1:${server.port}`;
  const place = { endpoint, bucket: 'files', region: 'auto', addressing: 'path' } as const;
  return createByteBucket({ ...place, ...s3Key, outbound, partBytes, retryDelayMs: 5, ...other });
}

const newName = (): ByteKey => ({ orgId: newId('org'), storageId: newId('file') });
const content = (bytes: Buffer) => Readable.from([bytes]);
const three = randomBytes(11 * mb);

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

test('reports a wrong key or bucket at once, without the secret', async () => {
  const wrong = open({ secretAccessKey: 'not-the-secret' }).write(newName(), content(Buffer.from('x')));
  await expect(wrong).rejects.toThrow(
    'The S3 store responded to PUT with status 403 (SignatureDoesNotMatch).',
  );
  const other = buffer(open({ bucket: 'other-files' }).read(newName()));
  await expect(other).rejects.toThrow('status 404 (NoSuchBucket)');
  // Each write is followed by a try to remove what may be there.
  expect(server.requests).toHaveLength(3);
});

test('buffers at most one part ahead of the store', async () => {
  const pieceBytes = 100_000;
  let taken = 0;
  let mostAhead = 0;
  async function* source() {
    for (; taken < 23 * mb; taken += pieceBytes) {
      const [upload] = server.uploads.values();
      const stored = [...(upload?.parts.values() ?? [])].reduce((sum, part) => sum + part.length, 0);
      mostAhead = Math.max(mostAhead, taken - stored);
      yield randomBytes(pieceBytes);
    }
  }
  await store.write(newName(), source());
  expect(mostAhead).toBeLessThanOrEqual(partBytes + pieceBytes);
  expect(mostAhead).toBeGreaterThan(0);
  let largest = 0;
  const [key] = server.objects.keys();
  const [orgId, storageId] = key!.split('/').slice(1) as [string, string];
  for await (const piece of store.read({ orgId, storageId })) largest = Math.max(largest, piece.byteLength);
  expect(largest).toBe(partBytes);
});

describe('a store that fails for a moment', () => {
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
  ] as const)('by %s: retries %s', async (on, does) => {
    const name = newName();
    server.faults.push({ on: new RegExp(`^${on}`), does });
    await store.write(name, content(three));
    expect((await buffer(store.read(name))).equals(three)).toBe(true);
    expect([server.faults.length, server.uploads.size, server.objects.size]).toEqual([0, 0, 1]);
  });

  test('with a lost reply to a put stores one object', async () => {
    const name = newName();
    server.faults.push({ on: /^PUT/, does: 'lose' }, { on: /^PUT/, does: 429 });
    await store.write(name, content(Buffer.from('text')));
    expect((await buffer(store.read(name))).toString()).toBe('text');
  });
});

describe('a store that keeps failing', () => {
  const always = (on: RegExp, does: 503 | 'drop') => Array.from({ length: 5 }, () => ({ on, does }));

  test.each([
    ['PUT', Buffer.from('text')],
    ['POST .*uploads', three],
    ['PUT .*partNumber=2', three],
    ['POST .*uploadId', three],
  ])('by %s fails the write after five attempts and stores nothing', async (on, bytes) => {
    server.faults.push(...always(new RegExp(`^${on}`), 503));
    await expect(store.write(newName(), content(bytes))).rejects.toThrow(/status 503 \(SlowDown\)/);
    expect(server.requests.filter((line) => new RegExp(`^${on}`).test(line))).toHaveLength(5);
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0]);
  });

  test('by closing connections is reported as unavailable', async () => {
    server.faults.push(...always(/^PUT/, 'drop'));
    await expect(store.write(newName(), content(Buffer.from('x')))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });
});

test('aborts old abandoned uploads, but not running or foreign ones', async () => {
  const long = new Date('2026-01-01');
  const upload = (key: string, at: Date) => server.uploads.set(newId('file'), { key, at, parts: new Map() });
  const keyOf = ({ orgId, storageId }: ByteKey) => `material/${orgId}/${storageId}`;
  for (let count = 0; count < 5; count += 1) upload(keyOf(newName()), long);
  const young = keyOf(newName());
  upload(young, new Date());
  upload('material/notes.txt', long);
  upload('other/file', long);
  await store.removeUnfinished(new Date('2026-02-01'));
  expect(Array.from(server.uploads.values(), ({ key }) => key).sort()).toEqual(
    [young, 'material/notes.txt', 'other/file'].sort(),
  );
  server.objects.set('material/notes.txt', { bytes: Buffer.from('x'), at: long });
  expect(await Readable.from(store.listWrittenBefore(new Date())).toArray()).toEqual([]);
});
