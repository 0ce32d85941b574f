import { pingEndpoint } from '../../application/webhooks/ping.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockActiveWebhook } from './_lock-active.ts';

export const handle: PersonHandler<'webhooks.sendTest'> = async ({ args: { webhookId }, tx, fail }) => {
  await lockActiveWebhook(tx, webhookId, fail);
  return { deliveryId: await pingEndpoint(tx, webhookId) };
};
