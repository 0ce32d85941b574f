import type { Handler } from '../../operation.ts';
import { deleteWebhook } from '../../application/webhooks/delete.ts';

export const handle: Handler<'webhooks.delete'> = async ({ args: { webhookId }, tx, fail }) => {
  if (!(await deleteWebhook(tx, webhookId))) fail('webhook_not_found', null, { param: 'webhookId' });
  return { webhookId, deleted: true };
};
