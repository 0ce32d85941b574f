import type { Context } from 'koa';
import { ApiError } from '../domain/errors.ts';
import { unsupportedTransferCoding } from './malformed-request.ts';
import { respondWithError } from './respond.ts';

/** Headers that a proxy and this service could read differently when they are repeated. */
const singleHeaders = new Map(
  ['Host', 'Authorization', 'Content-Type', 'Idempotency-Key', 'Dry-Run'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

const noTransferEncoding = 'HTTP/1.0 has no Transfer-Encoding. Send Content-Length instead, or use HTTP/1.1.';

/** Rejects other versions than HTTP/1.0 and 1.1, a missing Host, repeated headers and unclear ends of the body. */
export async function requireClearRequest(ctx: Context, next: () => Promise<void>): Promise<void> {
  const problem = findProblem(ctx.req);
  if (problem === undefined) return next();
  // A proxy may disagree about the end of the body and see another request in the rest.
  if (problem.param === transferEncoding) ctx.set('Connection', 'close');
  respondWithError(ctx, new ApiError('invalid_arguments', problem.message, { param: problem.param }));
}

const transferEncoding = 'Transfer-Encoding';

function findProblem({
  httpVersion,
  headers,
  rawHeaders,
}: Context['req']): { message: string; param: string } | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') {
    const message = 'The request line names no supported version of HTTP. End it with HTTP/1.1.';
    return { message, param: 'request line' };
  }
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) {
    if (httpVersion === '1.0') return { message: noTransferEncoding, param: transferEncoding };
    // RFC 9112 suggests status 501 for other codings, but the envelope has no such status.
    if (coding.toLowerCase() !== 'chunked')
      return { message: unsupportedTransferCoding, param: transferEncoding };
  }
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = singleHeaders.get(rawHeaders[index]?.toLowerCase() ?? '');
    if (name === undefined) continue;
    if (seen.has(name))
      return { message: `The header ${name} occurs more than once. Send it once.`, param: name };
    seen.add(name);
  }
  // HTTP/1.1 asks for exactly one Host; Node itself would answer its absence without the envelope.
  const isMissing = httpVersion === '1.1' && !seen.has('Host');
  return isMissing ? { message: 'The header Host is missing.', param: 'Host' } : undefined;
}
