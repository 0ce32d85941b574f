import type { Context } from 'koa';
import { capabilities } from '../../generated/contract/capabilities.ts';
import { ApiError } from '../domain/errors.ts';
import { respondWithError } from './respond.ts';

/** The process is alive; nothing else is asked. */
export function healthDoor(version: string) {
  return (ctx: Context): void => {
    ctx.body = { status: 'ok', version };
  };
}

/** Ready when `check` finds the database reachable and migrated; otherwise it throws what is wrong. */
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
          'The service is not ready: its database cannot be reached or is not migrated yet.',
        ),
      );
    }
  };
}

export function capabilitiesDoor(ctx: Context): void {
  ctx.body = { value: capabilities, request_id: ctx.state.requestId as string };
}
