import type { Webhook as WebhookView } from '../../../generated/contract/types.ts';
import type { Rows } from '../../store/rows.ts';

/** The API's form of an endpoint, without its secrets. */
export function viewWebhook(webhook: Rows['Webhook']): WebhookView {
  const { id, url, events, description, active, disabledAt, disabledReason } = webhook;
  return {
    webhookId: id,
    url,
    events,
    description: description ?? null,
    active,
    disabledAt: disabledAt?.getTime() ?? null,
    disabledReason: disabledReason ?? null,
    consecutiveFailures: webhook.consecutiveFailures,
    lastDelivery: webhook.lastDelivery ?? null,
    createdBy: webhook.createdBy,
    createdAt: webhook.createdAt.getTime(),
  };
}
