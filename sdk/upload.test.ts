import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { systemClock } from './retry.ts';
import { uploadMaterial, type UploadArguments, type UploadProgress } from './upload.ts';

const bytes = new TextEncoder().encode('a'.repeat(200_000));
const stored = { storageId: 'file_1', path: 'Koivu Oy/offer.txt', sizeBytes: bytes.length };

interface ReceivedRequest {
  readonly headers: Headers;
  readonly sizeBytes: number;
}

/** Uploads to a server that reads all bytes and responds with the statuses in order. */
async function upload(args: Partial<UploadArguments>, statuses: readonly number[] = [200]) {
  const received: ReceivedRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { byteLength } = await request.arrayBuffer();
    const status = statuses[received.length]!;
    received.push({ headers: request.headers, sizeBytes: byteLength });
    const error = { type: 'api_error', code: 'unavailable', message: 'Later.' };
    return Response.json(status === 200 ? { value: stored, request_id: 'r' } : { error }, { status });
  };
  const connection = connect(
    { baseUrl: 'http://127.0.0.1:1', key: 'k', fetch },
    { ...systemClock, random: () => 0 },
  );
  const allArgs = { path: stored.path, mimeType: 'text/plain', body: bytes, ...args };
  const result = await uploadMaterial(connection, allArgs)
    .withResponse()
    .catch((thrown: unknown) => thrown);
  return { result, received };
}

const bodies: Record<string, () => UploadArguments['body']> = {
  bytes: () => bytes,
  'a buffer': () => bytes.buffer,
  'a blob': () => new Blob([bytes], { type: 'image/png' }),
  'a file': () => new File([bytes], 'offer.txt'),
  'a stream': () => new Blob([bytes]).stream(),
  'a Node stream': () => Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>,
};

describe('an upload of', () => {
  test.each(Object.keys(bodies))('%s sends every byte, the path and the type', async (kind) => {
    const { result, received } = await upload({ body: bodies[kind]!() });
    expect(result).toMatchObject({ value: stored, attempts: 1 });
    expect(received.map(({ sizeBytes }) => sizeBytes)).toEqual([bytes.length]);
    const { headers } = received[0]!;
    expect(headers.get('content-type')).toBe('text/plain');
    expect(decodeURIComponent(headers.get('x-service-path')!)).toBe(stored.path);
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(Object.keys(bodies))('%s reports its progress', async (kind) => {
    const reports: UploadProgress[] = [];
    await upload({ body: bodies[kind]!(), onProgress: (progress) => void reports.push(progress) });
    const sizes = reports.map(({ sentBytes }) => sentBytes);
    expect(sizes.at(-1)).toBe(bytes.length);
    expect(sizes).toEqual(sizes.toSorted((left, right) => left - right));
    const totalBytes = kind.includes('stream') ? undefined : bytes.length;
    expect(reports.every((progress) => progress.totalBytes === totalBytes)).toBe(true);
  });

  test.each(Object.keys(bodies).filter((kind) => !kind.includes('stream')))(
    '%s is sent again in full, with the same key',
    async (kind) => {
      const { result, received } = await upload(
        { body: bodies[kind]!(), onProgress: () => undefined },
        [503, 200],
      );
      expect(result).toMatchObject({ value: stored, attempts: 2 });
      expect(received.map(({ sizeBytes }) => sizeBytes)).toEqual([bytes.length, bytes.length]);
      expect(new Set(received.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );

  test('a stream is never retried, because it can be read only once', async () => {
    const { result, received } = await upload({ body: bodies['a stream']!() }, [503, 200]);
    expect(result).toMatchObject({ name: 'ApiError', code: 'unavailable' });
    expect(received).toHaveLength(1);
  });

  test('a file with a non-ASCII name has its name percent-encoded in the header', async () => {
    const path = 'Яблоко & Söhne/työ 100%.pdf';
    const { received } = await upload({ path });
    const header = received[0]!.headers.get('x-service-path')!;
    expect(header).toMatch(/^[\x21-\x7e]+$/);
    expect(header.split('/')).toHaveLength(2);
    expect(decodeURIComponent(header)).toBe(path);
  });
});
