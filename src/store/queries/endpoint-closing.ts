import { mostFailures } from '../../domain/delivery.ts';
import type { Tx } from '../store.ts';
import { addUnsent, whyDisabled } from './deliveries.ts';
import { deliveriesUnderWay } from './delivery-batches.ts';
import { noticeTeam } from './notices.ts';

/** An endpoint that is to be sent nothing more. */
interface Closing {
  readonly webhookId: string;
  readonly url: string;
}

export const whyUnreadable =
  'The secret of the endpoint cannot be read with the SECRET_KEY that the service has now. Put the key back or give ' +
  'the endpoint a new secret (npx outreach webhook rotate), then enable it (npx outreach webhook enable).';

/**
 * Ends what waits for an endpoint without sending it; of what is under way the outcome is still written down. Answers
 * how many those were. Served by delivery_due_index.
 */
export async function cancelWaiting(tx: Tx, webhookId: string, reason: string): Promise<number> {
  const [cancelled, underWay] = await Promise.all([
    tx.sql<{ id: string }>(
      'delete from directory.delivery_due where webhook_id = $2 and org_id = $1 returning id',
      [tx.orgId, webhookId],
    ),
    deliveriesUnderWay(tx, webhookId),
  ]);
  await Promise.all([
    tx.sql(
      `update delivery set state = 'not_sent', reason = $3, finished_at = $4
       where org_id = $1 and id = any($2) and state = 'waiting' returning id`,
      [tx.orgId, cancelled.map(({ id }) => id), reason, tx.now],
    ),
    underWay.length
      ? addUnsent(
          tx,
          underWay.map((each) => ({ ...each, reason })),
        )
      : [],
  ]);
  return cancelled.length + underWay.length;
}

/** Nothing would be sent to it before a person has mended it, so that no failure is counted. */
export async function disableUnreadable(tx: Tx, { webhookId, url }: Closing): Promise<void> {
  await tx.sql(
    `update webhook set active = false, disabled_at = $3, disabled_reason = $4
     where org_id = $1 and id = $2 returning id`,
    [tx.orgId, webhookId, tx.now, whyUnreadable],
  );
  await cancelWaiting(tx, webhookId, whyUnreadable);
  const missedSince = await firstMissed(tx, webhookId);
  const which = `--org ${tx.orgId} --webhook ${webhookId}`;
  await noticeTeam(tx, {
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
export async function closeEndpoint(tx: Tx, { webhookId, url }: Closing, lastError: string): Promise<void> {
  const cancelled = await cancelWaiting(tx, webhookId, whyDisabled);
  const missedSince = await firstMissed(tx, webhookId);
  await noticeTeam(tx, {
    emails: null,
    subject: `Webhook disabled: ${url}`,
    text:
      `${mostFailures} deliveries in a row to ${url} failed, so events are sent there no more.\n\n` +
      `Last error: ${lastError}\nDeliveries that were waiting: ${cancelled}\n\n` +
      'Once the receiver works, enable the endpoint and send again what it missed:\n' +
      `npx outreach webhook enable --org ${tx.orgId} --webhook ${webhookId}\n` +
      `npx outreach webhook replay --org ${tx.orgId} --webhook ${webhookId} --since ${missedSince.toISOString()}`,
    key: `webhook-disabled ${webhookId} ${tx.now.toISOString()}`,
  });
}

/** When the first event was raised after the last one that the endpoint took. Served by delivery_once_key. */
async function firstMissed(tx: Tx, webhookId: string): Promise<Date> {
  const [missed] = await tx.sql<{ atMs: number | null }>(
    `select (extract(epoch from min(e.created_at)) * 1000)::float8 as "atMs"
     from delivery d join event e on e.org_id = d.org_id and e.id = d.event_id
     where d.org_id = $1 and d.webhook_id = $2 and d.event_id > coalesce(
       (select max(event_id) from delivery where org_id = $1 and webhook_id = $2 and state = 'delivered'), '')`,
    [tx.orgId, webhookId],
  );
  return missed?.atMs ? new Date(Math.floor(missed.atMs)) : tx.now;
}
