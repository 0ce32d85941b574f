import type { PersonHandler } from '../../person-operation.ts';
import { countMissedEvents, countWaitingDeliveries } from '../../store/queries/delivery-log.ts';
import { findWebhook } from '../../store/queries/webhooks.ts';
import { viewEndpoint } from './_view.ts';

export const handle: PersonHandler<'webhooks.get'> = async ({ args: { webhookId }, tx, fail }) => {
  const [webhook, waiting] = await Promise.all([
    findWebhook(tx, webhookId),
    countWaitingDeliveries(tx, [webhookId]),
  ]);
  if (!webhook) return fail('webhook_not_found', null, { param: 'webhookId' });
  const { oldSecretUntil } = webhook;
  const view = viewEndpoint(webhook, waiting.get(webhookId) ?? 0);
  return {
    ...view,
    events: [...view.events],
    oldSecretUntil: oldSecretUntil && oldSecretUntil > tx.now ? oldSecretUntil.getTime() : null,
    missed: webhook.active ? null : await countMissedEvents(tx, webhook),
  };
};
