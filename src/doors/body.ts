import type { Context } from 'koa';
import { getRawBody } from 'raw-body';
import { Refusal } from '../domain/errors.ts';

/** Largest JSON body, in bytes. */
export const maxBodyBytes = 1_048_576;

const jsonTypes = ['application/json', 'application/*+json'];
const charsets = new Set(['', 'utf-8', 'utf8', 'us-ascii']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the body as a JSON object. No body at all counts as an empty object. */
export async function readJsonObject(ctx: Context): Promise<Record<string, unknown>> {
  const text = hasBody(ctx) ? await readText(ctx) : '';
  if (text === '') return {};
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(
      'malformed_json',
      'The body must be one JSON object, such as {"projectId": "project_…"}.',
    );
  }
  return body as Record<string, unknown>;
}

/** Reads the body as JSON of any kind. */
export async function readJson(ctx: Context): Promise<unknown> {
  return parse(await readText(ctx));
}

async function readText(ctx: Context): Promise<string> {
  refuseOtherTypes(ctx);
  return decode(await readBody(ctx));
}

function hasBody(ctx: Context): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0;
}

function refuseOtherTypes(ctx: Context): void {
  if (!ctx.is(jsonTypes)) {
    const type = ctx.get('Content-Type') || 'none';
    throw unsupported(
      `The body must be JSON with Content-Type: application/json; the type sent is ${type.slice(0, 100)}.`,
    );
  }
  if (!charsets.has(ctx.request.charset.toLowerCase())) {
    throw unsupported(`JSON is read as UTF-8; the charset sent is ${ctx.request.charset.slice(0, 100)}.`);
  }
  const encoding = ctx.get('Content-Encoding').toLowerCase();
  if (encoding !== '' && encoding !== 'identity') {
    throw unsupported(
      `The body must not be compressed; leave out Content-Encoding: ${encoding.slice(0, 100)}.`,
    );
  }
}

const unsupported = (message: string) => new Refusal('unsupported_media_type', message);

async function readBody(ctx: Context): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { length: ctx.get('Content-Length') || null, limit: maxBodyBytes });
  } catch (thrown) {
    throw translate(thrown as BodyError);
  }
}

interface BodyError extends Error {
  readonly status?: number;
}

function translate(error: BodyError): Error {
  if (error.status === 413) {
    return new Refusal(
      'payload_too_large',
      `The body is larger than ${maxBodyBytes} bytes. Send less at once.`,
    );
  }
  if (error.status === 400) return malformed('it broke off before its end');
  return error;
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw malformed('it is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw malformed((thrown as SyntaxError).message.slice(0, 200));
  }
}

const malformed = (why: string) => new Refusal('malformed_json', `The body is not valid JSON: ${why}.`);
