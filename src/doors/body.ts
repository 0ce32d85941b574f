import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { uploads } from '../../generated/contract/uploads.ts';
import { ApiError } from '../domain/errors.ts';
import { allowSlowBody, type SlowBodyLimits } from './body-timeout.ts';
import { separateFile, type BodyFile } from './body-files.ts';
import type { LargeBodyTurns } from './large-bodies.ts';
import { countBody } from './unfinished-bodies.ts';

/** Largest JSON body, in bytes. */
export const maxBodyBytes = 1_048_576;

/** Largest body with a file: the largest file in Base64, plus the ordinary maximum. */
const maxFileBodyBytes = Math.ceil(uploads['material.upload'].maxBytes / 3) * 4 + maxBodyBytes;

const jsonTypes = ['application/json', 'application/*+json'];
const charsets = new Set(['', 'utf-8', 'utf8', 'us-ascii']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body as a JSON object. An empty body counts as an empty object. */
export async function readJsonObject(ctx: Context): Promise<Record<string, unknown>> {
  const text = hasBody(ctx) ? await readText(ctx) : '';
  if (text === '') return {};
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(
      'malformed_json',
      'The body must be one JSON object, such as {"projectId": "project_…"}.',
    );
  }
  return body as Record<string, unknown>;
}

export interface JsonWithFile {
  readonly value: unknown;
  /** The file of a large body. In the value, its placeholder stands for it. */
  readonly file: BodyFile | undefined;
}

/**
 * Reads the body as any JSON value. A Base64 file in it may exceed the ordinary limit and arrive slowly. Such a body
 * waits for its turns.
 */
export async function readJsonWithFile(
  ctx: Context,
  slow: SlowBodyLimits,
  turns: LargeBodyTurns,
): Promise<JsonWithFile> {
  requireJsonContentType(ctx);
  // A body in chunks does not tell its length.
  const isLarge = !(Number(ctx.get('Content-Length') || Number.NaN) <= maxBodyBytes);
  const bodyTimer = isLarge ? allowSlowBody(ctx.req, slow) : undefined;
  try {
    if (isLarge) {
      bodyTimer?.pause();
      await turns.beginReading();
      bodyTimer?.resume();
    }
    const bytes = await (isLarge ? readLargeBody(ctx) : readFileBody(ctx));
    if (bytes.length > maxBodyBytes) await turns.beginDecoding();
    const separated = await separateFile(bytes, maxBodyBytes);
    if (separated === undefined) throw payloadTooLargeError(maxBodyBytes);
    return { value: parse(decode(separated.json)), file: separated.file };
  } finally {
    bodyTimer?.end();
  }
}

async function readText(ctx: Context): Promise<string> {
  requireJsonContentType(ctx);
  return decode(await readBody(ctx));
}

function hasBody(ctx: Context): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0;
}

function requireJsonContentType(ctx: Context): void {
  const { headers } = ctx.req;
  const isPlain = headers['content-length'] !== undefined && headers['content-encoding'] === undefined;
  // The usual headers need no parsing.
  if (isPlain && headers['content-type'] === 'application/json') return;
  if (!ctx.is(jsonTypes)) {
    const type = ctx.get('Content-Type') || 'none';
    throw unsupportedMediaTypeError(
      `The body must be JSON with Content-Type: application/json, not ${type.slice(0, 100)}.`,
    );
  }
  const problem = charsetProblem(ctx.get('Content-Type'));
  if (problem !== undefined) {
    throw unsupportedMediaTypeError(
      `The header Content-Type ${problem}. JSON must be UTF-8: send Content-Type: application/json.`,
      { param: 'Content-Type' },
    );
  }
  const encoding = ctx.get('Content-Encoding').toLowerCase();
  if (encoding !== '' && encoding !== 'identity') {
    throw unsupportedMediaTypeError(
      `The body must not be compressed. Leave out Content-Encoding: ${encoding.slice(0, 100)}.`,
    );
  }
  // koa-body only recognises lower case.
  delete headers['content-encoding'];
}

const unsupportedMediaTypeError = (message: string, details: { param?: string } = {}) =>
  new ApiError('unsupported_media_type', message, details);

/**
 * The problem with the charset parameters of a media type, if there is one. Libraries choose one of several charsets,
 * and ignore all parameters if one is malformed.
 */
function charsetProblem(mediaType: string): string | undefined {
  const [charset = '', ...others] = mediaType.split(';').flatMap((parameter) => {
    const [name = '', value] = parameter.split('=');
    return value !== undefined && name.trim().toLowerCase() === 'charset' ? [value.trim().toLowerCase()] : [];
  });
  if (others.length > 0) return 'names more than one charset';
  const unquoted = /^"(.*)"$/.exec(charset)?.[1] ?? charset;
  return charsets.has(unquoted) ? undefined : `names the charset ${unquoted.slice(0, 100)}`;
}

const readBody = bodyReader(maxBodyBytes);
const readFileBody = bodyReader(maxFileBodyBytes);

/**
 * Reads the JSON body's bytes with koa-body and leaves parsing to us. koa-body would replace invalid UTF-8 before
 * parsing, and reject names such as `__proto__` that our schemas reject by name.
 */
function bodyReader(limit: number): (ctx: Context) => Promise<Buffer> {
  const read = koaBody({
    parsedMethods: Object.values(HttpMethodEnum),
    json: false,
    urlencoded: false,
    textTypes: jsonTypes,
    textLimit: limit,
    // An empty encoding leaves the bytes unchanged.
    encoding: '',
  });
  return async (ctx) => {
    // koa-body reads a length as 32 bits, so a huge length can look small and make it wait.
    if (Number(ctx.get('Content-Length')) > limit) throw payloadTooLargeError(limit);
    countBody(ctx.req);
    try {
      await read(ctx, async () => undefined);
    } catch (thrown) {
      // If the client disconnects early, the library reports an unreadable stream as a server error.
      if (!ctx.req.complete && (thrown as BodyError).type === 'stream.not.readable')
        throw truncatedBodyError();
      throw translateBodyError(thrown as BodyError, limit);
    }
    const bytes: unknown = ctx.request.body;
    // The request would keep the bytes while its call runs.
    ctx.request.body = undefined;
    if (!Buffer.isBuffer(bytes)) throw new Error(`The body of ${ctx.method} ${ctx.path} was not read.`);
    return bytes;
  };
}

/** Reads a body of known length into one piece of memory. A library would collect its chunks and then copy them. */
async function readLargeBody(ctx: Context): Promise<Buffer> {
  const length = Number(ctx.get('Content-Length'));
  if (ctx.get('Content-Length') === '' || length > maxFileBodyBytes) return readFileBody(ctx);
  // The system provides the memory as it is filled.
  const bytes = Buffer.allocUnsafeSlow(length);
  let received = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  countBody(ctx.req);
  ctx.req
    .on('data', (chunk: Buffer) => {
      received += chunk.copy(bytes, received);
    })
    .once('end', resolve)
    .once('close', () => reject(truncatedBodyError()))
    .once('error', () => reject(truncatedBodyError()));
  await promise;
  return bytes;
}

interface BodyError extends Error {
  readonly status?: number;
  readonly type?: string;
}

function translateBodyError(error: BodyError, limit: number): Error {
  if (error.status === 413) return payloadTooLargeError(limit);
  if (error.status === 400) return truncatedBodyError();
  return error;
}

const truncatedBodyError = () => malformedJsonError('it broke off before its end');

export const payloadTooLargeError = (limit: number) =>
  new ApiError('payload_too_large', `The body is larger than ${limit} bytes. Send less at a time.`);

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformedJsonError('it is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw malformedJsonError((thrown as SyntaxError).message.slice(0, 200));
  }
}

const malformedJsonError = (why: string) =>
  new ApiError('malformed_json', `The body is not valid JSON: ${why}.`);
