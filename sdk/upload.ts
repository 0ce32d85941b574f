import type { Call, CallOptions } from '../generated/sdk/operation.ts';
import type { StoredFile } from '../generated/sdk/types.ts';
import { uploads } from '../generated/sdk/uploads.ts';
import type { OpenConnection } from './connect.ts';
import { sendWithProgress } from './xhr.ts';

/** One file to upload. */
export interface UploadArguments {
  /** Path of the file in its folder, such as `Koivu Oy/offer.pdf`; the folder names the company. */
  readonly path: string;
  /** The bytes, at most 25 MB. A stream can be sent only once, so it is never retried. */
  readonly body: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The media type, such as `application/pdf`. */
  readonly mimeType: string;
  /** Called as bytes are sent; restarts at 0 on a retry. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Progress of an upload, in bytes. The total of a stream is unknown. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number | undefined;
}

export type UploadMaterial = typeof uploadMaterial;

/** A file may use a slow connection, so an upload has longer timeouts than a call. */
const uploadTimeouts = { attemptTimeoutMs: 600_000, timeoutMs: 1_800_000 };

/**
 * Uploads one file. Needs the scope `pipeline` and any key. Costs nothing. An attempt may take 10 minutes and all
 * attempts 30, unless the options say otherwise. Browsers report progress through XMLHttpRequest, because they
 * cannot stream request bodies over HTTP/1.1. Other runtimes count the bytes handed to the network.
 * @throws {InvalidRequestError} `invalid_arguments` before anything is sent, `path_missing`, `path_invalid`,
 * `file_empty`, `file_too_large`, `unsupported_media_type`
 */
export function uploadMaterial(
  connection: OpenConnection,
  { path, body, mimeType, onProgress } = {} as UploadArguments,
  options: CallOptions = {},
): Call<StoredFile> {
  const isStream = body instanceof ReadableStream;
  const isPage = typeof XMLHttpRequest === 'function';
  const uploading = connection.exchange(
    {
      method: 'POST',
      path: uploads.material.upload.path,
      needed: { body, mimeType },
      headers: { 'content-type': mimeType, 'x-service-path': encodePath(path) },
      async attempt(request, send) {
        if (isStream && !isPage) return send(withBody(request, countBytes(body, onProgress, undefined)));
        const blob = isStream ? await new Response(body).blob() : new Blob([body]);
        if (!onProgress) return send(withBody(request, blob));
        if (isPage) return sendWithProgress(request, blob, onProgress);
        return send(withBody(request, countBytes(blob.stream(), onProgress, blob.size)));
      },
    },
    { ...uploadTimeouts, ...options, ...(isStream && { maxRetries: 0 }) },
  );
  return uploading as Call<StoredFile>;
}

/** Headers carry bytes, so names in other scripts are percent-encoded; slashes stay. */
function encodePath(path = ''): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function withBody(request: Request, body: Blob | ReadableStream<Uint8Array>): Request {
  const { method } = request;
  // Runtimes require this option for a stream.
  return new Request(request, { method, body, duplex: 'half' } as RequestInit);
}

function countBytes(
  stream: ReadableStream<Uint8Array>,
  onProgress: UploadArguments['onProgress'],
  totalBytes: number | undefined,
): ReadableStream<Uint8Array> {
  if (!onProgress) return stream;
  let sentBytes = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sentBytes += chunk.byteLength;
        controller.enqueue(chunk);
        onProgress({ sentBytes, totalBytes });
      },
    }),
  );
}
