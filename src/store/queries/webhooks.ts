import { mostEndpoints } from '../../domain/delivery.ts';
import { Webhook } from '../entities/webhooks.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Asking, Reading, Tx } from '../store.ts';
import { whyRemoved } from './deliveries.ts';
import { cancelWaiting } from './endpoint-closing.ts';

/** Where the secret of an endpoint is kept; the one before it is moved as it was sealed. */
export const webhookSecretPlace = (orgId: string, webhookId: string) => ({
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
  seal(place: ReturnType<typeof webhookSecretPlace>): string;
}

/** Adds an endpoint. Null where the organisation has as many as it may; nobody else adds one in the meantime. */
export async function addWebhook(tx: Tx, wanted: NewWebhook): Promise<Rows['Webhook'] | null> {
  await tx.sql('select org_id from directory.org where org_id = $1 for no key update', [tx.orgId]);
  if (!(await hasRoomForEndpoint(tx))) return null;
  const { url, events, description, createdBy, seal } = wanted;
  const id = newId('webhook');
  return tx.em.create(Webhook, {
    orgId: tx.orgId,
    id,
    url,
    events: [...events],
    description,
    createdBy,
    sealedSecret: seal(webhookSecretPlace(tx.orgId, id)),
    active: true,
    consecutiveFailures: 0,
    createdAt: tx.now,
  });
}

/** Whether the organisation has fewer endpoints than it may. */
export async function hasRoomForEndpoint(tx: Tx): Promise<boolean> {
  return (await tx.em.count(Webhook, { orgId: tx.orgId, deletedAt: null })) < mostEndpoints;
}

/** The newest first, from the one before an id on. Served by the primary key, read backwards. */
export async function listWebhooks(
  reading: Reading,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Rows['Webhook'][]> {
  const place = before === undefined ? {} : { id: { $lt: before } };
  return reading.em.find(
    Webhook,
    { orgId: reading.orgId, deletedAt: null, ...place },
    { orderBy: { id: 'desc' }, limit },
  );
}

/** Whether an endpoint is known: a removed one is until what it was sent is swept. */
export async function isWebhookKnown(asking: Asking, webhookId: string): Promise<boolean> {
  const found = await asking.sql('select 1 from webhook where org_id = $1 and id = $2', [
    asking.orgId,
    webhookId,
  ]);
  return found.length > 0;
}

/** Holds an endpoint's row, as those do who write what became of deliveries to it. Null where there is none. */
export async function holdWebhook(tx: Tx, webhookId: string): Promise<Rows['Webhook'] | null> {
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
  if (deleted.length) await cancelWaiting(tx, webhookId, whyRemoved);
  return deleted.length > 0;
}
