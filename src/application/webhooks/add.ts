import { maxEndpoints } from '../../domain/delivery.ts';
import { lockOrg } from '../../store/queries/orgs.ts';
import { countWebhooks, insertWebhook, type NewWebhook } from '../../store/queries/webhooks.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Adds an endpoint. Null if the organisation has reached its limit. Locks the organisation against parallel additions.
 */
export async function addWebhook(tx: Tx, webhook: NewWebhook): Promise<Rows['Webhook'] | null> {
  await lockOrg(tx);
  return (await canAddEndpoint(tx)) ? insertWebhook(tx, webhook) : null;
}

/** Whether the organisation is below its limit of endpoints. */
export async function canAddEndpoint(tx: Tx): Promise<boolean> {
  return (await countWebhooks(tx)) < maxEndpoints;
}
