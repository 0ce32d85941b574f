import { enableWebhook } from '../../application/webhooks/enable.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockWebhook } from '../../store/queries/webhooks.ts';

export const handle: PersonHandler<'webhooks.enable'> = async ({ args, tx, fail, describeChange }) => {
  const { webhookId } = args;
  const webhook =
    (await lockWebhook(tx, webhookId)) ?? fail('webhook_not_found', null, { param: 'webhookId' });
  const { wasActive } = enableWebhook(webhook);
  describeChange({ change: { wasActive } });
  return { webhookId, wasActive };
};
