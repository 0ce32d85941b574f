import { maxEndpoints } from '../../domain/delivery.ts';
import { Webhook } from '../entities/webhooks.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';
import { endpointRemovedReason } from './deliveries.ts';
import { cancelWaitingDeliveries } from './cancel-deliveries.ts';

/** Where the secret of an endpoint is kept; the one before it is moved as it was sealed. */
export const webhookSecretLocation = (orgId: string, webhookId: string) => ({
  orgId,
  rowId: webhookId,
  field: 'webhookSecret',
});

export interface NewWebhook {
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  /** A user. */
  readonly createdBy: string;
  /** Encrypts the endpoint's secret for where it is kept. */
  seal(place: ReturnType<typeof webhookSecretLocation>): string;
}

/** Adds an endpoint. Null where the organisation has as many as it may; nobody else adds one in the meantime. */
export async function addWebhook(tx: Tx, wanted: NewWebhook): Promise<Rows['Webhook'] | null> {
  await tx.sql('select org_id from directory.org where org_id = $1 for no key update', [tx.orgId]);
  if (!(await canAddEndpoint(tx))) return null;
  const { url, events, description, createdBy, seal } = wanted;
  const id = newId('webhook');
  return tx.em.create(Webhook, {
    orgId: tx.orgId,
    id,
    url,
    events: [...events],
    description,
    createdBy,
    sealedSecret: seal(webhookSecretLocation(tx.orgId, id)),
    active: true,
    consecutiveFailures: 0,
    createdAt: tx.now,
  });
}

/** Whether the organisation has fewer endpoints than it may. */
export async function canAddEndpoint(tx: Tx): Promise<boolean> {
  return (await tx.em.count(Webhook, { orgId: tx.orgId, deletedAt: null })) < maxEndpoints;
}

/** The newest first, from the one before an id on. Served by the primary key, read backwards. */
export async function listWebhooks(
  tx: ReadContext,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Rows['Webhook'][]> {
  const condition = before === undefined ? {} : { id: { $lt: before } };
  return tx.em.find(
    Webhook,
    { orgId: tx.orgId, deletedAt: null, ...condition },
    { orderBy: { id: 'desc' }, limit },
  );
}

/** Whether an endpoint is known: a removed one is until what it was sent is swept. */
export async function isWebhookKnown(tx: QueryContext, webhookId: string): Promise<boolean> {
  const found = await tx.sql('select 1 from webhook where org_id = $1 and id = $2', [tx.orgId, webhookId]);
  return found.length > 0;
}

/** Holds an endpoint's row, as those do who write what became of deliveries to it. Null where there is none. */
export async function lockWebhook(tx: Tx, webhookId: string): Promise<Rows['Webhook'] | null> {
  await tx.sql('select id from webhook where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    webhookId,
  ]);
  return tx.em.findOne(Webhook, { orgId: tx.orgId, id: webhookId, deletedAt: null });
}

/** Forgets an endpoint with its secrets; what it was sent is swept later. False where there is none. */
export async function deleteWebhook(tx: Tx, webhookId: string): Promise<boolean> {
  const deleted = await tx.sql(
    `update webhook set deleted_at = $3, active = false, sealed_secret = '', sealed_old_secret = null
     where org_id = $1 and id = $2 and deleted_at is null returning id`,
    [tx.orgId, webhookId, tx.now],
  );
  if (deleted.length) await cancelWaitingDeliveries(tx, webhookId, endpointRemovedReason);
  return deleted.length > 0;
}
