import type { Context } from 'koa';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import { fileTooLarge } from '../dispatch/gauge-file.ts';
import type { Dispatcher, UploadHead } from '../dispatch/dispatcher.ts';
import { Refusal } from '../domain/errors.ts';
import { readMaterialPath } from '../domain/material-path.ts';
import { complaintOfMediaType } from '../domain/media-type.ts';
import { answer, requestOf } from './answer.ts';
import { allowSlowBody, type Arrival, type SlowBody } from './arrival.ts';

/** `POST /mcp/material/upload`: the body is one file, and what is to be said about it stands in headers. */
export function uploadDoor(dispatcher: Dispatcher, entry: UploadEntry, slow: SlowBody) {
  return async (ctx: Context): Promise<void> => {
    const request = {
      ...requestOf(ctx),
      entry,
      readHead: () => readHead(ctx, entry),
      readBytes: () => readBytes(ctx, slow),
    };
    answer(ctx, await dispatcher.upload(request));
  };
}

function readHead(ctx: Context, { maxBytes }: UploadEntry): UploadHead {
  if (ctx.querystring !== '') {
    throw new Refusal(
      'unknown_argument',
      'An upload takes nothing in the query string; the path of the file goes into the header X-Service-Path.',
    );
  }
  const path = readPath(ctx);
  const declared = ctx.get('Content-Type').trim();
  const complaint = declared === '' ? undefined : complaintOfMediaType(declared, path);
  if (complaint !== undefined)
    throw new Refusal('unsupported_media_type', complaint, { param: 'Content-Type' });
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase();
  if (encoding !== '' && encoding !== 'identity') {
    throw new Refusal(
      'unsupported_media_type',
      'The file is stored as its bytes are sent; leave out Content-Encoding.',
      { param: 'Content-Encoding' },
    );
  }
  if (Number(ctx.get('Content-Length')) > maxBytes) throw fileTooLarge(maxBytes);
  return { path, declaredMediaType: declared === '' ? null : declared };
}

const pathHeader = { param: 'X-Service-Path' };

function readPath(ctx: Context): string {
  const [header, ...others] = ctx.req.headersDistinct['x-service-path'] ?? [];
  if (!header?.trim()) {
    throw new Refusal(
      'path_missing',
      'Say which file it is: the header X-Service-Path holds its path inside the prospect folder, such as ' +
        'Acme/brochure.pdf.',
      pathHeader,
    );
  }
  if (others.length) throw new Refusal('path_invalid', 'There is more than one X-Service-Path.', pathHeader);
  const read = readMaterialPath(header);
  if ('path' in read) return read.path;
  throw new Refusal('path_invalid', `The path in X-Service-Path ${read.problem}.`, pathHeader);
}

async function* readBytes(ctx: Context, slow: SlowBody): AsyncGenerator<Uint8Array> {
  const arrival = allowSlowBody(ctx.req, slow);
  try {
    yield* arrived(ctx, arrival);
  } finally {
    arrival.end();
  }
}

/** Who reads on may stop early; the connection stays, for the answer goes over it. */
async function* arrived(ctx: Context, arrival: Arrival): AsyncGenerator<Uint8Array> {
  const parts = ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for await (const part of parts) {
      arrival.pause();
      yield part;
      arrival.expectMore();
    }
  } catch {
    throw new Refusal('invalid_arguments', 'The body broke off before its end. Send the file again.');
  }
}
