import { webhookSecretLocation, type NewWebhook } from '../../store/queries/webhooks.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

const secretOverlapMs = 24 * 60 * 60_000;

/**
 * Gives an endpoint, whose row the caller has locked, a new secret. The old secret stays valid for a day unless it is
 * dropped. Returns when the old secret expires, in epoch milliseconds.
 */
export function rotateWebhookSecret(
  tx: Tx,
  webhook: Rows['Webhook'],
  { seal, dropsOld }: { readonly seal: NewWebhook['seal']; readonly dropsOld: boolean },
): { readonly oldValidUntil: number | null } {
  const until = dropsOld ? null : new Date(tx.now.getTime() + secretOverlapMs);
  Object.assign(webhook, {
    sealedOldSecret: dropsOld ? null : webhook.sealedSecret,
    oldSecretUntil: until,
    sealedSecret: seal(webhookSecretLocation(tx.orgId, webhook.id)),
  });
  return { oldValidUntil: until?.getTime() ?? null };
}
