import { replayEvents, replayStart } from '../../application/webhooks/replay.ts';
import { ApiError } from '../../domain/errors.ts';
import { decodeCursor, encodeCursor } from '../../domain/paging.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockActiveWebhook } from './_lock-active.ts';

const eventsKeptMs = 30 * 24 * 60 * 60_000;

/** Handles a thousand events per call, so that a call stays short. The cursor continues. */
export const handle: PersonHandler<'webhooks.replay'> = async ({ args, tx, fail, describeChange }) => {
  const { webhookId, since, withEarlier, cursor } = args;
  const now = tx.now.getTime();
  if (since > now || since < now - eventsKeptMs)
    throw new ApiError(
      'invalid_arguments',
      'The argument since must be in the past, at most 30 days ago; older events are not kept.',
      { param: 'since' },
    );
  const filter = ['webhooks.replay', tx.orgId, webhookId, since, withEarlier];
  const position = cursor === undefined ? [] : decodeCursor(cursor, filter, 1);
  const webhook = await lockActiveWebhook(tx, webhookId, fail);
  const [after = null] = position ?? fail('cursor_invalid', null, { param: 'cursor' });
  const start = replayStart(webhook, { since: new Date(since), withEarlier });
  const step = await replayEvents(tx, webhook, { after, since: start });
  describeChange({ change: { sent: step.sent, since: start.getTime() } });
  const nextCursor = step.after === null ? null : encodeCursor([step.after], filter);
  return { sent: step.sent, since: start.getTime(), nextCursor };
};
