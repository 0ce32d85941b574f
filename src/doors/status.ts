import type { Context } from 'koa';
import { capabilities } from '../../generated/contract/capabilities.ts';
import { ApiError } from '../domain/errors.ts';
import { respondWithError } from './respond.ts';

/** Reports that the process is alive and checks nothing else. */
export function healthDoor(version: string) {
  return (ctx: Context): void => {
    ctx.body = { status: 'ok', version };
  };
}

/** Reports readiness. `check` throws if the database is unreachable or not migrated. */
export function readyDoor(version: string, check: () => Promise<void>) {
  return async (ctx: Context): Promise<void> => {
    try {
      await check();
      ctx.body = { status: 'ready', version };
    } catch {
      respondWithError(
        ctx,
        new ApiError(
          'unavailable',
          'The service is not ready: its database is unreachable or not migrated yet.',
        ),
      );
    }
  };
}

export function capabilitiesDoor(ctx: Context): void {
  ctx.body = { value: capabilities, request_id: ctx.state.requestId as string };
}
