import type { Context } from 'koa';
import { capabilities } from '../../generated/contract/capabilities.ts';
import { ApiError } from '../domain/errors.ts';
import { explainNotReady } from '../domain/outage.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
import { respondWithError } from './respond.ts';

/** Reports that the process is alive and checks nothing else. */
export function healthDoor(version: string) {
  return (ctx: Context): void => {
    ctx.body = { status: 'ok', version };
  };
}

/** Reports readiness. `check` throws if the database is unreachable or not migrated, or its disk is full. */
export function readyDoor(version: string, check: () => Promise<void>) {
  return async (ctx: Context): Promise<void> => {
    try {
      await check();
      ctx.body = { status: 'ready', version };
    } catch (thrown) {
      const fault = classifyDatabaseError(thrown);
      const reason = fault.kind === 'unavailable' ? fault.reason : 'unreachable';
      const error =
        thrown instanceof ApiError ? thrown : new ApiError('unavailable', explainNotReady(reason));
      respondWithError(ctx, error);
    }
  };
}

export function capabilitiesDoor(ctx: Context): void {
  ctx.body = { value: capabilities, request_id: ctx.state.requestId as string };
}
