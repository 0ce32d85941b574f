import type { Context } from 'koa';
import type { Outcome, Request } from '../dispatch/dispatcher.ts';
import { errorEnvelope } from '../dispatch/error-envelope.ts';
import type { ApiError } from '../domain/errors.ts';

/** What every door reads of an HTTP request. */
export function readRequestHeaders(
  ctx: Context,
): Pick<Request, 'requestId' | 'authorization' | 'idempotencyKey' | 'dryRun'> {
  const header = (name: string) => {
    const value = ctx.req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    requestId: ctx.state.requestId as string,
    authorization: header('authorization'),
    idempotencyKey: header('idempotency-key'),
    dryRun: header('dry-run'),
  };
}

/** Writes the outcome as it is: the body is the envelope, made once and never parsed again. */
export function respond(ctx: Context, outcome: Outcome): void {
  ctx.status = outcome.status;
  ctx.set(outcome.headers as Record<string, string>);
  ctx.set('X-Request-Id', outcome.requestId);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Type', 'application/json; charset=utf-8');
  ctx.body = outcome.body;
  ctx.state.outcome = outcome;
}

/** Refuses what never reached the dispatcher. */
export function respondWithError(ctx: Context, refusal: ApiError): void {
  const requestId = ctx.state.requestId as string;
  respond(ctx, { ...errorEnvelope(refusal, requestId), requestId, headers: {}, code: refusal.code });
}
