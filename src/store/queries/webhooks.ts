import { Webhook } from '../entities/webhooks.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { QueryContext, ReadContext, Tx } from '../store.ts';

/** The location that a sealed secret is bound to. The old secret keeps its location. */
export const webhookSecretLocation = (orgId: string, webhookId: string) => ({
  orgId,
  rowId: webhookId,
  field: 'webhookSecret',
});

export interface NewWebhook {
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  /** A user id. */
  readonly createdBy: string;
  /** Encrypts the endpoint's secret for its location. */
  seal(location: ReturnType<typeof webhookSecretLocation>): string;
}

/** Adds an endpoint. */
export function insertWebhook(tx: Tx, webhook: NewWebhook): Rows['Webhook'] {
  const { url, events, description, createdBy, seal } = webhook;
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

export async function countWebhooks(tx: Tx): Promise<number> {
  return tx.em.count(Webhook, { orgId: tx.orgId, deletedAt: null });
}

/** Returns endpoints before an id, newest first. Served by the primary key, read backwards. */
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

/** Null for a removed endpoint. Served by the primary key. */
export async function findWebhook(tx: ReadContext, webhookId: string): Promise<Rows['Webhook'] | null> {
  return tx.em.findOne(Webhook, { orgId: tx.orgId, id: webhookId, deletedAt: null });
}

/** Whether an endpoint exists, including a removed one whose deliveries are not swept yet. */
export async function isWebhookKnown(tx: QueryContext, webhookId: string): Promise<boolean> {
  const rows = await tx.sql('select 1 from webhook where org_id = $1 and id = $2', [tx.orgId, webhookId]);
  return rows.length > 0;
}

/** Locks an endpoint, as transactions that record results do. Null if there is none. */
export async function lockWebhook(tx: Tx, webhookId: string): Promise<Rows['Webhook'] | null> {
  await tx.sql('select id from webhook where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    webhookId,
  ]);
  return tx.em.findOne(Webhook, { orgId: tx.orgId, id: webhookId, deletedAt: null });
}

/** Disables an active endpoint if it still has this secret. Returns whether it did. Served by the primary key. */
export async function disableUnreadableWebhook(
  tx: Tx,
  { webhookId, sealedSecret, reason }: { webhookId: string; sealedSecret: string; reason: string },
): Promise<boolean> {
  const disabled = await tx.sql(
    `update webhook set active = false, disabled_at = $3, disabled_reason = $4
     where org_id = $1 and id = $2 and active and sealed_secret = $5 returning id`,
    [tx.orgId, webhookId, tx.now, reason, sealedSecret],
  );
  return disabled.length > 0;
}

/** Deletes an endpoint's secrets and hides it. False if there is none. Served by the primary key. */
export async function markWebhookDeleted(tx: Tx, webhookId: string): Promise<boolean> {
  const deleted = await tx.sql(
    `update webhook set deleted_at = $3, active = false, sealed_secret = '', sealed_old_secret = null
     where org_id = $1 and id = $2 and deleted_at is null returning id`,
    [tx.orgId, webhookId, tx.now],
  );
  return deleted.length > 0;
}
