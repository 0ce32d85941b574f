import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutboundFailed, type Outbound, type OutboundResponse } from '../../ports/outbound.ts';
import { parseResponse } from './s3-responses.ts';

export interface S3Options {
  readonly outbound: Outbound;
  /** The address of the store, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Whether requests name the bucket in the path or in the host. */
  readonly addressing: 'path' | 'host';
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The pause before the first retry; it doubles with each further retry. */
  readonly retryDelayMs?: number;
  readonly timeoutMs?: number;
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The object key without a leading slash; absent in requests for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** The maximum size of the response. */
  readonly maxBytes?: number;
}

/** S3 rejected a request or stayed unavailable. The message contains no secrets. */
export class S3Error extends Error {
  readonly status: number;
  /** The error code of S3, such as `NoSuchKey`; may be empty. */
  readonly code: string;

  constructor({ method }: S3Request, status: number, code: string) {
    super(`The S3 store responded to ${method} with status ${status}${code && ` (${code})`}.`);
    this.status = status;
    this.code = code;
  }
}

/** Sends one signed request. Throws S3Error for an unsuccessful response, and OutboundFailed if there is none. */
export type S3Client = (request: S3Request) => Promise<OutboundResponse>;

const maxAttempts = 5;
/** The caller of an upload waits, so retries have a deadline. */
const maxRetryMs = 20_000;
const maxResponseBytes = 8 * 1_048_576;

/** A client of one bucket. Transient failures are retried up to four times, each with a new signature. */
export function createS3Client(options: S3Options): S3Client {
  const { retryDelayMs = 250 } = options;
  const keys = new Map<string, ArrayBuffer>();
  return async (request) => {
    const startMs = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(request, options, keys);
      } catch (error) {
        const isPastDeadline = performance.now() - startMs > maxRetryMs;
        if (attempt === maxAttempts || isPastDeadline || !isTransient(error)) throw error;
        await sleep(retryDelayMs * 2 ** (attempt - 1));
      }
    }
  };
}

/** The origin of requests to the bucket. */
export function originOfBucket({
  endpoint,
  bucket,
  addressing,
}: Pick<S3Options, 'endpoint' | 'bucket' | 'addressing'>): string {
  const url = new URL(endpoint);
  if (addressing === 'host') url.host = `${bucket}.${url.host}`;
  return url.origin;
}

async function send(
  request: S3Request,
  options: S3Options,
  keys: Map<string, ArrayBuffer>,
): Promise<OutboundResponse> {
  const { method, body } = request;
  const { region, accessKeyId, secretAccessKey } = options;
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signed = await new AwsV4Signer({
    method,
    url: urlOf(request, options),
    headers: { ...request.headers, 'x-amz-content-sha256': hash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    cache: keys,
  }).sign();
  const response = await options.outbound.fetch(signed.url, {
    method,
    headers: Object.fromEntries(signed.headers as Headers),
    body,
    redirect: 'manual',
    maxBytes: request.maxBytes ?? maxResponseBytes,
    timeoutMs: options.timeoutMs ?? 60_000,
  });
  // Long operations return 200 before they finish, so an error may follow in the body.
  const { values } = parseResponse(hasErrorBody(response) ? response.body.toString() : '');
  const { status } = response;
  if (status >= 300 || values.has('Error')) throw new S3Error(request, status, values.get('Code') ?? '');
  return response;
}

function urlOf({ key, query }: S3Request, options: S3Options): string {
  const path = [options.addressing === 'path' ? options.bucket : null, key].filter(Boolean).join('/');
  const base = new URL(options.endpoint).pathname.replace(/\/$/, '');
  const url = new URL(`${base}/${path}`, originOfBucket(options));
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url.href;
}

function hasErrorBody({ status, headers, body }: OutboundResponse): boolean {
  return status >= 300 || ((headers.get('content-type') ?? '').includes('xml') && body.includes('<Error'));
}

const transientStatuses = new Set([429, 500, 502, 503, 504]);
const transientCodes = new Set(['InternalError', 'RequestTimeout', 'ServiceUnavailable', 'SlowDown']);

function isTransient(error: unknown): boolean {
  if (error instanceof S3Error) return transientStatuses.has(error.status) || transientCodes.has(error.code);
  return error instanceof OutboundFailed && (error.code === 'unreachable' || error.code === 'timed_out');
}
