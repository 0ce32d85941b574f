import type { Context } from 'koa';
import type { AppDispatcher } from '../../dispatch/app/app-context.ts';
import type { SessionCredential } from '../../dispatch/authenticate-session.ts';
import { sessionLifetimeMs } from '../../domain/accounts/session-token.ts';
import { ApiError } from '../../domain/errors.ts';
import { readJsonObject } from '../body.ts';
import { respond, respondWithError } from '../respond.ts';
import { setSessionCookie } from './session-credential.ts';

/** `POST /app/api/<group>.<verb>` with a JSON object. */
export function appDoor(dispatcher: AppDispatcher, baseUrl: string) {
  return async (ctx: Context): Promise<void> => {
    let body: Promise<unknown> | undefined;
    const outcome = await dispatcher.dispatch({
      requestId: ctx.state.requestId as string,
      fn: (ctx.params as { fn: string }).fn,
      credential: ctx.state.session as SessionCredential,
      readInput: async () => {
        requireNoRepeatHeaders(ctx);
        return (body ??= readJsonObject(ctx));
      },
    });
    const { sessionToken, startWork } = outcome;
    // A browser that has gone away gets no reply, and `close` was emitted already.
    if (ctx.res.closed) startWork();
    else ctx.res.once('close', startWork);
    if (sessionToken !== undefined) setSessionCookie(ctx, baseUrl, sessionToken, sessionLifetimeMs / 1000);
    respond(ctx, outcome);
  };
}

/** Rejects headers that mean something for public operations, and would mean nothing here. */
function requireNoRepeatHeaders(ctx: Context): void {
  for (const [param, remedy] of [
    ['Idempotency-Key', 'send a call once, and read what it changed before you repeat it'],
    ['Dry-Run', 'a call of the app always takes effect'],
  ] as const) {
    if (ctx.get(param) === '') continue;
    throw new ApiError(
      'invalid_arguments',
      `Operations of the app do not support ${param}. Leave the header out: ${remedy}.`,
      { param },
    );
  }
}

/** Answers paths below /app/api that no other door handles. */
export function unknownAppDoor(ctx: Context): void {
  ctx.state.pathPattern = '/app/api/*';
  const isOperation = /^\/app\/api\/[^/]+$/.test(ctx.path);
  if (isOperation) {
    ctx.set('Allow', 'POST');
    return respondWithError(ctx, new ApiError('method_not_allowed', 'Operations of the app take only POST.'));
  }
  respondWithError(
    ctx,
    new ApiError(
      'unknown_route',
      'There is no such address below /app/api. Operations of the app have one part.',
    ),
  );
}
