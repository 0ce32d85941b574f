import type { Call, CallOptions, Reply } from '../generated/sdk/operation.ts';
import type { OpenConnection } from './connect.ts';
import { sendWithProgress } from './xhr.ts';

/** One file to upload. */
export interface UploadArguments {
  /** Where the file lies in its folder, such as `Koivu Oy/offer.pdf`; the folder names the company. */
  readonly path: string;
  /** The bytes, at most 25 MB. A stream can be sent only once, so a call with one is never repeated. */
  readonly body: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** The media type, such as `application/pdf`. */
  readonly mimeType: string;
  /** Told as bytes are sent; it begins at 0 again where the upload is repeated. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** How far an upload is, in bytes. The total is not known of a stream. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number | undefined;
}

/** A stored file, to be named in `material.import`. */
export interface UploadedFile {
  readonly storageId: string;
  readonly path: string;
  readonly sizeBytes: number;
}

export type UploadMaterial = typeof uploadMaterial;

/**
 * Uploads one file. Needs the scope `pipeline` and any key; costs nothing. Pages in a browser tell progress by
 * XMLHttpRequest, because browsers send no stream over HTTP/1.1; other runtimes count what they send.
 *
 * @throws {InvalidRequestError} `file_too_large`, `file_empty`, `path_missing` or `path_invalid`
 */
export function uploadMaterial(
  connection: OpenConnection,
  { path, body, mimeType, onProgress }: UploadArguments,
  options: CallOptions = {},
): Call<UploadedFile> {
  const isStream = body instanceof ReadableStream;
  const isPage = typeof XMLHttpRequest === 'function';
  const uploading = connection.exchange(
    {
      method: 'POST',
      path: '/mcp/material/upload',
      headers: { 'content-type': mimeType, 'x-service-path': headerText(path) },
      async attempt(request, send) {
        if (isStream && !isPage) return send(withBody(request, counted(body, onProgress, undefined)));
        const blob = isStream ? await new Response(body).blob() : new Blob([body]);
        if (!onProgress) return send(withBody(request, blob));
        if (isPage) return sendWithProgress(request, blob, onProgress);
        return send(withBody(request, counted(blob.stream(), onProgress, blob.size)));
      },
    },
    isStream ? { ...options, maxRetries: 0 } : options,
  );
  return uploading as Call<UploadedFile> & { withResponse(): Promise<Reply<UploadedFile>> };
}

/** A header carries bytes, so names in other scripts travel percent-encoded; the slashes between them stay. */
function headerText(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function withBody(request: Request, body: Blob | ReadableStream<Uint8Array>): Request {
  const { method } = request;
  // A stream is only taken by runtimes that are told not to wait for an answer to its beginning.
  return new Request(request, { method, body, duplex: 'half' } as RequestInit);
}

function counted(
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
