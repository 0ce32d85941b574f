import { maxConsecutiveFailures } from '../../domain/delivery.ts';
import type { Tx } from '../../store/store.ts';
import { cancelWaitingDeliveries } from '../../store/queries/cancel-deliveries.ts';
import { endpointDisabledReason, findFirstMissedTime } from '../../store/queries/deliveries.ts';
import { notifyTeam } from '../notices/notify-team.ts';

/** An endpoint that is to be sent nothing more. */
interface EndpointRef {
  readonly webhookId: string;
  readonly url: string;
}

export const secretUnreadableReason =
  'The secret of the endpoint cannot be read with the SECRET_KEY that the service has now. Put the key back or give ' +
  'the endpoint a new secret (npx outreach webhook rotate), then enable it (npx outreach webhook enable).';

/** Nothing would be sent to it before a person has mended it, so that no failure is counted. */
export async function disableUnreadableEndpoint(tx: Tx, { webhookId, url }: EndpointRef): Promise<void> {
  await tx.sql(
    `update webhook set active = false, disabled_at = $3, disabled_reason = $4
     where org_id = $1 and id = $2 returning id`,
    [tx.orgId, webhookId, tx.now, secretUnreadableReason],
  );
  await cancelWaitingDeliveries(tx, webhookId, secretUnreadableReason);
  const missedSince = await findFirstMissedTime(tx, webhookId);
  const which = `--org ${tx.orgId} --webhook ${webhookId}`;
  await notifyTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `The secret that events to ${url} are signed with was encrypted with another SECRET_KEY than the service has ` +
      'now, so nothing is sent there.\n\n' +
      'Those who run the service can put SECRET_KEY, or the file secret.key in DATA_DIR, back from a backup. ' +
      `Otherwise give the endpoint a new secret, and its receiver too:\nnpx outreach webhook rotate ${which}\n\n` +
      'Then enable it and send again what it missed:\n' +
      `npx outreach webhook enable ${which}\n` +
      `npx outreach webhook replay ${which} --since ${missedSince.toISOString()}`,
    key: `webhook-unreadable ${webhookId} ${tx.now.toISOString()}`,
  });
}

/** Tells the team why an endpoint that took nothing is sent nothing any more. */
export async function closeFailingEndpoint(
  tx: Tx,
  { webhookId, url }: EndpointRef,
  lastError: string,
): Promise<void> {
  const cancelled = await cancelWaitingDeliveries(tx, webhookId, endpointDisabledReason);
  const missedSince = await findFirstMissedTime(tx, webhookId);
  await notifyTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `${maxConsecutiveFailures} deliveries in a row to ${url} failed, so events are sent there no more.\n\n` +
      `Last error: ${lastError}\nDeliveries that were waiting: ${cancelled}\n\n` +
      'Once the receiver works, enable the endpoint and send again what it missed:\n' +
      `npx outreach webhook enable --org ${tx.orgId} --webhook ${webhookId}\n` +
      `npx outreach webhook replay --org ${tx.orgId} --webhook ${webhookId} --since ${missedSince.toISOString()}`,
    key: `webhook-disabled ${webhookId} ${tx.now.toISOString()}`,
  });
}
