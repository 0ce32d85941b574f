/**
 * Keeps bytes in a bucket of an S3-compatible store, as `material/<organisation>/<storage id>`. A file of one part is
 * put there at once. A longer one is uploaded in parts that become an object when the last one is there: until then
 * nobody sees it, and what a dead writer leaves is an unfinished upload, which `forgetUnfinished` ends. No more than
 * one part is in memory, neither for writing nor for reading.
 */
import type { ByteKey, ByteStore } from '../../ports/bytes.ts';
import { nameOf, pathOf } from './names.ts';
import { parseResponse, formatPartList, type Values } from './s3-responses.ts';
import { createS3Client, S3Error, type S3Client, type S3Options } from './s3-client.ts';

export interface ByteBucketOptions extends S3Options {
  /** S3 takes no part below 5 MiB but the last. */
  readonly partBytes?: number;
}

/** A store of bytes in a bucket that is there already. */
export function createByteBucket(options: ByteBucketOptions): ByteStore {
  const call = createS3Client(options);
  const { partBytes = 8 * 1_048_576 } = options;
  return {
    write: (name, content) => write(call, keyOf(name), splitIntoParts(content, partBytes)),
    read: (name) => read(call, keyOf(name), partBytes),
    remove: (name) => remove(call, keyOf(name)),
    listWrittenBefore: (time) => namesBefore(call, time),
    removeUnfinished: (time) => abortUnfinishedUploads(call, time),
  };
}

const prefix = 'material/';

const keyOf = (name: ByteKey) => prefix + pathOf(name);

interface Part {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isLast: boolean;
}

/** A part goes out when something follows it, so that the last one is known to be the last. */
async function* splitIntoParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  const bytes = Buffer.alloc(partBytes);
  let length = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.byteLength;) {
      if (length === partBytes) {
        yield { bytes, isLast: false };
        length = 0;
      }
      const used = chunk.subarray(start, start + partBytes - length);
      bytes.set(used, length);
      start += used.byteLength;
      length += used.byteLength;
    }
  }
  yield { bytes: bytes.subarray(0, length), isLast: true };
}

async function write(call: S3Client, key: string, parts: AsyncGenerator<Part>): Promise<void> {
  const first = (await parts.next()).value as Part;
  if (first.isLast) return putObject(call, key, first.bytes);
  const { values } = parseResponse(bodyText(await call({ method: 'POST', key, query: { uploads: '' } })));
  const uploadId = values.get('UploadId');
  if (!uploadId) throw new Error('The S3 store did not name the upload that it began.');
  try {
    const tags = [await putPart(call, key, uploadId, 1, first.bytes)];
    for await (const { bytes } of parts)
      tags.push(await putPart(call, key, uploadId, tags.length + 1, bytes));
    await completeUpload(call, key, uploadId, tags);
  } catch (thrown) {
    // What could not be removed is left to the sweep; the caller is told what went wrong first.
    await Promise.allSettled([abortUpload(call, key, uploadId), remove(call, key)]);
    throw thrown;
  }
}

/** A store that does not answer may have kept the object all the same. */
async function putObject(call: S3Client, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await call({ method: 'PUT', key, body });
  } catch (thrown) {
    await Promise.allSettled([remove(call, key)]);
    throw thrown;
  }
}

async function putPart(
  call: S3Client,
  key: string,
  uploadId: string,
  number: number,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { headers } = await call({
    method: 'PUT',
    key,
    query: { partNumber: String(number), uploadId },
    body,
  });
  return headers.get('etag') ?? '';
}

/** Where the answer to a first attempt was lost, the second one finds no upload any more, but the object. */
async function completeUpload(call: S3Client, key: string, uploadId: string, tags: string[]): Promise<void> {
  const body = Buffer.from(formatPartList(tags));
  try {
    await call({
      method: 'POST',
      key,
      query: { uploadId },
      body,
      headers: { 'content-type': 'application/xml' },
    });
  } catch (error) {
    if (!(error instanceof S3Error && error.code === 'NoSuchUpload')) throw error;
    await call({ method: 'HEAD', key });
  }
}

async function abortUpload(call: S3Client, key: string, uploadId: string): Promise<void> {
  await call({ method: 'DELETE', key, query: { uploadId } }).catch(ignoreNotFound);
}

async function remove(call: S3Client, key: string): Promise<void> {
  await call({ method: 'DELETE', key }).catch(ignoreNotFound);
}

function ignoreNotFound(thrown: unknown): void {
  if (!(thrown instanceof S3Error && thrown.status === 404)) throw thrown;
}

/** Piece by piece, so that a slow reader holds no connection, and a piece that breaks off is asked for again. */
async function* read(call: S3Client, key: string, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0, size = Infinity; start < size;) {
    const headers = { range: `bytes=${start}-${start + pieceBytes - 1}` };
    const answer = await call({ method: 'GET', key, headers, maxBytes: pieceBytes }).catch(
      (error: unknown) => {
        // An empty object has no first byte to begin with.
        if (start === 0 && error instanceof S3Error && error.status === 416) return null;
        throw error;
      },
    );
    if (answer === null) return;
    const { body } = answer;
    size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? body.length);
    start += body.length;
    if (body.length === 0 && start < size) throw new Error('The S3 store answered no bytes of a file.');
    yield body;
  }
}

async function* namesBefore(call: S3Client, time: Date): AsyncGenerator<ByteKey> {
  let next: Record<string, string> = {};
  for (;;) {
    const answer = await call({ method: 'GET', query: { 'list-type': '2', prefix, ...next } });
    const { values, items } = parseResponse(bodyText(answer), 'Contents');
    for (const item of items) {
      const name = nameIn(item);
      if (name !== undefined && new Date(item.get('LastModified') ?? '') < time) yield name;
    }
    const token = values.get('NextContinuationToken');
    if (values.get('IsTruncated') !== 'true' || !token) return;
    next = { 'continuation-token': token };
  }
}

async function abortUnfinishedUploads(call: S3Client, time: Date): Promise<void> {
  let markers: Record<string, string> = {};
  for (;;) {
    const answer = await call({ method: 'GET', query: { uploads: '', prefix, ...markers } });
    const { values, items } = parseResponse(bodyText(answer), 'Upload');
    for (const item of items) {
      const [key, uploadId] = [item.get('Key'), item.get('UploadId')];
      if (nameIn(item) === undefined || !key || !uploadId) continue;
      if (new Date(item.get('Initiated') ?? '') < time) await abortUpload(call, key, uploadId);
    }
    const [keyMarker, uploadIdMarker] = [values.get('NextKeyMarker'), values.get('NextUploadIdMarker')];
    if (values.get('IsTruncated') !== 'true' || !keyMarker) return;
    markers = { 'key-marker': keyMarker, 'upload-id-marker': uploadIdMarker ?? '' };
  }
}

function nameIn(item: Values): ByteKey | undefined {
  const key = item.get('Key') ?? '';
  return key.startsWith(prefix) ? nameOf(key.slice(prefix.length)) : undefined;
}

function bodyText({ body }: { readonly body: Buffer }): string {
  return body.toString();
}
