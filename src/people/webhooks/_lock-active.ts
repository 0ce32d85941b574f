import type { ErrorDetails } from '../../domain/errors.ts';
import type { Rows } from '../../store/rows.ts';
import { lockWebhook } from '../../store/queries/webhooks.ts';
import type { Tx } from '../../store/store.ts';

type Fail = (
  code: 'webhook_not_found' | 'invalid_state',
  message?: string | null,
  details?: ErrorDetails,
) => never;

/** Locks an endpoint that receives events, or ends the call. */
export async function lockActiveWebhook(tx: Tx, webhookId: string, fail: Fail): Promise<Rows['Webhook']> {
  const webhook = await lockWebhook(tx, webhookId);
  if (!webhook) return fail('webhook_not_found', null, { param: 'webhookId' });
  if (!webhook.active) fail('invalid_state', 'The endpoint is disabled. Enable it first: webhooks.enable.');
  return webhook;
}
