import type { Context } from 'koa';
import type { Outcome, Request } from '../dispatch/dispatcher.ts';
import { errorEnvelope } from '../dispatch/error-envelope.ts';
import type { ApiError } from '../domain/errors.ts';

/** The request headers that every door reads. */
export function readRequestHeaders(
  ctx: Context,
): Pick<Request, 'requestId' | 'authorization' | 'session' | 'network' | 'idempotencyKey' | 'dryRun'> {
  const header = (name: string) => {
    const value = ctx.req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    requestId: ctx.state.requestId as string,
    authorization: header('authorization'),
    session: ctx.state.session as Request['session'],
    network: ctx.state.network as string,
    idempotencyKey: header('idempotency-key'),
    dryRun: header('dry-run'),
  };
}

/** Sends the outcome. The body is the finished envelope, so it is not parsed again. */
export function respond(ctx: Context, outcome: Outcome): void {
  ctx.status = outcome.status;
  ctx.set({ ...outcome.headers });
  ctx.set('X-Request-Id', outcome.requestId);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = outcome.body;
  ctx.state.outcome = outcome;
}

/** Sends an error that occurred before dispatch. */
export function respondWithError(ctx: Context, error: ApiError): void {
  const requestId = ctx.state.requestId as string;
  respond(ctx, { ...errorEnvelope(error, requestId), requestId, headers: {}, code: error.code });
}
