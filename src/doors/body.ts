import { koaBody } from 'koa-body';
import type { Context } from 'koa';
import { Refusal } from '../domain/errors.ts';

/** Largest JSON body, in bytes after decompression. */
export const maxBodyBytes = 1_048_576;

const parse = koaBody({
  json: true,
  jsonStrict: false,
  jsonLimit: maxBodyBytes,
  multipart: false,
  urlencoded: false,
  text: false,
  jsonTypes: ['application/json', 'application/*+json'],
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'] as never,
});

/** Reads the body as a JSON object. No body at all counts as an empty object. */
export async function readJsonObject(ctx: Context): Promise<Record<string, unknown>> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/json', 'application/*+json')) {
    const type = ctx.get('Content-Type') || 'none';
    throw new Refusal(
      'unsupported_media_type',
      `The body must be JSON with Content-Type: application/json; the type sent is ${type.slice(0, 100)}.`,
    );
  }
  const body: unknown = await parseBody(ctx);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(
      'malformed_json',
      'The body must be one JSON object, such as {"projectId": "project_…"}.',
    );
  }
  return body as Record<string, unknown>;
}

function hasBody(ctx: Context): boolean {
  return ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0;
}

async function parseBody(ctx: Context): Promise<unknown> {
  try {
    await parse(ctx, async () => undefined);
    return (ctx.request as { body?: unknown }).body;
  } catch (thrown) {
    throw translate(thrown as BodyError);
  }
}

interface BodyError extends Error {
  status?: number;
  type?: string;
  code?: string;
}

function translate(error: BodyError): Error {
  if (error.status === 413) {
    return new Refusal(
      'payload_too_large',
      `The body is larger than ${maxBodyBytes} bytes. Send less at once.`,
    );
  }
  if (error.status === 415) {
    return new Refusal(
      'unsupported_media_type',
      'The body has a Content-Encoding or charset that is not read here. Send plain or gzip UTF-8.',
    );
  }
  if (error instanceof SyntaxError || error.status === 400 || error.code?.startsWith('Z_')) {
    return new Refusal('malformed_json', `The body is not valid JSON: ${error.message.slice(0, 200)}.`);
  }
  return error;
}
