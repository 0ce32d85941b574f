import { maxConsecutiveFailures } from '../../domain/delivery.ts';
import type { Tx } from '../../store/store.ts';
import {
  cancelWaitingDeliveries,
  endpointDisabledReason,
  findFirstMissedTime,
} from '../../store/queries/deliveries.ts';
import { disableUnreadableWebhook } from '../../store/queries/webhooks.ts';
import { notifyTeam } from '../notices/notify-team.ts';

interface EndpointRef {
  readonly webhookId: string;
  readonly url: string;
}

const secretUnreadableReason =
  'The secret of the endpoint cannot be decrypted with the current SECRET_KEY. Restore the key or rotate the secret ' +
  '(npx outreach webhook rotate), then enable the endpoint (npx outreach webhook enable).';

/**
 * Disables an endpoint whose secret cannot be decrypted, unless it has another secret by now. Counts no failure,
 * because nothing can be sent until a person restores or rotates the secret.
 */
export async function disableUnreadableEndpoint(
  tx: Tx,
  { webhookId, url, sealedSecret }: EndpointRef & { readonly sealedSecret: string },
): Promise<void> {
  if (!(await disableUnreadableWebhook(tx, { webhookId, sealedSecret, reason: secretUnreadableReason })))
    return;
  await cancelWaitingDeliveries(tx, [{ webhookId, reason: secretUnreadableReason }]);
  const missedSince = await findFirstMissedTime(tx, webhookId);
  const options = `--org ${tx.orgId} --webhook ${webhookId}`;
  await notifyTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `The secret that signs events to ${url} was encrypted with another SECRET_KEY, so nothing is sent there.\n\n` +
      'Operators can restore SECRET_KEY, or the file secret.key in DATA_DIR, from a backup. ' +
      `Otherwise rotate the secret and give the new one to the receiver:\nnpx outreach webhook rotate ${options}\n\n` +
      'Then enable the endpoint and replay the events it missed:\n' +
      `npx outreach webhook enable ${options}\n` +
      `npx outreach webhook replay ${options} --since ${missedSince.toISOString()}`,
    key: `webhook-unreadable ${webhookId} ${tx.now.toISOString()}`,
  });
}

/** Notifies the team that an endpoint was disabled after too many failures. */
export async function notifyEndpointDisabled(
  tx: Tx,
  { webhookId, url }: EndpointRef,
  lastError: string,
): Promise<void> {
  const cancelled = await cancelWaitingDeliveries(tx, [{ webhookId, reason: endpointDisabledReason }]);
  const missedSince = await findFirstMissedTime(tx, webhookId);
  await notifyTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `${maxConsecutiveFailures} deliveries in a row to ${url} failed, so no more events are sent there.\n\n` +
      `Last error: ${lastError}\nCancelled deliveries: ${cancelled}\n\n` +
      'Once the receiver works, enable the endpoint and replay the events it missed:\n' +
      `npx outreach webhook enable --org ${tx.orgId} --webhook ${webhookId}\n` +
      `npx outreach webhook replay --org ${tx.orgId} --webhook ${webhookId} --since ${missedSince.toISOString()}`,
    key: `webhook-disabled ${webhookId} ${tx.now.toISOString()}`,
  });
}
