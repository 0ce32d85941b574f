import type { Context } from 'koa';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import { fileTooLargeError } from '../dispatch/measure-file.ts';
import type { Dispatcher, UploadHead } from '../dispatch/dispatcher.ts';
import { ApiError } from '../domain/errors.ts';
import { readMaterialPath } from '../domain/material-path.ts';
import { mediaTypeProblem } from '../domain/media-type.ts';
import { respond, readRequestHeaders } from './respond.ts';
import { allowSlowBody, type BodyTimer, type SlowBodyLimits } from './body-timeout.ts';

/** `POST /mcp/material/upload`: the body is one file, and headers describe it. */
export function uploadDoor(dispatcher: Dispatcher, entry: UploadEntry, slow: SlowBodyLimits) {
  return async (ctx: Context): Promise<void> => {
    const request = {
      ...readRequestHeaders(ctx),
      entry,
      readHead: () => parseHead(ctx, entry),
      readBytes: () => readBytes(ctx, slow),
    };
    respond(ctx, await dispatcher.upload(request));
  };
}

function parseHead(ctx: Context, { maxBytes }: UploadEntry): UploadHead {
  if (ctx.querystring !== '') {
    throw new ApiError(
      'unknown_argument',
      'An upload takes no query parameters; put the path of the file into the header X-Service-Path.',
    );
  }
  const path = parsePath(ctx);
  const declared = ctx.get('Content-Type').trim();
  const complaint = declared === '' ? undefined : mediaTypeProblem(declared, path);
  if (complaint !== undefined)
    throw new ApiError('unsupported_media_type', complaint, { param: 'Content-Type' });
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') {
    throw new ApiError(
      'unsupported_media_type',
      'The file is stored exactly as sent; leave out Content-Encoding.',
      { param: 'Content-Encoding' },
    );
  }
  if (Number(ctx.get('Content-Length')) > maxBytes) throw fileTooLargeError(maxBytes);
  return { path, declaredMediaType: declared === '' ? null : declared };
}

const pathHeader = { param: 'X-Service-Path' };

function parsePath(ctx: Context): string {
  const [header, ...others] = ctx.req.headersDistinct['x-service-path'] ?? [];
  if (!header?.trim()) {
    throw new ApiError(
      'path_missing',
      'Name the file: the header X-Service-Path holds its path inside the prospect folder, such as ' +
        'Acme/brochure.pdf.',
      pathHeader,
    );
  }
  if (others.length) throw new ApiError('path_invalid', 'X-Service-Path occurs more than once.', pathHeader);
  const read = readMaterialPath(header);
  if ('path' in read) return read.path;
  throw new ApiError('path_invalid', `The path in X-Service-Path ${read.problem}.`, pathHeader);
}

async function* readBytes(ctx: Context, slow: SlowBodyLimits): AsyncGenerator<Uint8Array> {
  const bodyTimer = allowSlowBody(ctx.req, slow);
  try {
    yield* readParts(ctx, bodyTimer);
  } finally {
    bodyTimer.end();
  }
}

/** The consumer may stop early. Keep the connection open, because the response uses it. */
async function* readParts(ctx: Context, bodyTimer: BodyTimer): AsyncGenerator<Uint8Array> {
  const parts = ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for await (const part of parts) {
      bodyTimer.pause();
      yield part;
      bodyTimer.resume();
    }
  } catch {
    throw new ApiError('invalid_arguments', 'The body broke off before its end. Send the file again.');
  }
}
