/**
 * Stores bytes in a bucket of an S3-compatible store, as `material/<organisation>/<storage id>`. A file of one part
 * is stored directly. A longer one is a multipart upload, which becomes visible only when it is completed. A killed
 * writer leaves an unfinished upload, which `removeUnfinished` aborts. Reading and writing buffer at most one part.
 */
import type { ByteKey, ByteStore } from '../../ports/bytes.ts';
import { nameOf, pathOf } from './names.ts';
import { parseResponse, formatPartList, type Values } from './s3-responses.ts';
import { createS3Client, S3Error, type S3Client, type S3Options } from './s3-client.ts';

export interface ByteBucketOptions extends S3Options {
  /** S3 requires at least 5 MiB for every part except the last. */
  readonly partBytes?: number;
}

/** A byte store in an existing bucket. */
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

/** Yields each part only when the next one starts, because the last part is sent differently. */
async function* splitIntoParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  const bytes = Buffer.alloc(partBytes);
  let length = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.byteLength;) {
      if (length === partBytes) {
        yield { bytes, isLast: false };
        length = 0;
      }
      const slice = chunk.subarray(start, start + partBytes - length);
      bytes.set(slice, length);
      start += slice.byteLength;
      length += slice.byteLength;
    }
  }
  yield { bytes: bytes.subarray(0, length), isLast: true };
}

async function write(call: S3Client, key: string, parts: AsyncGenerator<Part>): Promise<void> {
  const first = (await parts.next()).value as Part;
  if (first.isLast) return putObject(call, key, first.bytes);
  const { values } = parseResponse(bodyText(await call({ method: 'POST', key, query: { uploads: '' } })));
  const uploadId = values.get('UploadId');
  if (!uploadId) throw new Error('The S3 store returned no upload id.');
  try {
    const tags = [await putPart(call, key, uploadId, 1, first.bytes)];
    for await (const { bytes } of parts)
      tags.push(await putPart(call, key, uploadId, tags.length + 1, bytes));
    await completeUpload(call, key, uploadId, tags);
  } catch (error) {
    // The sweep removes leftovers. The caller needs the original error.
    await Promise.allSettled([abortUpload(call, key, uploadId), remove(call, key)]);
    throw error;
  }
}

/** After an error the object is removed, because the store may have saved it without a response. */
async function putObject(call: S3Client, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await call({ method: 'PUT', key, body });
  } catch (error) {
    await Promise.allSettled([remove(call, key)]);
    throw error;
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

/** If the response to a first attempt was lost, the retry finds the object instead of the upload. */
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

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof S3Error && error.status === 404)) throw error;
}

/** Reads in pieces, so that a slow reader occupies no connection, and a failed piece can be retried. */
async function* read(call: S3Client, key: string, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0, size = Infinity; start < size;) {
    const headers = { range: `bytes=${start}-${start + pieceBytes - 1}` };
    const response = await call({ method: 'GET', key, headers, maxBytes: pieceBytes }).catch(
      (error: unknown) => {
        // An empty object has no first byte.
        if (start === 0 && error instanceof S3Error && error.status === 416) return null;
        throw error;
      },
    );
    if (response === null) return;
    const { body } = response;
    size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? body.length);
    start += body.length;
    if (body.length === 0 && start < size) throw new Error('The S3 store returned no bytes of a file.');
    yield body;
  }
}

async function* namesBefore(call: S3Client, time: Date): AsyncGenerator<ByteKey> {
  let next: Record<string, string> = {};
  for (;;) {
    const response = await call({ method: 'GET', query: { 'list-type': '2', prefix, ...next } });
    const { values, items } = parseResponse(bodyText(response), 'Contents');
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
    const response = await call({ method: 'GET', query: { uploads: '', prefix, ...markers } });
    const { values, items } = parseResponse(bodyText(response), 'Upload');
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
